import type { MoneyTermsView, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { smaller } from '@touchstone/quantities'
import type { Lot } from './lots.ts'
import type { LotsState } from './lotsState.ts'
import { ownedValueOf } from './ownedValue.ts'

/** A lot and an amount of that lot: the part that remains, or the part that is taken. */
export interface Share {
  readonly lot: Lot
  readonly amount: Amount
}

/** The remaining parts of an owner's lots, oldest first, after losses: the oldest money is lost first. LOT-3. */
export function remainingLots(state: LotsState, owner: OwnerId): Share[] {
  const lots = state.lots.ofOwner(owner).filter(({ left }) => left > 0n)
  let there = lots.length === 0 ? 0n : ownedValueOf(state, owner)
  const shares: Share[] = []
  for (const lot of lots.reverse()) {
    const amount = smaller(lot.left, there)
    if (amount <= 0n) break
    shares.unshift({ lot, amount })
    there -= amount
  }
  return shares
}

/** Writes losses off the lots: before money comes in and before money goes out, so that neither counts for the other. LOT-3. */
export function writeOffLosses(state: LotsState, owner: OwnerId): void {
  const remaining = new Map(remainingLots(state, owner).map(({ lot, amount }) => [lot, amount]))
  for (const lot of state.lots.ofOwner(owner)) {
    const left = remaining.get(lot) ?? 0n
    if (left < lot.left) state.lots.setLeft(lot, left)
  }
}

/** The parts of the remaining lots that make up an amount, oldest first. LOT-4. */
export function drawLots(remaining: readonly Share[], amount: Amount): Share[] {
  let wanted = amount
  const drawn: Share[] = []
  for (const { lot, amount: most } of remaining) {
    if (wanted === 0n) break
    const taken = smaller(most, wanted)
    drawn.push({ lot, amount: taken })
    wanted -= taken
  }
  return drawn
}

/** The terms a lot came in under. I19. */
export function termsOf(state: LotsState, { id, terms }: Lot): MoneyTermsView {
  const view = state.moneyTerms.version(terms)
  if (!view) throw new Error(`Lot ${id} keeps terms ${terms}, which never held`)
  return view
}
