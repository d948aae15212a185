import { divideDown, parseDecimal, powerOfTen } from '@touchstone/quantities'
import type { AssetDefinition } from '../ledger/assets.ts'
import type { MarketUnits } from '../markets/units.ts'
import type { IndexDefinition } from '../reference/indexes.ts'
import type { ContractDefinition } from './definition.ts'

/** The integer view of a contract. `quantum`: quote units of one tick × one lot, a whole number by construction. */
export type ContractUnits = MarketUnits

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

/** Derives the integer view; throws when the definition would make tick × lot a fraction of a quote unit. */
export function contractUnits(
  contract: Pick<ContractDefinition, 'symbol' | 'lotSize' | 'quote'>,
  index: Pick<IndexDefinition, 'tickSize'>,
  assets: readonly AssetDefinition[],
): ContractUnits {
  const quote = assets.find((asset) => asset.id === contract.quote)
  if (!quote) throw new Error(`${contract.symbol}: unknown asset`)
  const priceDecimals = decimalsOf(index.tickSize)
  const amountDecimals = decimalsOf(contract.lotSize)
  const tickUnits = parseDecimal(index.tickSize, priceDecimals)
  const lotUnits = parseDecimal(contract.lotSize, amountDecimals)
  if (!tickUnits || !lotUnits || tickUnits < 0n || lotUnits < 0n)
    throw new Error(`${contract.symbol}: bad tick or lot size`)
  const numerator = tickUnits * lotUnits * powerOfTen(quote.scale)
  const denominator = powerOfTen(priceDecimals + amountDecimals)
  if (numerator % denominator !== 0n)
    throw new Error(`${contract.symbol}: tick × lot is not a whole number of quote units`)
  return { priceDecimals, amountDecimals, tickUnits, lotUnits, quantum: divideDown(numerator, denominator) }
}
