import { type OptionResult, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { AVAILABLE, DELIVERY, FUNDS, HELD } from '../ledger/accounts.ts'
import { FEE, HOLD, RELEASE } from '../ledger/reasons.ts'
import type { OpenOption } from './openOption.ts'
import { OPTION_PAYOUT, OPTION_STAKE } from './reasons.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

/** The money that an owner may stake. */
export function availableForOptions(state: TimedOptionsState, owner: OwnerId, asset: number): Amount {
  const start = state.accounts.find(owner, DELIVERY)
  return start < 0 ? 0n : state.accounts.balance(start + asset * 2 + AVAILABLE)
}

/** The money that the pool may still promise. */
export function freePool(state: TimedOptionsState, asset: number): Amount {
  const start = state.accounts.find(SYSTEM_OWNERS.optionsPool, FUNDS)
  return start < 0 ? 0n : state.accounts.balance(start + asset * 2 + AVAILABLE)
}

/** Sets aside stake and fee of the customer, and the whole payout of the pool. OPT-4, I14. */
export function lockOption(state: TimedOptionsState, option: OpenOption): void {
  const { free, held, poolFree, poolHeld } = cellsOf(state, option)
  state.journal.post(free, held, option.stake + option.fee, HOLD, option.id)
  state.journal.post(poolFree, poolHeld, option.payout, HOLD, option.id)
}

/** Moves the money set aside as the result says; returns the customer's part of it. OPT-10. */
export function payOption(state: TimedOptionsState, option: OpenOption, result: OptionResult): Amount {
  const { id, stake, fee, payout } = option
  const { journal } = state
  const { free, held, poolFree, poolHeld } = cellsOf(state, option)
  if (result === 'won') {
    journal.post(held, free, stake, RELEASE, id)
    journal.post(poolHeld, free, payout, OPTION_PAYOUT, id)
    journal.post(held, feesCell(state, option), fee, FEE, id)
    return stake + payout
  }
  journal.post(poolHeld, poolFree, payout, RELEASE, id)
  if (result === 'lost') {
    journal.post(held, poolFree, stake, OPTION_STAKE, id)
    journal.post(held, feesCell(state, option), fee, FEE, id)
    return 0n
  }
  journal.post(held, free, stake + fee, RELEASE, id)
  return stake + fee
}

function cellsOf(state: TimedOptionsState, { owner, quote }: OpenOption) {
  const free = state.accounts.cell(owner, DELIVERY, quote, AVAILABLE)
  const poolFree = state.accounts.cell(SYSTEM_OWNERS.optionsPool, FUNDS, quote, AVAILABLE)
  return { free, held: free - AVAILABLE + HELD, poolFree, poolHeld: poolFree - AVAILABLE + HELD }
}

function feesCell(state: TimedOptionsState, { quote }: OpenOption): number {
  return state.accounts.cell(SYSTEM_OWNERS.fees, FUNDS, quote, AVAILABLE)
}
