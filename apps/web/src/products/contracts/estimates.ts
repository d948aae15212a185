import type { ContractRow } from '@touchstone/protocol'
import { type Amount, chargeUp, formatDecimal } from '@touchstone/quantities'
import { compareDecimals, isZero, readDown } from '../../shared/decimals/exactDecimal.ts'
import { type ContractMarket, lotsValue } from './contractMarket.ts'

/** What closing lots of a position at a price would bring, in quote as plain decimals. */
export interface CloseEstimate {
  /** Signed, before fees. */
  readonly profit: string
  readonly fee: string
  readonly value: string
}

const SHOWN = 2

/**
 * (price − entry) × size for a long, the other way round for a short, cut to two decimals. The entry is the average the
 * exchange shows, so this is an estimate; the ledger uses the exact value.
 */
export function closeEstimate(
  row: Pick<ContractRow, 'side' | 'openPrice'>,
  lots: bigint,
  price: string,
  market: ContractMarket,
): CloseEstimate | undefined {
  const at = readDown(price, market.priceScale)
  const entry = readDown(row.openPrice, market.priceScale)
  if (!at || !entry || at <= 0n) return undefined
  const gain = row.side === 'long' ? at - entry : entry - at
  const value = lotsValue(lots, at, market)
  return {
    profit: shown(lotsValue(lots, gain, market), market.valueScale),
    fee: shown(chargeUp(value, market.takerPpm), market.valueScale, 4),
    value: shown(value, market.valueScale),
  }
}

function shown(units: Amount, scale: number, decimals = SHOWN): string {
  if (scale <= decimals) return formatDecimal(units, scale)
  return formatDecimal(units / 10n ** BigInt(scale - decimals), decimals)
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
