import type { BuyOption, Reply } from '@touchstone/protocol'
import { done } from '../entry/refusal.ts'
import { isOffer, judgeOption } from './judgeOption.ts'
import { lockOption } from './optionMoney.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

/** Buys a timed option: the customer's stake and fee and the pool's whole payout are set aside. OPT-3, OPT-4. */
export function buyOption(state: TimedOptionsState, command: BuyOption): Reply {
  const judged = judgeOption(state, command)
  if (!isOffer(judged)) return judged
  const { owner, index, direction, stake } = command
  const { listed, cycle, fee, payout } = judged
  const { id: cycleId, seconds, payoutPpm, feePpm } = cycle
  const id = state.timedOptions.nextOption++
  const expiry = state.time + seconds * 1000
  const terms = { seconds, direction, stake, fee, payoutPpm, feePpm, payout, termsVersion: listed.version, expiry }
  const place = { id, owner, index, quote: listed.quote, cycle: cycleId, boughtAt: state.time }
  const option = { ...place, ...terms, strike: 0, strikeSequence: 0 }
  lockOption(state, option)
  state.timedOptions.open.add(option)
  state.emit({ type: 'OptionBought', option: id, owner, index, cycle: cycleId, ...terms })
  return done(id)
}
