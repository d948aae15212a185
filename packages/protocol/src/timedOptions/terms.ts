import { ASSET } from '../ledger/assets.ts'
import { INDEX } from '../reference/indexes.ts'
import { type FieldsOf, fields, id, list, ppm, text, whole } from '../shape/kinds.ts'
import { MAX_CYCLES } from '../shape/limits.ts'

/** The latest strike (10 s) comes before the earliest settlement sample (5 s before the end). */
const SHORTEST_SECONDS = 15
const LONGEST_SECONDS = 30 * 86_400

const OPTION_CYCLE = {
  id: id(),
  seconds: whole(SHORTEST_SECONDS, LONGEST_SECONDS, 'seconds'),
  payoutPpm: ppm(1),
  /** On the stake, rounded up; returned with it when there is no winner. */
  feePpm: ppm(),
  /** Stake limits, decimal strings. */
  min: text(),
  max: text(),
}
/** One duration of a timed up/down option. Payout is the profit on top of the stake: 850_000 ppm = 85 %. */
export type OptionCycle = FieldsOf<typeof OPTION_CYCLE>

export const OPTION_TERMS_FIELDS = {
  index: INDEX,
  /** Stake and payout asset. */
  quote: ASSET,
  cycles: list(fields(OPTION_CYCLE), MAX_CYCLES),
  /** Most the pool may owe at once on this index, and most one customer may win at once on it; decimal strings. */
  poolCap: text(),
  customerCap: text(),
}
/** Timed up/down options on one index. Later versions hold for later orders: each order keeps its own terms. */
export type OptionTerms = FieldsOf<typeof OPTION_TERMS_FIELDS>
