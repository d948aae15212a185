import type { ListOptions, OptionCycle, Reply } from '@touchstone/protocol'
import { isWritable } from '../isWritable.ts'
import { MAX_CYCLES, MAX_ID, MAX_PPM } from '../limits.ts'
import { done, isWhole, refuse } from '../refusal.ts'
import type { ExchangeState } from '../state.ts'
import { readTerms } from './listedOptions.ts'

/** The latest strike (10 s) comes before the earliest settlement sample (5 s before the end). */
const SHORTEST_SECONDS = 15
const LONGEST_SECONDS = 30 * 86_400

/** Opens options on an index or replaces their terms for later orders; answers the version. OPT-1, OPT-2. */
export function listOptions(state: ExchangeState, command: ListOptions): Reply {
  if (!isWritable(command)) return refuse('bad_command')
  const { terms } = command
  if (!areCycles(terms.cycles)) return refuse('bad_command')
  if (!state.indexes.byId(terms.index)) return refuse('unknown_index')
  const quote = state.assetIndex(terms.quote)
  if (quote < 0) return refuse('unknown_asset')
  const before = state.options.listed.get(terms.index)
  const listed = readTerms(terms, (before?.version ?? 0) + 1, quote, state.assets[quote]?.scale ?? 0)
  if (!listed || (before && before.quote !== quote)) return refuse('bad_command')
  state.options.listed.set(terms.index, listed)
  state.emit({ type: 'OptionsListed', terms, version: listed.version })
  return done(listed.version)
}

function areCycles(cycles: readonly OptionCycle[]): boolean {
  if (cycles.length > MAX_CYCLES || new Set(cycles.map((cycle) => cycle.id)).size !== cycles.length) return false
  return cycles.every(
    ({ id, seconds, payoutPpm, feePpm }) =>
      isWhole(id, 1, MAX_ID) &&
      isWhole(seconds, SHORTEST_SECONDS, LONGEST_SECONDS) &&
      isWhole(payoutPpm, 1, MAX_PPM) &&
      isWhole(feePpm, 0, MAX_PPM),
  )
}
