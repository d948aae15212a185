import type { IndexDefinition } from '@touchstone/protocol'
import type { Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { IndexReading } from './indexPrice.ts'

/** One accepted round of samples. */
export interface IndexSample {
  readonly sequence: number
  readonly time: Timestamp
  readonly price: Ticks
}

/** How long samples are kept for settlements: the longest window is 5 minutes, the rest is room. */
const KEPT_MS = 420_000

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
  /** Samples with a price of the last KEPT_MS, oldest first. */
  readonly samples: IndexSample[] = []

  constructor(definition: IndexDefinition) {
    this.definition = definition
  }

  /** Takes a round of samples. One without a price ends the price and is not kept: nothing can settle on it. */
  record(sequence: number, time: Timestamp, sources: readonly Ticks[], reading: IndexReading): void {
    this.price = reading.price
    this.used = reading.used
    this.spreadPpm = reading.spreadPpm
    this.sources = [...sources]
    this.sampledAt = time
    this.sequence = sequence
    if (reading.price > 0) this.samples.push({ sequence, time, price: reading.price })
    const old = this.samples.findIndex((sample) => sample.time > time - KEPT_MS)
    this.samples.splice(0, old < 0 ? this.samples.length : old)
  }
}
