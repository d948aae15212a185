import { type Amount, chargeUp } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import type { Lot } from './lots.ts'
import type { LotsState } from './lotsState.ts'

/** I17 to I19 of lots. Sweep. */
export function checkLots(state: LotsState): void {
  const drawn = new Map<number, Amount>()
  for (const draws of state.asked.drawn) {
    for (const { lot, amount } of draws(state)) drawn.set(lot, (drawn.get(lot) ?? 0n) + amount)
  }
  const { all } = state.lots
  for (const lot of all) checkLot(state, lot, drawn.get(lot.id) ?? 0n)
  const made = state.asked.lotsMade.reduce((sum, lotsMade) => sum + lotsMade(state), 0)
  if (made !== all.length) throw new InvariantBroken('I18', `${all.length} lots for ${made} transfers and bank lines`)
}

/** The withdrawn and the remaining part are never more than the lot; the turnover asked for follows from the lot's own terms. */
function checkLot(state: LotsState, lot: Lot, drawn: Amount): void {
  const { id, value, left, needed, done } = lot
  if (left < 0n || left + drawn > value || done < 0n || done > needed)
    throw new InvariantBroken(
      'I17',
      `lot ${id} of ${value} has ${left} left, ${drawn} drawn, ${done} of ${needed} done`,
    )
  const terms = state.moneyTerms.version(lot.terms)?.terms
  if (!terms || needed !== chargeUp(value, terms.turnoverPpm))
    throw new InvariantBroken('I19', `lot ${id} asks for ${needed} under terms ${lot.terms}`)
}
