import type { MoneyTermsView } from '@touchstone/protocol'
import { type Amount, chargeUp } from '@touchstone/quantities'
import { writeOffLosses } from './drawLots.ts'
import type { Lot } from './lots.ts'
import type { LotsState } from './lotsState.ts'

/** Makes a deposit lot of an amount that came in, under these terms. LOT-1. */
export function newLot(
  state: LotsState,
  { owner, asset }: Pick<Lot, 'owner' | 'asset'>,
  value: Amount,
  from: string,
  { version, terms }: MoneyTermsView = state.moneyTerms.current,
): Lot {
  const { lots } = state
  writeOffLosses(state, owner)
  const needed = chargeUp(value, terms.turnoverPpm)
  const turnover = { value, left: value, needed, done: 0n }
  const lot: Lot = { id: lots.next, owner, asset, ...turnover, creditedAt: state.time, terms: version, from }
  lots.add(lot)
  return lot
}
