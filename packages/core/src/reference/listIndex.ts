import {
  type CalendarDefinition,
  type IndexDefinition,
  type ListIndex,
  parseDay,
  type Reply,
  type Session,
} from '@touchstone/protocol'
import { MAX_SCALE, parseDecimal } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { ReferenceIndex } from './referenceIndex.ts'
import type { ReferenceState } from './referenceState.ts'

/** Indexes that are no spot market's have these ids. */
const FIRST_INDEX = 1000
const LAST_INDEX = 1999
const WEEK_MINUTES = 10_080

/** INDEX-1, INDEX-2 */
export function judgeIndexListing(state: ReferenceState, command: ListIndex): Rejected | undefined {
  const { definition } = command
  if (!isDefinition(definition) || !fitsItsId(state, definition)) return refuse('bad_command')
  if (state.indexes.byId(definition.id)) return refuse('already_listed')
  for (const listed of state.indexes.all()) {
    if (listed.definition.symbol === definition.symbol) return refuse('already_listed')
  }
  return undefined
}

/** Lists a reference price. */
export function listIndex(state: ReferenceState, command: ListIndex): Reply {
  const refused = judgeIndexListing(state, command)
  if (refused) return refused
  const { definition } = command
  state.indexes.add(new ReferenceIndex(definition))
  state.emit({ type: 'IndexListed', definition })
  return done()
}

function isDefinition({ tickSize, calendar }: IndexDefinition): boolean {
  const tick = parseDecimal(tickSize, MAX_SCALE)
  return tick !== undefined && tick > 0n && isCalendar(calendar)
}

/** A spot market's index is that market's price: same symbol, same tick. */
function fitsItsId(state: ReferenceState, { id, symbol, tickSize }: IndexDefinition): boolean {
  const market = state.market(id)
  if (market) return market.definition.symbol === symbol && market.definition.tickSize === tickSize
  return id >= FIRST_INDEX && id <= LAST_INDEX
}

function isCalendar({ sessions, holidays }: CalendarDefinition): boolean {
  return areApart(sessions) && holidays.every((date) => parseDay(date) !== undefined)
}

/** Ascending, none over another, the last not over the first of the next week. */
function areApart(sessions: readonly Session[]): boolean {
  const first = sessions[0]
  let end = 0
  for (const { from, to } of sessions) {
    if (from < end || from >= WEEK_MINUTES || to <= from || to > from + WEEK_MINUTES) return false
    end = to
  }
  return first === undefined || end - WEEK_MINUTES <= first.from
}
