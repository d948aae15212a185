import type {
  CalendarDefinition,
  CoreEvent,
  IndexDefinition,
  IndexId,
  IndexSampled,
  IndexSamples,
} from '@touchstone/protocol'
import { demand } from './auditFailure.ts'
import { ascending, floorOf, nearestOf } from './plainSums.ts'
import type { Scene } from './scene.ts'

const STALE_MS = 5_000
const SURE_PPM = 10_000
const MINUTE_MS = 60_000
const WEEK_MINUTES = 7 * 1440
/** Minutes from a Sunday midnight to the Thursday midnight at which time 0 is. */
const FIRST_MINUTE = 4 * 1440

export interface Sample {
  readonly sequence: number
  readonly time: number
  readonly price: number
}

/** An index as its events describe it. */
export interface KnownIndex {
  readonly definition: IndexDefinition
  price: number
  spreadPpm: number
  sampledAt: number
  sequence: number
  /** Samples with a price, oldest first. */
  readonly samples: Sample[]
}

/** Recomputes every index price from the sources in the log and keeps the samples that others settle on. */
export class IndexAudit {
  readonly #minimumSources: number
  readonly #indexes = new Map<IndexId, KnownIndex>()

  constructor(minimumSources: number) {
    this.#minimumSources = minimumSources
  }

  find(id: IndexId): KnownIndex | undefined {
    return this.#indexes.get(id)
  }

  hear(event: CoreEvent, scene: Scene): void {
    if (event.type === 'IndexListed')
      this.#indexes.set(event.definition.id, {
        definition: event.definition,
        price: 0,
        spreadPpm: 0,
        sampledAt: 0,
        sequence: 0,
        samples: [],
      })
    if (event.type === 'IndexSampled') this.#take(event, scene)
  }

  /** Every accepted round of a listed index is recorded once, whether the price moved or not. INDEX-4 */
  checkRounds({ entry: { command }, outcome }: Scene): void {
    if (command.type !== 'IndexSamples' || outcome.reply.kind === 'rejected') return
    const listed = command.samples.filter(({ market }) => this.#indexes.has(market)).map(({ market }) => market)
    const told = outcome.events.filter((event) => event.type === 'IndexSampled').map(({ index }) => index)
    demand(listed.join() === told.join(), 'INDEX-4', () => `sampled were ${listed.join()}, told ${told.join()}`)
  }

  #take(event: IndexSampled, { entry: { command, sequence }, time }: Scene): void {
    const known = this.#indexes.get(event.index)
    demand(known !== undefined, 'INDEX-4', () => `samples of the unlisted index ${event.index}`)
    demand(command.type === 'IndexSamples', 'INDEX-4', () => `${command.type} sampled an index`)
    const sources = sourcesOf(command, event.index)
    demand(sources.join() === event.sources.join(), 'INDEX-4', () => `index ${event.index} told other sources`)
    const { price, used, spreadPpm } = readSources(sources, this.#minimumSources)
    demand(
      price === event.price,
      'INDEX-3',
      () => `index ${event.index} is ${price} by its sources, not ${event.price}`,
    )
    demand(used === event.used, 'INDEX-3', () => `${used} sources of index ${event.index} count, not ${event.used}`)
    demand(spreadPpm === event.spreadPpm, 'INDEX-3', () => `the spread is ${spreadPpm}, not ${event.spreadPpm}`)
    Object.assign(known, { price, spreadPpm, sampledAt: time, sequence })
    if (price > 0) known.samples.push({ sequence, time, price })
  }
}

function sourcesOf({ samples }: IndexSamples, index: IndexId): readonly number[] {
  return samples.find(({ market }) => market === index)?.sources ?? []
}

/** The price of a listed index by the rule, in exact fractions. */
function readSources(sources: readonly number[], minimum: number) {
  if (sources.length === 0) return { price: 0, used: 0, spreadPpm: 0 }
  const median = lowerMedian(sources)
  const counted = ascending(sources.filter((source) => Math.abs(source - median) <= median / 20))
  const used = counted.length
  const gap = used === 0 ? 0 : (counted[used - 1] ?? 0) - (counted[0] ?? 0)
  const spreadPpm = Math.ceil((gap * 1_000_000) / median)
  if (used === 0 || used < minimum) return { price: 0, used, spreadPpm }
  const reach = Math.floor(median / 200)
  const pulled = counted.map((source) => Math.min(median + reach, Math.max(median - reach, source)))
  const sum = pulled.reduce((total, source) => total + BigInt(source), 0n)
  return { price: Number(nearestOf(sum, BigInt(used))), used, spreadPpm }
}

function lowerMedian(sources: readonly number[]): number {
  const sorted = ascending(sources)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  const lower = sorted[Math.ceil(middle) - 1] ?? 0
  return Number(floorOf(BigInt(lower) + BigInt(upper), 2n))
}

/** Open, priced and fresh. INDEX-5 */
export function isUsable({ definition, price, sampledAt }: KnownIndex, time: number): boolean {
  return price > 0 && time - sampledAt <= STALE_MS && isOpen(definition.calendar, time)
}

/** INDEX-6 */
export function isSure({ spreadPpm }: KnownIndex): boolean {
  return spreadPpm <= SURE_PPM
}

/** The simulated calendars are written in UTC and have no holidays. */
export function isOpen({ sessions }: CalendarDefinition, time: number): boolean {
  const minute = (Math.floor(time / MINUTE_MS) + FIRST_MINUTE) % WEEK_MINUTES
  return sessions.some(({ from, to }) => minute >= from && minute < to)
}
