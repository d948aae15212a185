import type { ContractRow } from '@touchstone/protocol'
import { type Amount, formatDecimal } from '@touchstone/quantities'
import { compareDecimals, isZero, readDown } from '../../shared/decimals/exactDecimal.ts'
import { type ContractMarket, lotsValue } from './contractMarket.ts'
import type { ProtectedEntry } from './protection/protection.ts'

const SHOWN = 2

/**
 * (price − entry) × size for a long, the other way round for a short, rounded down to two decimals so that a loss is never
 * made small. The entry is the average the exchange shows, so this is an estimate; the ledger uses the exact value.
 * Undefined without a price.
 */
export function profitAt(
  row: Pick<ContractRow, 'side' | 'openPrice'>,
  lots: bigint,
  price: string,
  market: ContractMarket,
): string | undefined {
  return profitFrom({ side: row.side, price: readDown(row.openPrice, market.priceScale), lots }, price, market)
}

/** The same from an entry that is not a position yet; undefined while its price or size is not known. */
export function profitFrom(
  { side, price, lots }: ProtectedEntry,
  at: string,
  market: ContractMarket,
): string | undefined {
  const exit = readDown(at, market.priceScale)
  if (!exit || !price || !lots || exit <= 0n) return undefined
  const gain = side === 'long' ? exit - price : price - exit
  return shown(lotsValue(lots, gain, market), market.valueScale)
}

function shown(units: Amount, scale: number): string {
  if (scale <= SHOWN) return formatDecimal(units, scale)
  const step = 10n ** BigInt(scale - SHOWN)
  const down = units / step - (units < 0n && units % step !== 0n ? 1n : 0n)
  return formatDecimal(down, SHOWN)
}

/** Whether a value is more than half of the account's equity: closing so much asks once more. */
export function isMostOf(value: string, equity: string): boolean {
  const part = readDown(value, 8)
  const whole = readDown(equity, 8)
  return part !== undefined && whole !== undefined && whole > 0n && part * 2n > whole
}

/** A protection price beyond the liquidation price would never be reached. */
export function isBeyondLiquidation(row: Pick<ContractRow, 'side' | 'liqPrice'>, stopLoss: string): boolean {
  if (isZero(row.liqPrice) || isZero(stopLoss)) return false
  const compared = compareDecimals(stopLoss, row.liqPrice)
  return row.side === 'long' ? compared <= 0 : compared >= 0
}
