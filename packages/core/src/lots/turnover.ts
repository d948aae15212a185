import type { OwnerId } from '@touchstone/protocol'
import { type Amount, divideDown } from '@touchstone/quantities'
import { smaller } from '../contracts/arithmetic/smaller.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import type { ExchangeState } from '../state.ts'
import type { Lot } from './lots.ts'

/**
 * Counts what an owner has traded, in an asset (place in the genesis list): amount ÷ divisor, rounded down, for his oldest
 * lot that still asks for turnover, and what is over for the next ones. Called with every fill: one look-up for who has no
 * such lot. TURN-1.
 */
export function countTurnover(
  state: ExchangeState,
  owner: OwnerId,
  asset: number,
  amount: Amount,
  divisor: number,
): void {
  const waiting = state.money.lots.waiting(owner)
  if (waiting !== undefined && asset === withdrawalAsset(state))
    spread(state, waiting, divisor === 1 ? amount : divideDown(amount, BigInt(divisor)))
}

function spread(state: ExchangeState, waiting: readonly Lot[], turnover: Amount): void {
  let left = turnover
  for (const lot of waiting) {
    if (left === 0n) return
    const part = smaller(left, lot.needed - lot.done)
    state.money.lots.setDone(lot, lot.done + part)
    left -= part
  }
}
