import type { ContractRow } from '@touchstone/protocol'
import { compareDecimals, isZero, readDown } from '../../shared/decimals/exactDecimal.ts'
import { profitFrom } from '../../terminal/ticket/protection/profitFrom.ts'
import type { ContractMarket } from './contractMarket.ts'

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
  const size = lots * market.lotSize
  return profitFrom({ side: row.side, price: readDown(row.openPrice, market.priceScale), size }, price, market)
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
