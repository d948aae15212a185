import { MARKET } from '../markets/markets.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { count, fields, id, ppm, prices, ticks, timestamp } from '../shape/kinds.ts'
import { MAX_SOURCES } from '../shape/limits.ts'
import { LEASE_ROLE } from './commands.ts'
import { INDEX, INDEX_FIELDS } from './indexes.ts'

/** `price` 0: too few live sources, everything that depends on the index halts. */
export const IndexUpdated = define(40, 'IndexUpdated', "A spot market's index price has changed.", {
  market: MARKET,
  price: ticks(),
  sources: count(),
})
export type IndexUpdated = RecordOf<typeof IndexUpdated>

export const LeaseAcquired = define(41, 'LeaseAcquired', 'A role was taken or renewed.', {
  role: LEASE_ROLE,
  holder: id(0),
  until: timestamp(),
})
export type LeaseAcquired = RecordOf<typeof LeaseAcquired>

export const IndexListed = define(42, 'IndexListed', 'A reference price was listed.', {
  definition: fields(INDEX_FIELDS),
})
export type IndexListed = RecordOf<typeof IndexListed>

/** One accepted round of samples of a listed index. Recorded even without a change: options and settlements count the rounds. */
export const IndexSampled = define(43, 'IndexSampled', 'A listed index has a new price.', {
  index: INDEX,
  /** 0: too few live sources. */
  price: ticks(),
  /** The samples, in the order of the command. */
  sources: prices(MAX_SOURCES),
  /** Number of counted samples: sources over 5 % from the median do not count. */
  used: count(),
  /** (highest − lowest counted source) ÷ median. */
  spreadPpm: ppm(),
})
export type IndexSampled = RecordOf<typeof IndexSampled>
