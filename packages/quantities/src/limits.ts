/** Amounts in the core stay below 2^63; anything larger is refused before a write. */
export const MAX_AMOUNT = (1n << 63n) - 1n

/** The most decimals an asset may have in the core. */
export const MAX_SCALE = 8

/** Largest price in ticks and largest quantity in lots: both fit a signed 32-bit integer. */
export const MAX_TICKS = 0x7fffffff
export const MAX_LOTS = 0x7fffffff
