import type { Timestamp } from '@touchstone/quantities'
import { countTurnover } from '../lots/turnover.ts'
import { countTrade } from '../tradingFees/countTrade.ts'
import type { OpenOption } from './openOption.ts'
import { lastMoment } from './openOptions.ts'
import { optionOutcome } from './optionFormulas.ts'
import { payOption } from './optionMoney.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

/** The first moment of log time at which an option must end; 0 = none. OPT-8, OPT-9. */
export function nextOptionDue(state: TimedOptionsState): Timestamp {
  const option = state.timedOptions.open.next
  return option ? lastMoment(option) + 1 : 0
}

/** Ends every option that must have ended by `dueAt`, in order of their ends, then of purchase. */
export function runOptionDue(state: TimedOptionsState, dueAt: Timestamp): void {
  for (
    let option = state.timedOptions.open.next;
    option && lastMoment(option) < dueAt;
    option = state.timedOptions.open.next
  ) {
    endOption(state, option)
  }
}

/** Once for each option: it is gone before its money moves. OPT-10. */
function endOption(state: TimedOptionsState, option: OpenOption): void {
  const { id, owner, index, stake, fee, strike } = option
  const outcome = optionOutcome(option, state.indexes.byId(index)?.samples ?? [])
  state.timedOptions.open.remove(option)
  const received = payOption(state, option, outcome.result)
  if (outcome.result !== 'void') countTurnover(state, owner, option.quote, stake, 1)
  const charged = outcome.result === 'tied' ? 0n : fee
  if (outcome.result !== 'void') countTrade(state, owner, option.quote, charged, option.quote, stake)
  state.emit({
    type: 'OptionSettled',
    option: id,
    owner,
    index,
    result: outcome.result,
    strike,
    price: outcome.price,
    windowMs: outcome.windowMs,
    rule: outcome.rule,
    samples: outcome.samples.map(({ sequence, time, price }) => [sequence, time, price] as const),
    expectedSamples: outcome.expectedSamples,
    received,
    profit: received - stake - fee,
  })
}
