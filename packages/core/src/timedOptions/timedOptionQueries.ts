import {
  type OptionId,
  type OptionPoolView,
  type OptionTerms,
  type OptionView,
  type OwnerId,
  SYSTEM_OWNERS,
  type TimedOptionQueries,
} from '@touchstone/protocol'
import { AVAILABLE, FUNDS, HELD } from '../ledger/accounts.ts'
import type { OpenOption } from './openOption.ts'
import { largestStake } from './optionRoom.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

export function timedOptionQueries(state: TimedOptionsState): TimedOptionQueries {
  return {
    terms: () => optionTerms(state),
    open: (owner) => optionsOf(state, owner),
    option: (option) => optionById(state, option),
    pool: () => optionPoolView(state),
    largestStake: (owner, index, cycle) => largestStake(state, owner, index, cycle),
  }
}

/** By index, in order of first listing. */
function optionTerms(state: TimedOptionsState): (OptionTerms & { readonly version: number })[] {
  return Array.from(state.timedOptions.listed.values(), ({ terms, version }) => ({ ...terms, version }))
}

/** In order of purchase. */
function optionsOf(state: TimedOptionsState, owner: OwnerId): OptionView[] {
  return Array.from(state.timedOptions.open.ofOwner(owner), optionView)
}

/** An option that has not ended. */
function optionById(state: TimedOptionsState, id: OptionId): OptionView | undefined {
  const option = state.timedOptions.open.byId(id)
  return option && optionView(option)
}

/** In the asset options are staked in: that of the first listing. */
function optionPoolView(state: TimedOptionsState): OptionPoolView {
  const [first] = state.timedOptions.listed.values()
  const start = state.accounts.find(SYSTEM_OWNERS.optionsPool, FUNDS)
  if (!first || start < 0) return { available: 0n, locked: 0n }
  const cell = start + first.quote * 2
  return { available: state.accounts.balance(cell + AVAILABLE), locked: state.accounts.balance(cell + HELD) }
}

function optionView(open: OpenOption): OptionView {
  return {
    option: open.id,
    owner: open.owner,
    index: open.index,
    cycle: open.cycle,
    seconds: open.seconds,
    direction: open.direction,
    stake: open.stake,
    fee: open.fee,
    payout: open.payout,
    payoutPpm: open.payoutPpm,
    feePpm: open.feePpm,
    boughtAt: open.boughtAt,
    expiry: open.expiry,
    strike: open.strike,
    strikeSequence: open.strikeSequence,
    termsVersion: open.termsVersion,
  }
}
