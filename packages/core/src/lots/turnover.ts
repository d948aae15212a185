import type { OwnerId } from '@touchstone/protocol'
import { type Amount, divideDown, smaller } from '@touchstone/quantities'
import { withdrawalAsset } from '../ledger/currency.ts'
import type { Lot } from './lots.ts'
import type { LotsState } from './lotsState.ts'

/**
 * Counts what an owner has traded, in an asset (place in the list of assets): amount ÷ divisor, rounded down, for his oldest
 * lot that still asks for turnover, and the remainder for the lots after that. Called with every fill: one look-up for an owner without
 * such a lot. TURN-1.
 */
export function countTurnover(state: LotsState, owner: OwnerId, asset: number, amount: Amount, divisor: number): void {
  const waiting = state.lots.waiting(owner)
  if (waiting !== undefined && asset === withdrawalAsset(state))
    spread(state, waiting, divisor === 1 ? amount : divideDown(amount, BigInt(divisor)))
}

function spread(state: LotsState, waiting: readonly Lot[], turnover: Amount): void {
  let left = turnover
  for (const lot of waiting) {
    if (left === 0n) return
    const part = smaller(left, lot.needed - lot.done)
    state.lots.setDone(lot, lot.done + part)
    left -= part
  }
}
