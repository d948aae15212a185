import { contractValue, initialMargin, marginTiers } from '@touchstone/core'
import { catalogueEntry, rollOverOf } from '@touchstone/feeds'
import type { CallData, ContractView } from '@touchstone/protocol'
import { formatPlain, ppmToFraction } from '@touchstone/quantities'
import type { CallContext, CallHandlers } from '../../../gateway/callContext.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { rateFraction } from '../../../marketdata/rateText.ts'
import { tradingHours } from '../../../marketdata/tradingHours.ts'
import type { PriceOrigin } from '../../../trading/priceOrigin.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { type TradingWorld, worldSeenBy } from '../../../trading/tradingWorlds.ts'

type Info = CallData<'getContractInfo'>

/** Preselected where nothing is in use, or the contract's maximum if that is less. */
const FIRST_LEVERAGE = 5
const STEP_FACTORS = [1, 10, 100, 1000] as const

/** Margin tiers as people read them. Amounts in the margin asset. */
export function tierTexts({ definition, quote }: ContractText): Info['tiers'] {
  const tiers = marginTiers(definition.tiers, quote.scale)
  return definition.tiers.map(({ upTo, maintenancePpm, maxLeverage }, place) => ({
    notional: upTo,
    maintenance: ppmToFraction(maintenancePpm),
    deduction: formatPlain(tiers[place]?.deduction ?? 0n, quote.scale),
    maxLeverage,
  }))
}

type Terms = Omit<Info, keyof State | 'note' | 'minimumSources' | keyof PriceOrigin>

/** The terms in force: most are fixed for the life of a contract, limits may change for later orders. */
function termsOf(contract: ContractText, { definition }: ContractView): Terms {
  const { index, quote, units } = contract
  const { calendar } = index
  return {
    symbol: definition.symbol,
    name: definition.name,
    kind: definition.kind,
    class: index.class,
    index: index.symbol,
    indexName: index.name,
    quote: quote.code,
    unit: definition.unit,
    lotSize: definition.lotSize,
    tick: index.tickSize,
    priceDecimals: units.priceDecimals,
    amountDecimals: units.amountDecimals,
    minLots: definition.minLots,
    maxLots: definition.maxLots,
    maxLeverage: definition.maxLeverage,
    tiers: tierTexts(contract),
    makerRate: ppmToFraction(definition.makerPpm),
    takerRate: ppmToFraction(definition.takerPpm),
    liquidationRate: ppmToFraction(definition.liquidationPpm),
    band: ppmToFraction(definition.bandPpm),
    defaultSlippage: ppmToFraction(definition.defaultSlippagePpm),
    maxSlippage: ppmToFraction(definition.maxSlippagePpm),
    maxOpenOrders: definition.maxOpenOrders,
    depthSteps: STEP_FACTORS.map((factor) => contract.price(factor)),
    fundingInterval: definition.fundingIntervalMs,
    interest: rateFraction(definition.interestE8),
    fundingCap: rateFraction(definition.fundingCapE8),
    expiry: definition.expiry,
    hours: tradingHours(calendar),
    holidays: [...calendar.holidays],
  }
}

type State = Pick<
  Info,
  | 'settlementPrice'
  | 'state'
  | 'reason'
  | 'open'
  | 'changesAt'
  | 'sources'
  | 'minMargin'
  | 'maxMargin'
  | 'leverage'
  | 'marginMode'
>

/** Margin of so many lots at 1x and the mark price; "" without one. */
function marginAt1x(lots: number, { markPrice }: ContractView, contract: ContractText): string {
  if (markPrice === 0) return ''
  return contract.money(initialMargin(contractValue(markPrice, lots, contract.units), 1))
}

/** The changing facts: the market's, and the caller's own in it. */
function stateOf({ port }: TradingWorld, contract: ContractText, context: CallContext): State {
  const view = port.core.contracts.contract(contract.definition.id)
  const { id, minLots, maxLots, maxLeverage } = view.definition
  const used = context.session ? port.core.contracts.leverage(context.session.owner, id) : undefined
  return {
    settlementPrice: contract.price(view.settlementPrice),
    state: view.state,
    reason: view.reason,
    open: view.open,
    changesAt: view.changesAt,
    sources: port.core.reference.index(contract.index.id).used,
    minMargin: marginAt1x(minLots, view, contract),
    maxMargin: marginAt1x(maxLots, view, contract),
    leverage: used?.leverage ?? Math.min(FIRST_LEVERAGE, maxLeverage),
    marginMode: used?.marginMode ?? 'isolated',
  }
}

/** The terms of contracts, known from the core's memory. */
export function contractInfoCalls({
  worlds,
  minimumSources,
  priceSource,
  simulated,
}: Pick<ProductServices, 'worlds' | 'minimumSources' | keyof PriceOrigin>): CallHandlers<
  'getContractInfo' | 'getContractSymbols'
> {
  return {
    getContractInfo(request, context) {
      const world = worldSeenBy(worlds, context)
      const contract = world.listings.contract(request.symbol)
      return {
        ...termsOf(contract, world.port.core.contracts.contract(contract.definition.id)),
        ...stateOf(world, contract, context),
        note: catalogueEntry(contract.index.id)?.note ?? '',
        minimumSources: minimumSources[world.port.world],
        priceSource,
        simulated,
      }
    },

    getContractSymbols(_request, context) {
      const { port, listings } = worldSeenBy(worlds, context)
      const contracts = listings.contracts()
      const definitions = contracts.map(({ definition }) => definition)
      return contracts.map(({ definition, index }) => {
        const { open, changesAt, definition: inForce } = port.core.contracts.contract(definition.id)
        const { symbol, name, kind, maxLeverage, expiry } = inForce
        const rollOver = rollOverOf(definition, definitions)?.symbol ?? ''
        const market = { class: index.class, index: index.symbol, open, changesAt }
        return { symbol, name, kind, maxLeverage, expiry, rollOver, ...market }
      })
    },
  }
}
