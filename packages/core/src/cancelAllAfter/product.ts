import { type CancelAllAfterQueries, CANCEL_ALL_AFTER as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { cancelAllAfter, isDeadline } from './cancelAllAfter.ts'
import { cancelAllAfterQueries } from './cancelAllAfterQueries.ts'
import type { CancelAllAfterState } from './cancelAllAfterState.ts'
import { readSilences, writeSilences } from './canonicalSilences.ts'
import { checkSilences } from './checkSilences.ts'
import { nextSilenceDue, runSilenceDue } from './due.ts'
import { Silences } from './silences.ts'

export const CANCEL_ALL_AFTER = defineProduct<{
  state: CancelAllAfterState
  slice: 'silences'
  vocabulary: typeof VOCABULARY
  queries: { readonly cancelAllAfter: CancelAllAfterQueries }
}>({
  name: 'cancelAllAfter',
  vocabulary: VOCABULARY,
  slice: () => ({ silences: new Silences() }),
  part: { number: 32, write: writeSilences, read: readSilences },
  queries: (state) => ({ cancelAllAfter: cancelAllAfterQueries(state) }),
  commands: { CancelAllAfter: { fits: isDeadline, carryOut: cancelAllAfter } },
  begun: ({ silences }) => {
    silences.endedInEntry = 0
  },
  due: { rank: 9, next: nextSilenceDue, run: runSilenceDue },
  check: checkSilences,
})
