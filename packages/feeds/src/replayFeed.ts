import { basename } from 'node:path'
import type { Timestamp } from '@touchstone/quantities'
import { candlesBefore, joinCandles } from './candles.ts'
import { type FeedMarket, type PriceFeed, REFERENCE_PERIODS, type ReferenceCandle } from './feed.ts'
import { readRecordings } from './recorded/readRecordings.ts'
import type { Recording } from './recorded/recording.ts'
import { Tape } from './recorded/tape.ts'

export interface ReplayFeedSettings {
  /** A recording or a folder of recordings. */
  readonly path: string
  /** The markets a recording may be for. */
  readonly markets: readonly FeedMarket[]
  /** When the world began. The place on the tape follows from it, so a restart goes on as if there had been none. */
  readonly bornAt: Timestamp
  /** Tape time per real time; 1 unless told otherwise. */
  readonly speed?: number
}

/** After a longer pause (a sleeping machine) only the price goes on; the trades of the pause are not made up for. */
const LONGEST_GAP_MS = 10_000

/** Recorded prices of one venue, over and over. The part of the tape before the world's birth is its history. */
export function replayFeed({ path, markets, bornAt, speed = 1 }: ReplayFeedSettings): PriceFeed {
  const channels = channelsOf(readRecordings(path, markets), bornAt)
  let polledAt: number | undefined
  const pace = speed === 1 ? '' : `, ${speed}× speed`
  return {
    label: `Recorded: ${nameOf(path)}, single recorded source, repeats${pace}`,
    simulated: false,
    recorded: true,
    minimumSources: 1,
    markets: channels.map(({ market }) => market.definition.id),
    poll(now) {
      const since = polledAt ?? now
      polledAt = Math.max(now, since)
      const position = (time: number, beginning: number) => beginning + (time - bornAt) * speed
      return channels.map(({ market, tape, beginning }) => ({
        market: market.definition.id,
        sources: [tape.priceAt(position(now, beginning))],
        trades: now - since > LONGEST_GAP_MS ? [] : tape.trades(position(since, beginning), position(now, beginning)),
      }))
    },
    history(market, period, count, endingAt) {
      const minutes = channels.find((channel) => channel.market.definition.id === market)?.minutes ?? []
      const candles = period === '1m' ? minutes : joinCandles(minutes, REFERENCE_PERIODS[period])
      return candlesBefore(candles, count, endingAt)
    },
  }
}

interface Channel {
  readonly market: FeedMarket
  readonly tape: Tape
  readonly beginning: number
  readonly minutes: readonly ReferenceCandle[]
}

function channelsOf(recordings: readonly Recording[], bornAt: number): Channel[] {
  const markets = [...new Set(recordings.map(({ market }) => market))]
  markets.sort((a, b) => a.definition.id - b.definition.id)
  return markets.map((market) => {
    const tape = new Tape(recordings.filter((recording) => recording.market === market))
    const beginning = tape.beginning(bornAt)
    return { market, tape, beginning, minutes: tape.minutes(beginning, bornAt - beginning) }
  })
}

function nameOf(path: string): string {
  return basename(path).replace(/\.(csv|txt|gz)\b/g, '')
}
