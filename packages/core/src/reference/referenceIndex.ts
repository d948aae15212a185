import type { IndexDefinition } from '@touchstone/protocol'
import type { Ppm, Ticks, Timestamp } from '@touchstone/quantities'

/** One accepted round of samples. */
export interface IndexSample {
  readonly sequence: number
  readonly time: Timestamp
  readonly price: Ticks
}

/** Samples kept for settlements: the longest window (5 minutes of one a second) and room for a late expiry. */
export const KEPT_SAMPLES = 420

/** A listed index: its price now and the samples that settlements may need. */
export class ReferenceIndex {
  readonly definition: IndexDefinition
  /** 0: never sampled, or too few live sources at the last sample. */
  price: Ticks = 0
  sources: readonly Ticks[] = []
  used = 0
  spreadPpm: Ppm = 0
  sampledAt: Timestamp = 0
  sequence = 0
  /** Samples with a price, oldest first, at most KEPT_SAMPLES. */
  readonly samples: IndexSample[] = []

  constructor(definition: IndexDefinition) {
    this.definition = definition
  }
}
