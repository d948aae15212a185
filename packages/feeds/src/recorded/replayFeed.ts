import { basename } from 'node:path'
import { say, sessionAt } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { candlesBefore, joinCandles } from '../feed/candles.ts'
import { type PriceFeed, REFERENCE_PERIODS, type ReferenceCandle } from '../feed/feed.ts'
import type { FeedInstrument } from '../feed/feedInstrument.ts'
import { readRecordings } from './readRecordings.ts'
import type { Recording } from './recording.ts'
import { Tape } from './tape.ts'

export interface ReplayFeedSettings {
  /** A recording or a folder of recordings. */
  readonly path: string
  /** The instruments a recording may be for. */
  readonly instruments: readonly FeedInstrument[]
  /** When the world began. The place on the tape follows from it, so a restart goes on as if there had been none. */
  readonly bornAt: Timestamp
  /** Tape time per real time; 1 unless told otherwise. */
  readonly speed?: number
}

/** After a longer pause (a sleeping machine) only the price goes on; the trades of the pause are not made up for. */
const LONGEST_GAP_MS = 10_000

/**
 * Recorded prices of one venue, over and over; while an instrument is closed by its calendar the tape goes on unheard. The
 * part of the tape before the world's birth is its history.
 */
export function replayFeed({ path, instruments, bornAt, speed = 1 }: ReplayFeedSettings): PriceFeed {
  const channels = channelsOf(readRecordings(path, instruments), bornAt)
  let polledAt: number | undefined
  return {
    label: say(speed === 1 ? 'recorded_prices' : 'recorded_prices_paced', { name: nameOf(path), speed }),
    simulated: false,
    recorded: true,
    minimumSources: 1,
    markets: channels.map(({ instrument }) => instrument.id),
    poll(now) {
      const since = polledAt ?? now
      polledAt = Math.max(now, since)
      const position = (time: number, beginning: number) => beginning + (time - bornAt) * speed
      const open = channels.filter(({ instrument }) => sessionAt(instrument.calendar, now).open)
      return open.map(({ instrument, tape, beginning }) => ({
        market: instrument.id,
        sources: [tape.priceAt(position(now, beginning))],
        trades: now - since > LONGEST_GAP_MS ? [] : tape.trades(position(since, beginning), position(now, beginning)),
      }))
    },
    history(index, period, count, endingAt) {
      const minutes = channels.find(({ instrument }) => instrument.id === index)?.minutes ?? []
      const candles = period === '1m' ? minutes : joinCandles(minutes, REFERENCE_PERIODS[period])
      return candlesBefore(candles, count, endingAt)
    },
    close: () => undefined,
  }
}

interface Channel {
  readonly instrument: FeedInstrument
  readonly tape: Tape
  readonly beginning: number
  readonly minutes: readonly ReferenceCandle[]
}

function channelsOf(recordings: readonly Recording[], bornAt: number): Channel[] {
  const instruments = [...new Set(recordings.map(({ instrument }) => instrument))]
  instruments.sort((a, b) => a.id - b.id)
  return instruments.map((instrument) => {
    const tape = new Tape(recordings.filter((recording) => recording.instrument === instrument))
    const beginning = tape.beginning(bornAt)
    return { instrument, tape, beginning, minutes: tape.minutes(beginning, bornAt - beginning) }
  })
}

function nameOf(path: string): string {
  return basename(path).replace(/\.(csv|txt|gz)\b/g, '')
}
