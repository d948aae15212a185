import type { LotQueries, LotView, OwnerId } from '@touchstone/protocol'
import { remainingLots, termsOf } from './drawLots.ts'
import { isReturnable } from './lots.ts'
import type { LotsState } from './lotsState.ts'

export function lotQueries(state: LotsState): LotQueries {
  return { of: (owner) => lotViews(state, owner) }
}

/** Every lot of an owner, oldest first; money that was lost counts as gone. */
function lotViews(state: LotsState, owner: OwnerId): LotView[] {
  const remaining = new Map(remainingLots(state, owner).map(({ lot, amount }) => [lot, amount]))
  return state.lots.ofOwner(owner).map((lot) => {
    const { id, asset, value, needed, done, creditedAt, from } = lot
    const left = remaining.get(lot) ?? 0n
    const turnover = { turnoverNeeded: needed, turnoverDone: done }
    const returnTo = isReturnable(lot) && left === value ? from : ''
    return { lot: id, asset, value, left, ...turnover, creditedAt, terms: termsOf(state, lot), returnTo }
  })
}
