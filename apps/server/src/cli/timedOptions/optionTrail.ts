import { Exchange, STRIKE_WAIT_MS } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import type { OptionBought, OptionId, OptionSettled } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import { replayEntries } from '../../sequencer/replay.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import type { WorldReading } from '../worldReading.ts'

export interface Sample {
  readonly sequence: number
  readonly time: Timestamp
  readonly price: Ticks
}

/** All that the log says about one timed order: its purchase, every price of its index since, and how it was settled. */
export interface OptionTrail {
  readonly core: Exchange
  readonly bought: OptionBought
  readonly boughtAt: Pick<AppliedEntry, 'sequence' | 'time'>
  /** Index prices after the purchase in the log, as the log's sources make them, oldest first. */
  readonly samples: readonly Sample[]
  readonly settled: OptionSettled | undefined
  readonly settledAt: Pick<AppliedEntry, 'sequence' | 'time'> | undefined
}

/** The first price after the purchase, if it came in time. */
export function strikeOf({ samples, boughtAt }: OptionTrail): Sample | undefined {
  const [first] = samples
  return first && first.time <= boughtAt.time + STRIKE_WAIT_MS ? first : undefined
}

/** Replays a world until the order is settled, or to its end; undefined when there was no such order. */
export async function optionTrail(reading: WorldReading, option: OptionId): Promise<OptionTrail | undefined> {
  const core = new Exchange({ newSha256 })
  const samples: Sample[] = []
  let bought: OptionBought | undefined
  let boughtAt: AppliedEntry | undefined
  for await (const entry of replayEntries(core, reading.log, reading.quarantined, 1)) {
    const { sequence, time } = entry
    for (const event of entry.events) {
      if (event.type === 'OptionBought' && event.option === option) {
        bought = event
        boughtAt = entry
      }
      if (!bought || !boughtAt) continue
      if (event.type === 'IndexSampled' && event.index === bought.index && event.price > 0)
        samples.push({ sequence, time, price: event.price })
      if (event.type === 'OptionSettled' && event.option === option)
        return { core, bought, boughtAt, samples, settled: event, settledAt: entry }
    }
  }
  return bought && boughtAt && { core, bought, boughtAt, samples, settled: undefined, settledAt: undefined }
}
