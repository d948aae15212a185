import { type Amount, divideDown } from '@touchstone/quantities'
import type { CrossAccount, CrossPosition } from './crossAccount.ts'

export interface Backed extends CrossPosition {
  /**
   * The money that the position gives up when it is taken over, as an isolated position gives up its margin. Negative: the money it
   * still receives.
   */
  readonly behind: Amount
}

/**
 * Spreads the rest of a cross account over the positions that are taken over now, those that still receive something first.
 * The rest is their part of the equity, by value, and no more than the cash there will be; when they lose more than there
 * is, the losing ones fall short by size of loss and the others end at the mark. LIQ-7.
 */
export function splitRemainder(account: CrossAccount, taken: readonly CrossPosition[]): readonly Backed[] {
  const left = leftFor(account, taken)
  const weights = taken.map(({ value, unrealised }) => (left >= 0n ? value : unrealised < 0n ? -unrealised : 0n))
  const shares = inProportion(left, weights)
  return taken
    .map((position, place) => ({ ...position, behind: (shares[place] ?? 0n) - position.unrealised }))
    .sort((one, other) => Number(one.behind > 0n) - Number(other.behind > 0n))
}

function leftFor({ equity, cash, positions }: CrossAccount, taken: readonly CrossPosition[]): Amount {
  const payable = taken.reduce((sum, { unrealised }) => sum + unrealised, cash)
  const part = equity > 0n ? divideDown(equity * totalValue(taken), totalValue(positions)) : 0n
  return part < payable ? part : payable
}

function totalValue(positions: readonly CrossPosition[]): Amount {
  return positions.reduce((sum, { value }) => sum + value, 0n)
}

/** Splits exactly, rounded towards zero; the last with a weight gets the remainder. */
function inProportion(total: Amount, weights: readonly Amount[]): readonly Amount[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  const parts = weights.map((weight) => (whole === 0n ? 0n : divideDown(total * weight, whole)))
  const last = weights.findLastIndex((weight) => weight > 0n)
  const rest = total - parts.reduce((sum, part) => sum + part, 0n)
  return parts.map((part, place) => (place === last ? part + rest : part))
}
