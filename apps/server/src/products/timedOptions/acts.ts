import type { CoreQueries, OptionTerms } from '@touchstone/protocol'
import type { Acts } from '../../trading/acts/acts.ts'
import { inAsset, percent } from '../../trading/acts/termTexts.ts'
import { type TermWords, toldTerms } from '../../trading/acts/termWords.ts'

/** Each cycle and cap in the words of the console. */
function worded({ quote, cycles, poolCap, customerCap }: OptionTerms, core: CoreQueries): TermWords {
  const money = (amount: string) => inAsset(core, quote, amount)
  return {
    ...Object.fromEntries(
      cycles.map(({ seconds, payoutPpm, feePpm, min, max }) => [
        `${seconds} s`,
        `pays ${percent(payoutPpm)}, fee ${percent(feePpm)}, ${money(min)} to ${money(max)}`,
      ]),
    ),
    'owed at once on this index': money(poolCap),
    'won at once by one customer': money(customerCap),
  }
}

export const TIMED_OPTION_ACTS: Acts<'ListOptions'> = {
  ListOptions: ({ terms }, core) => {
    const before = core.timedOptions.terms().find(({ index }) => index === terms.index)
    const lead = `${before ? 'Change' : 'List'} timed orders on index ${terms.index}`
    return toldTerms(lead, before && worded(before, core), worded(terms, core))
  },
}
