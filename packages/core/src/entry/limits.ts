/** Owners × cells of a wallet stay below 2^30, so that a cell's number is a small integer. */
export const MAX_OWNERS = 1 << 22
/** Decisions that wait: all of them may come into effect with one entry. */
export const MAX_SCHEDULED = 256
/** Stops one entry may trigger; the rest follow with the next entry. */
export const MAX_TRIGGERS = 1000
/** The core's clock stops at a larger gap between entries. */
export const LONGEST_GAP_MS = 3_600_000
/** Addresses in one customer's book. */
export const MAX_ADDRESSES = 100
