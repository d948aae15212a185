import type { CommandOf } from '../customers/customerCommand.ts'
import { MARKET } from '../markets/markets.ts'
import { define } from '../shape/definition.ts'
import { fields, list, prices, timestamp, unsigned, whole, word } from '../shape/kinds.ts'
import { MAX_ID, MAX_SAMPLES, MAX_SOURCES } from '../shape/limits.ts'
import { INDEX_FIELDS } from './indexes.ts'

/** The number of each role in the log, for ever. */
export const LEASE_ROLES = { feed: 0, maker: 1, flow: 2 } as const
/** A role is held by lease, and the core refuses its commands from any other sender. */
export type LeaseRole = keyof typeof LEASE_ROLES

export const HOLDER = whole(1, MAX_ID, 'holder')
export const LEASE_ROLE = word(LEASE_ROLES)

/** One second of outside prices. The core computes the index price from the sources. */
export const IndexSamples = define(5, 'IndexSamples', 'One second of outside prices.', {
  holder: unsigned(HOLDER),
  /** `market`: a spot market's id or a listed index's. `sources` are prices in ticks; a source without a fresh price is left out. */
  samples: list(fields({ market: unsigned(MARKET), sources: prices(MAX_SOURCES) }), MAX_SAMPLES),
})
export type IndexSamples = CommandOf<typeof IndexSamples>

export const AcquireLease = define(13, 'AcquireLease', 'A role is taken or renewed.', {
  role: LEASE_ROLE,
  holder: HOLDER,
  until: timestamp(),
})
export type AcquireLease = CommandOf<typeof AcquireLease>

/** Once per id. An index whose id is a spot market's must have its symbol and tick. */
export const ListIndex = define(31, 'ListIndex', 'A reference price is listed.', { definition: fields(INDEX_FIELDS) })
export type ListIndex = CommandOf<typeof ListIndex>
