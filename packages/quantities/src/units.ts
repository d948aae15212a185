/** A price as a whole number of a market's ticks. */
export type Ticks = number & { readonly __unit?: 'ticks' }

/** A quantity as a whole number of a market's lots. */
export type Lots = number & { readonly __unit?: 'lots' }

/** Milliseconds since 1970-01-01T00:00:00Z, UTC. */
export type Timestamp = number & { readonly __unit?: 'ms' }
