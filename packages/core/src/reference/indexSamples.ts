import type { IndexSamples, MarketId, Reply } from '@touchstone/protocol'
import type { Ticks } from '@touchstone/quantities'
import { done, refuse } from '../entry/refusal.ts'
import { indexPrice, readSources } from './indexPrice.ts'
import { holdsLease } from './leases.ts'
import type { ReferenceIndex } from './referenceIndex.ts'
import type { ReferenceState } from './referenceState.ts'

/**
 * One round of outside prices from the feed lease's holder. Every sample is taken before anything acts on one. Replies how
 * many index prices changed. REF-1, REF-2, INDEX-3, INDEX-4.
 */
export function indexSamples(state: ReferenceState, command: IndexSamples): Reply {
  if (repeatsListed(state, command)) return refuse('bad_command')
  if (!holdsLease(state, 'feed', command.holder)) return refuse('not_lease_holder')
  if (command.samples.some(({ market }) => !state.market(market) && !state.indexes.byId(market)))
    return refuse('unknown_market')
  let changed = 0
  for (const { market, sources } of command.samples) {
    const index = state.indexes.byId(market)
    const moved = index ? takeListed(state, index, sources) : takeSpot(state, market, sources)
    if (moved) changed++
  }
  actOnSamples(state, command)
  return done(changed)
}

/** INDEX-4 */
function actOnSamples(state: ReferenceState, { samples }: IndexSamples): void {
  const indexes = samples.map(({ market }) => market).filter((id) => state.indexes.byId(id))
  for (const sampled of state.asked.sampled) sampled.run(state, indexes)
}

/** A spot market without a listed index. */
function takeSpot(state: ReferenceState, id: MarketId, sources: readonly Ticks[]): boolean {
  return moveSpot(state, id, indexPrice(sources, minimumSources(state)), sources.length)
}

function takeListed(state: ReferenceState, index: ReferenceIndex, sources: readonly Ticks[]): boolean {
  const reading = readSources(sources, minimumSources(state))
  const { price, used, spreadPpm } = reading
  const id = index.definition.id
  const moved = index.price !== price
  index.record(state.sequence, state.time, sources, reading)
  moveSpot(state, id, price, used)
  state.emit({ type: 'IndexSampled', index: id, price, sources: index.sources, used, spreadPpm })
  return moved
}

/** Sets a spot market's index price, if there is such a market and it is a new one. */
function moveSpot(state: ReferenceState, id: MarketId, price: Ticks, sources: number): boolean {
  const market = state.market(id)
  if (!market || price === market.indexPrice) return false
  market.setIndexPrice(price)
  state.emit({ type: 'IndexUpdated', market: id, price, sources })
  return true
}

function minimumSources(state: ReferenceState): number {
  return state.genesis?.minimumSources ?? 1
}

/** A listed index has one price a round: it could not be said which of two an option's strike is. */
function repeatsListed(state: ReferenceState, { samples }: IndexSamples): boolean {
  const listed = samples.map(({ market }) => market).filter((id) => state.indexes.byId(id))
  return new Set(listed).size !== listed.length
}
