import { OWNER, SIGNED } from '../ledger/fields.ts'
import { INDEX } from '../reference/indexes.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, count, fields, id, list, ppm, ticks, timestamp, tuple, word } from '../shape/kinds.ts'
import { MAX_ID, MAX_SAMPLES } from '../shape/limits.ts'
import { OPTION_DIRECTION } from './commands.ts'
import { OPTION_RESULT } from './results.ts'
import { OPTION_TERMS_FIELDS } from './terms.ts'

export const OptionsListed = define(
  100,
  'OptionsListed',
  'Timed options on an index were opened, or have other terms.',
  {
    terms: fields(OPTION_TERMS_FIELDS),
    /** Counts up with every change of this index's terms. */
    version: id(0),
  },
)
export type OptionsListed = RecordOf<typeof OptionsListed>

export const OptionBought = define(101, 'OptionBought', 'A timed option was bought.', {
  option: id(),
  owner: OWNER,
  index: INDEX,
  cycle: id(0),
  seconds: count(),
  direction: OPTION_DIRECTION,
  stake: amount(),
  fee: amount(),
  payoutPpm: ppm(0, MAX_ID),
  feePpm: ppm(0, MAX_ID),
  /** Locked from the pool. */
  payout: amount(),
  termsVersion: id(0),
  expiry: timestamp(),
})
export type OptionBought = RecordOf<typeof OptionBought>

/** The first samples after the purchase in the log made the strike. */
export const OptionStruck = define(102, 'OptionStruck', 'A timed option has its strike.', {
  option: id(),
  owner: OWNER,
  index: INDEX,
  strike: ticks(),
  strikeSequence: id(0),
  strikeTime: timestamp(),
})
export type OptionStruck = RecordOf<typeof OptionStruck>

export const OptionSettled = define(103, 'OptionSettled', 'A timed option was settled.', {
  option: id(),
  owner: OWNER,
  index: INDEX,
  result: OPTION_RESULT,
  strike: ticks(),
  /** The published rule's price over the samples in (expiry − window, expiry]; 0 when void. */
  price: ticks(),
  windowMs: count(),
  rule: word({ median: 0, mean: 1 }),
  /** Sequence, time and price of every sample that counted. */
  samples: list(tuple(id(), timestamp(), ticks()), MAX_SAMPLES),
  expectedSamples: count(),
  /** The whole payment to the customer, stake included. */
  received: amount(),
  /** received − stake − fee. */
  profit: SIGNED,
})
export type OptionSettled = RecordOf<typeof OptionSettled>
