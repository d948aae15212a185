import type { BuyOption, Reply } from '@touchstone/protocol'
import { MAX_AMOUNT } from '@touchstone/quantities'
import { MAX_ID, MAX_MARKET_ID } from '../entry/limits.ts'
import { done, isWhole } from '../entry/refusal.ts'
import { isOffer, judgeOption } from './judgeOption.ts'
import { lockOption } from './optionMoney.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

/** OPT-3. Whether the order says something at all. */
export function isOptionOrder({ index, cycle, direction, stake, payoutPpm, feePpm }: BuyOption): boolean {
  if (!isWhole(index, 1, MAX_MARKET_ID) || !isWhole(cycle, 1, MAX_ID)) return false
  if (direction !== 'up' && direction !== 'down') return false
  if (typeof stake !== 'bigint' || stake < 0n || stake > MAX_AMOUNT) return false
  return isWhole(payoutPpm, 0, MAX_ID) && isWhole(feePpm, 0, MAX_ID)
}

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
