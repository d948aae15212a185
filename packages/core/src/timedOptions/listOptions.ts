import type { ListOptions, OptionCycle, Reply } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { type ListedOptions, readTerms } from './listedOptions.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

/** OPT-1, OPT-2 */
export function judgeOptionListing(state: TimedOptionsState, command: ListOptions): Rejected | undefined {
  const { terms } = command
  if (repeatsCycle(terms.cycles)) return refuse('bad_command')
  if (!state.indexes.byId(terms.index)) return refuse('unknown_index')
  const quote = assetIndex(state, terms.quote)
  if (quote < 0) return refuse('unknown_asset')
  const before = state.timedOptions.listed.get(terms.index)
  return !nextTerms(state, command) || (before && before.quote !== quote) ? refuse('bad_command') : undefined
}

/** Opens options on an index or replaces their terms for later orders; answers the version. */
export function listOptions(state: TimedOptionsState, command: ListOptions): Reply {
  const refused = judgeOptionListing(state, command)
  if (refused) return refused
  const listed = nextTerms(state, command)
  if (!listed) return refuse('bad_command')
  const { terms } = command
  state.timedOptions.listed.set(terms.index, listed)
  state.emit({ type: 'OptionsListed', terms, version: listed.version })
  return done(listed.version)
}

/** The terms under their next version; undefined when their numbers cannot be read. */
function nextTerms(state: TimedOptionsState, { terms }: ListOptions): ListedOptions | undefined {
  const quote = assetIndex(state, terms.quote)
  const version = (state.timedOptions.listed.get(terms.index)?.version ?? 0) + 1
  return readTerms(terms, version, quote, state.assets[quote]?.scale ?? 0)
}

function repeatsCycle(cycles: readonly OptionCycle[]): boolean {
  return new Set(cycles.map((cycle) => cycle.id)).size !== cycles.length
}
