import type { CalendarDefinition } from '@touchstone/protocol'
import { type Random, seededRandom, type Timestamp } from '@touchstone/quantities'
import type { CatalogueEntry } from '../catalogue/instrument.ts'
import { joinCandles } from '../feed/candles.ts'
import { REFERENCE_PERIODS, type ReferenceCandle, type ReferencePeriod } from '../feed/feed.ts'
import type { FeedInstrument } from '../feed/feedInstrument.ts'
import { normal, seedFrom } from '../feed/random.ts'
import { toLots, toTicks } from '../feed/toTicks.ts'
import { ShockTape } from './classShocks.ts'
import { openBackwards, openSpans } from './openSpans.ts'
import { PriceWalk } from './priceWalk.ts'
import { turnoverPerMs } from './turnover.ts'

const { '1m': MINUTE_MS, '1h': HOUR_MS, '1d': DAY_MS } = REFERENCE_PERIODS
/** How far back each resolution is made: minutes for two days, hours for 41 more, days for 400 more. */
const STAGES = [
  { stepMs: MINUTE_MS, lengthMs: 2 * DAY_MS, points: 4, alignMs: HOUR_MS },
  { stepMs: HOUR_MS, lengthMs: 41 * DAY_MS, points: 6, alignMs: DAY_MS },
  { stepMs: DAY_MS, lengthMs: 400 * DAY_MS, points: 12, alignMs: DAY_MS },
] as const

interface Stage {
  readonly stepMs: number
  readonly points: number
  readonly start: Timestamp
  readonly end: Timestamp
}

export type InstrumentHistory = Readonly<Record<ReferencePeriod, readonly ReferenceCandle[]>>

/**
 * The time before `bornAt`, walked backwards from the start prices so that it meets the live start without a jump. Minutes
 * add up to the hours, hours to the days. Each instrument is made when it is first asked for, from its own seed: neither the
 * order of asking nor the rest of the catalogue changes it, while all share the moves of their class and of the world.
 */
export class SimulatedPast {
  readonly #seed: number
  readonly #stages: readonly Stage[]
  readonly #shocks: ShockTape
  readonly #spans = new Map<CalendarDefinition, ReturnType<typeof openSpans>>()

  constructor(seed: number, bornAt: Timestamp) {
    this.#seed = seed
    let end = Math.floor(bornAt / MINUTE_MS) * MINUTE_MS
    this.#stages = STAGES.map(({ stepMs, points, lengthMs, alignMs }) => {
      const start = Math.floor((end - lengthMs) / alignMs) * alignMs
      const stage = { stepMs, points, start, end }
      end = start
      return stage
    })
    const steps = this.#stages.reduce(
      (sum, stage) => sum + ((stage.end - stage.start) / stage.stepMs) * stage.points,
      0,
    )
    this.#shocks = new ShockTape(seed, steps)
  }

  of(entry: CatalogueEntry, instrument: FeedInstrument, startPrice: number): InstrumentHistory {
    const random = seededRandom(seedFrom(`${this.#seed} ${instrument.symbol}`))
    const walk = new BackwardWalk({
      walk: new PriceWalk(entry.row, startPrice, random),
      isOpen: openBackwards(this.#openSpans(instrument.calendar)),
      shocks: this.#shocks.of(entry.class),
      instrument,
      entry,
      random,
    })
    const [minutes = [], hours = [], days = []] = this.#stages.map((stage) => walk.candles(stage))
    const allHours = [...hours, ...joinCandles(minutes, HOUR_MS)]
    return { '1m': minutes, '1h': allHours, '1d': [...days, ...joinCandles(allHours, DAY_MS)] }
  }

  #openSpans(calendar: CalendarDefinition): ReturnType<typeof openSpans> {
    const known = this.#spans.get(calendar)
    if (known) return known
    const spans = openSpans(calendar, this.#stages.at(-1)?.start ?? 0, this.#stages[0]?.end ?? 0)
    this.#spans.set(calendar, spans)
    return spans
  }
}

interface WalkParts {
  readonly walk: PriceWalk
  readonly isOpen: (time: Timestamp) => boolean
  readonly shocks: Float64Array
  readonly instrument: FeedInstrument
  readonly entry: CatalogueEntry
  readonly random: Random
}

class BackwardWalk {
  readonly #parts: WalkParts
  #step = 0
  #closedMs = 0

  constructor(parts: WalkParts) {
    this.#parts = parts
  }

  /** The candles of one stage, oldest first; there is none for a time in which nothing was open. */
  candles({ stepMs, points, start, end }: Stage): ReferenceCandle[] {
    const candles: ReferenceCandle[] = []
    for (let time = end - stepMs; time >= start; time -= stepMs) {
      const trace = this.#trace(time, stepMs, points)
      if (trace.length > 0) candles.push(this.#candle(time, trace, (stepMs * (trace.length - 1)) / points))
    }
    return candles.reverse()
  }

  /** Prices from a candle's end back to its beginning; empty while closed. */
  #trace(time: Timestamp, stepMs: number, points: number): number[] {
    const { walk, isOpen, shocks, instrument } = this.#parts
    const pieceMs = stepMs / points
    const trace: number[] = []
    for (let piece = points - 1; piece >= 0; piece--) {
      const shock = shocks[this.#step++] ?? 0
      if (!isOpen(time + piece * pieceMs)) {
        this.#closedMs += pieceMs
        continue
      }
      if (this.#closedMs > 0) walk.gap(this.#closedMs)
      this.#closedMs = 0
      if (trace.length === 0) trace.push(toTicks(walk.price, instrument))
      walk.step(pieceMs, shock)
      trace.push(toTicks(walk.price, instrument))
    }
    return trace
  }

  /** Volume as the sandbox flow would make it on average, more when the price moved more than it usually does. */
  #candle(time: Timestamp, trace: readonly number[], openMs: number): ReferenceCandle {
    const { instrument, entry, random } = this.#parts
    const range = { close: trace[0] ?? 0, open: trace.at(-1) ?? 0, high: Math.max(...trace), low: Math.min(...trace) }
    const usualMove = entry.row.volatility * Math.sqrt(openMs / DAY_MS)
    const excitement = 0.6 + (0.4 * (range.high - range.low)) / Math.max(1, range.low) / usualMove
    const value = openMs * turnoverPerMs(entry) * excitement * Math.exp(0.25 * normal(random))
    const price = Number(instrument.tickSize) * range.close
    return { time, ...range, volume: Math.max(1, toLots(value / price, instrument)) }
  }
}
