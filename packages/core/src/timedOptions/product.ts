import { type TimedOptionQueries, TIMED_OPTIONS as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { DELIVERY } from '../ledger/accounts.ts'
import { buyOption } from './buyOption.ts'
import { readOptions, writeOptions } from './canonicalOptions.ts'
import { checkOptions, heldByOptions } from './checkOptions.ts'
import { nextOptionDue, runOptionDue } from './due.ts'
import { judgeOptionListing, listOptions } from './listOptions.ts'
import { OPTION_PAYOUT, OPTION_STAKE } from './reasons.ts'
import { strikeSampled } from './strikeOptions.ts'
import { timedOptionQueries } from './timedOptionQueries.ts'
import { TimedOptions } from './timedOptions.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

export const TIMED_OPTIONS = defineProduct<{
  state: TimedOptionsState
  slice: 'timedOptions'
  vocabulary: typeof VOCABULARY
  queries: { readonly timedOptions: TimedOptionQueries }
}>({
  name: 'timedOptions',
  vocabulary: VOCABULARY,
  slice: () => ({ timedOptions: new TimedOptions() }),
  part: { number: 22, write: writeOptions, read: readOptions },
  queries: (state) => ({ timedOptions: timedOptionQueries(state) }),
  reasons: [OPTION_PAYOUT, OPTION_STAKE],
  commands: {
    BuyOption: { carryOut: buyOption },
    ListOptions: { carryOut: listOptions },
  },
  actions: { ListOptions: { judge: judgeOptionListing, carryOut: listOptions, matter: 'terms' } },
  due: { rank: 3, next: nextOptionDue, run: runOptionDue },
  sampled: { rank: 1, run: strikeSampled },
  held: heldByOptions,
  uses: ({ timedOptions }, wallet, asset) =>
    wallet === DELIVERY && [...timedOptions.listed.values()].some((listed) => listed.quote === asset),
  check: checkOptions,
})
