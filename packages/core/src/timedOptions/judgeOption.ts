import { type BuyOption, sessionAt } from '@touchstone/protocol'
import { type Amount, formatPlain } from '@touchstone/quantities'
import { judgeFrozen } from '../customers/judgeParty.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { indexOf, indexSure, indexUsable } from '../reference/judgeIndex.ts'
import type { ReferenceIndex } from '../reference/referenceIndex.ts'
import { judgeUnrestricted } from '../restriction/restrictPlatform.ts'
import type { ListedCycle, ListedOptions } from './listedOptions.ts'
import { optionFee, optionPayout, settlementRule } from './optionFormulas.ts'
import { availableForOptions } from './optionMoney.ts'
import { customerRoom, poolRoom, stakeByPool } from './optionRoom.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

/** An order that may be carried out. */
export interface OptionOffer {
  readonly listed: ListedOptions
  readonly cycle: ListedCycle
  readonly fee: Amount
  readonly payout: Amount
}

export function isOffer(judged: OptionOffer | Rejected): judged is OptionOffer {
  return 'listed' in judged
}

/** OPT-3: the guards in order of precedence. */
export function judgeOption(state: TimedOptionsState, order: BuyOption): OptionOffer | Rejected {
  const barred = judgeBuyer(state, order) ?? judgeUnrestricted(state)
  if (barred) return barred
  const index = indexOf(state, order.index)
  if (!index) return refuse('unknown_index')
  const unpriced = indexUsable(state, index) ?? indexSure(index)
  if (unpriced) return unpriced
  const listed = state.timedOptions.listed.get(order.index)
  const cycle = listed?.cycles.find(({ id }) => id === order.cycle)
  if (!listed || !cycle) return refuse('unknown_cycle')
  const unfit = judgeTerms(order, cycle, listed) ?? judgeEnd(state, index, cycle)
  if (unfit) return unfit
  const { stake } = order
  const offer = { listed, cycle, fee: optionFee(stake, cycle.feePpm), payout: optionPayout(stake, cycle.payoutPpm) }
  return judgeMoney(state, order, offer) ?? offer
}

function judgeBuyer(state: TimedOptionsState, { owner }: BuyOption): Rejected | undefined {
  if (!state.owners.exists(owner)) return refuse('unknown_owner')
  return state.owners.isCustomer(owner) ? judgeFrozen(state, owner) : refuse('not_allowed')
}

function judgeTerms(order: BuyOption, cycle: ListedCycle, { scale }: ListedOptions): Rejected | undefined {
  const { stake, payoutPpm, feePpm } = order
  if (payoutPpm !== cycle.payoutPpm || feePpm !== cycle.feePpm) return refuse('terms_changed')
  if (stake === 0n) return refuse('stake_zero')
  if (stake < cycle.least) return refuse('below_minimum_quantity', { min: formatPlain(cycle.least, scale) })
  return stake > cycle.most ? refuse('above_maximum_quantity', { max: formatPlain(cycle.most, scale) }) : undefined
}

/** The market must be open at the end and when its settlement window begins. */
function judgeEnd(state: TimedOptionsState, index: ReferenceIndex, { seconds }: ListedCycle): Rejected | undefined {
  const { calendar } = index.definition
  const expiry = state.time + seconds * 1000
  const begins = expiry - settlementRule(seconds).windowMs
  const open = sessionAt(calendar, begins).open && sessionAt(calendar, expiry).open
  return open ? undefined : refuse('expires_while_closed')
}

function judgeMoney(state: TimedOptionsState, order: BuyOption, offer: OptionOffer): Rejected | undefined {
  const { listed, cycle, fee, payout } = offer
  const { owner, stake } = order
  const currency = state.assets[listed.quote]?.code ?? ''
  if (payout > customerRoom(state, listed, owner)) {
    return refuse('option_customer_cap', { max: formatPlain(listed.customerCap, listed.scale), currency })
  }
  if (payout > poolRoom(state, listed)) {
    const most = stakeByPool(state, listed, cycle)
    return refuse('option_pool_full', { max: formatPlain(most, listed.scale), currency })
  }
  return stake + fee > availableForOptions(state, owner, listed.quote) ? refuse('insufficient_balance') : undefined
}
