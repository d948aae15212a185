import { DEPTH_LEVELS, type DepthData, type DepthLevel, type DepthView } from '@touchstone/protocol'
import { groupLevels, type Levels } from '../marketdata/groupLevels.ts'
import type { InstrumentText } from '../marketdata/instrumentText.ts'
import type { ChannelSource } from './channel.ts'

/** Levels of the book read at most to fill a coarse step. */
const MOST_LEVELS = 2_000

/** The best 50 levels of one book in steps of `factor` ticks. */
export class DepthSource implements ChannelSource {
  readonly #read: (levels: number) => DepthView
  readonly #text: InstrumentText
  readonly #factor: number
  readonly #version: () => number
  #seen = -1
  #bids: Levels = new Map()
  #asks: Levels = new Map()

  /** `version` rises whenever the book may have changed. */
  constructor(read: (levels: number) => DepthView, text: InstrumentText, factor: number, version: () => number) {
    this.#read = read
    this.#text = text
    this.#factor = factor
    this.#version = version
  }

  advance(): readonly DepthData[] {
    const version = this.#version()
    if (version === this.#seen) return []
    this.#seen = version
    const count = Math.min(MOST_LEVELS, DEPTH_LEVELS * this.#factor)
    const depth = this.#read(count)
    const bids = groupLevels(depth.bids, this.#factor, 'bids')
    const asks = groupLevels(depth.asks, this.#factor, 'asks')
    const change = { bids: this.#changes(this.#bids, bids), asks: this.#changes(this.#asks, asks) }
    this.#bids = bids
    this.#asks = asks
    return change.bids.length + change.asks.length > 0 ? [change] : []
  }

  snapshot(): DepthData {
    return { bids: this.#changes(new Map(), this.#bids), asks: this.#changes(new Map(), this.#asks) }
  }

  /** The changes from `before` to `after`: levels that are gone have amount "0". */
  #changes(before: Levels, after: Levels): DepthLevel[] {
    const changes: DepthLevel[] = []
    for (const ticks of before.keys()) if (!after.has(ticks)) changes.push([this.#text.price(ticks), '0'])
    for (const [ticks, lots] of after) {
      if (before.get(ticks) !== lots) changes.push([this.#text.price(ticks), this.#text.amount(lots)])
    }
    return changes
  }
}
