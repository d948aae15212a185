import type { OwnerId } from '@touchstone/protocol'
import type { Debt } from '../entry/asked.ts'
import type { LotsState } from './lotsState.ts'

/** A customer's debt to the exchange, over all products. LOT-3. */
export function debtOf(state: LotsState, owner: OwnerId): Debt {
  let [owed, staying] = [0n, 0n]
  for (const debt of state.asked.debt) {
    const own = debt(state, owner)
    owed += own.owed
    staying += own.staying
  }
  return { owed, staying }
}
