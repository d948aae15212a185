import type { ContractDefinition, CoreQueries, MarginTier } from '@touchstone/protocol'
import { rateFraction } from '../../marketdata/rateText.ts'
import { grouped, inAsset, lotsText, percent } from '../../trading/acts/termTexts.ts'
import type { TermWords } from '../../trading/acts/termWords.ts'
import { momentText } from '../../trading/refusalOf.ts'

const HOUR_MS = 3_600_000

/** Terms of a contract that operators may change once it is listed. */
export function changeableWords(definition: ContractDefinition): TermWords {
  const { lotSize, unit } = definition
  return {
    'least order': lotsText(definition.minLots, lotSize, unit),
    'largest order': lotsText(definition.maxLots, lotSize, unit),
    'highest leverage': `${definition.maxLeverage}×`,
    'limit prices at most from the mark': percent(definition.bandPpm),
    'slippage of market orders': percent(definition.defaultSlippagePpm),
    'largest slippage': percent(definition.maxSlippagePpm),
    'open orders a customer': String(definition.maxOpenOrders),
  }
}

/** All terms of a contract. */
export function contractWords(definition: ContractDefinition, core: CoreQueries): TermWords {
  const { quote, makerPpm, takerPpm, expiry } = definition
  const tier = ({ upTo, maintenancePpm, maxLeverage }: MarginTier) =>
    `to ${grouped(upTo)}: ${percent(maintenancePpm)}, ${maxLeverage}×`
  return {
    name: JSON.stringify(definition.name),
    kind: definition.kind,
    index: String(definition.index),
    lot: `${definition.lotSize} ${definition.unit}`,
    ...changeableWords(definition),
    'maintenance margin by value': definition.tiers.map(tier).join('; '),
    'fees, maker and taker': `${percent(makerPpm)} and ${percent(takerPpm)}`,
    'fee of a partial liquidation': percent(definition.liquidationPpm),
    ...(expiry === 0 ? fundingWords(definition) : { 'settles at': momentText(expiry) }),
    'value that the premium is read at': inAsset(core, quote, definition.impactNotional),
  }
}

function fundingWords(definition: ContractDefinition): TermWords {
  const rate = (e8: number) => `${rateFraction(e8)} an interval`
  return {
    'funding interval': `${definition.fundingIntervalMs / HOUR_MS} hours`,
    'interest part of funding': rate(definition.interestE8),
    'interest pulls back at most': rate(definition.interestClampE8),
    'highest funding rate': rate(definition.fundingCapE8),
  }
}
