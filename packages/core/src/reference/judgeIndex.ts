import { type IndexId, type IndexView, sessionAt } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type Rejected, refuse } from '../entry/refusal.ts'
import type { ReferenceIndex } from './referenceIndex.ts'
import type { ReferenceState } from './referenceState.ts'

/** A price is too old to act on after this long in log time. */
const STALE_MS = 5_000
/** Sources that differ by more than 1 % are not sure enough to open anything on. */
const SURE_PPM = 10_000

export function indexOf(state: ReferenceState, id: IndexId): ReferenceIndex | undefined {
  return state.indexes.byId(id)
}

/** INDEX-5: open by its calendar, and a price not older than 5 s. */
export function indexUsable(state: ReferenceState, index: ReferenceIndex): Rejected | undefined {
  const session = sessionAt(index.definition.calendar, state.time)
  if (!session.open) return refuse('market_closed', { opens: session.changesAt })
  if (index.price === 0 || state.time - index.sampledAt > STALE_MS) return refuse('index_unavailable')
  return undefined
}

/** INDEX-6: nothing new is opened while the counted sources are more than 1 % apart. */
export function indexSure(index: ReferenceIndex): Rejected | undefined {
  return index.spreadPpm > SURE_PPM ? refuse('index_unsure') : undefined
}

/** INDEX-5 and INDEX-6 judged by public figures: why nothing new would be opened on an index at `time`. */
export function indexProblem(
  { definition, price, sampledAt, spreadPpm }: IndexView,
  time: Timestamp,
): 'market_closed' | 'index_unavailable' | 'index_unsure' | undefined {
  if (!sessionAt(definition.calendar, time).open) return 'market_closed'
  if (price === 0 || time - sampledAt > STALE_MS) return 'index_unavailable'
  return spreadPpm > SURE_PPM ? 'index_unsure' : undefined
}
