import type { IndexSamples, Reply } from '@touchstone/protocol'
import { MAX_TICKS } from '@touchstone/quantities'
import { MAX_ID, MAX_MARKET_ID, MAX_SAMPLES, MAX_SOURCES } from '../limits.ts'
import { done, isWhole, refuse } from '../refusal.ts'
import type { ExchangeState } from '../state.ts'
import { indexPrice } from './indexPrice.ts'
import { holdsLease } from './leases.ts'

/** One round of outside prices from the feed lease's holder. Replies how many index prices changed. REF-1, REF-2. */
export function indexSamples(state: ExchangeState, command: IndexSamples): Reply {
  if (!isWellFormed(command)) return refuse('bad_command')
  if (!holdsLease(state, 'feed', command.holder)) return refuse('not_lease_holder')
  if (command.samples.some((sample) => !state.market(sample.market))) return refuse('unknown_market')
  const minimum = state.genesis?.minimumSources ?? 1
  let changed = 0
  for (const { market: id, sources } of command.samples) {
    const market = state.market(id)
    const price = indexPrice(sources, minimum)
    if (!market || price === market.indexPrice) continue
    market.setIndexPrice(price)
    state.emit({ type: 'IndexUpdated', market: id, price, sources: sources.length })
    changed++
  }
  return done(changed)
}

function isWellFormed({ holder, samples }: IndexSamples): boolean {
  if (!isWhole(holder, 1, MAX_ID) || !Array.isArray(samples) || samples.length > MAX_SAMPLES) return false
  return samples.every(
    (sample) =>
      isWhole(sample?.market, 1, MAX_MARKET_ID) &&
      Array.isArray(sample.sources) &&
      sample.sources.length <= MAX_SOURCES &&
      sample.sources.every((ticks: unknown) => isWhole(ticks, 1, MAX_TICKS)),
  )
}
