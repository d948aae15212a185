import type { IndexId, OwnerId } from '@touchstone/protocol'
import { type Amount, larger, smaller } from '@touchstone/quantities'
import type { ListedCycle, ListedOptions } from './listedOptions.ts'
import { stakeForPayout } from './optionFormulas.ts'
import { freePool } from './optionMoney.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

/** The profit that one customer may still win on the index. OPT-5. */
export function customerRoom(state: TimedOptionsState, { terms, customerCap }: ListedOptions, owner: OwnerId): Amount {
  return atLeastNone(customerCap - state.timedOptions.open.owedTo(owner, terms.index))
}

/** The sum that the pool may still promise on the index: below its cap, and within its money. OPT-6. */
export function poolRoom(state: TimedOptionsState, { terms, poolCap, quote }: ListedOptions): Amount {
  return smaller(atLeastNone(poolCap - state.timedOptions.open.owed(terms.index)), freePool(state, quote))
}

/** The largest stake the pool could cover now. */
export function stakeByPool(state: TimedOptionsState, listed: ListedOptions, { most, payoutPpm }: ListedCycle): Amount {
  return smaller(most, stakeForPayout(poolRoom(state, listed), payoutPpm))
}

/** The largest stake that pool, caps and limits allow now; 0n when not even the smallest fits. Balances do not matter. */
export function largestStake(state: TimedOptionsState, owner: OwnerId, index: IndexId, cycleId: number): Amount {
  const listed = state.timedOptions.listed.get(index)
  const cycle = listed?.cycles.find(({ id }) => id === cycleId)
  if (!listed || !cycle) return 0n
  const own = stakeForPayout(customerRoom(state, listed, owner), cycle.payoutPpm)
  const most = smaller(own, stakeByPool(state, listed, cycle))
  return most < cycle.least ? 0n : most
}

function atLeastNone(amount: Amount): Amount {
  return larger(amount, 0n)
}
