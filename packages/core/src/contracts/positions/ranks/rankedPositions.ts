import { type Amount, roughQuotient, type Ticks } from '@touchstone/quantities'
import type { Position } from '../../position.ts'
import { countWhile } from '../countWhile.ts'

/** Blocks are halved beyond so many. */
const LARGEST_BLOCK = 64
/** The ranges of a block are worked out anew after so many have left it. */
const MOST_GONE = 8
/** Ticks by which a price may be wrong that was reckoned in floating point, and the same of a product as a fraction. */
const PRICE_SLACK = 0.001
const PRODUCT_SLACK = 1e-9

/** What a score is made of: the distance of the mark from a price of each position, times its weight, times `unit`. */
export interface Score {
  readonly of: (position: Position) => Amount
  readonly price: 'entry' | 'basis'
  /** How much a tick counts: lots, or lots times leverage for each unit of margin. */
  readonly weight: 'size' | 'gearing'
  readonly mark: Ticks
  /** Scores rise with the mark, or fall. */
  readonly rises: boolean
  readonly unit: number
}

export interface Scored {
  readonly position: Position
  readonly score: Amount
}

/** A position as it was when it was ranked last. */
interface Place {
  readonly position: Position
  readonly basis: number
  readonly entry: number
  readonly size: number
  readonly gearing: number
}

/** Between these all its places lie. */
interface Range {
  least: number
  most: number
}

interface Block {
  readonly places: Place[]
  readonly basis: Range
  readonly entry: Range
  readonly size: Range
  readonly gearing: Range
  /** Places that went since the ranges were worked out: they may be wider than they have to be. */
  gone: number
}

/**
 * One side of a contract, sorted by basis in blocks. The positions with the highest scores are found without looking at the
 * others: no position of a block can score more than the best price and weight in it would. Only the search is in floating
 * point, with room for its errors; scores are compared exactly.
 */
export class RankedPositions {
  readonly #quantum: number
  readonly #blocks: Block[] = []
  readonly #places = new Map<Position, Place>()

  constructor(quantum: bigint) {
    this.#quantum = Number(quantum)
  }

  get size(): number {
    return this.#places.size
  }

  /** Takes a position in as it is now, or out once it has ended. */
  follow(position: Position): void {
    const known = this.#places.get(position)
    if (known) this.#remove(known)
    if (position.lots !== 0) this.#insert(this.#placeOf(position))
  }

  /** Whether the position has not changed since it was ranked. */
  isCurrent(position: Position): boolean {
    const known = this.#places.get(position)
    const now = this.#placeOf(position)
    return known !== undefined && FIELDS.every((field) => known[field] === now[field])
  }

  /** At least so many with the highest scores, as far as there are, highest first; `compare` decides between equal ones. */
  top(most: number, score: Score, compare: (one: Position, other: Position) => number): Scored[] {
    const bounds = this.#blocks.map((block) => ({ block, bound: boundOf(block, score) }))
    bounds.sort((one, other) => other.bound - one.bound)
    const byScore = (one: Scored, other: Scored) =>
      compareAmounts(other.score, one.score) || compare(one.position, other.position)
    let found: Scored[] = []
    let least = Number.NEGATIVE_INFINITY
    let room = most
    for (const { block, bound } of bounds) {
      if (bound < least) break
      for (const { position } of block.places) found.push({ position, score: score.of(position) })
      if (found.length < room) continue
      found = found.sort(byScore).slice(0, most)
      least = Number(found.at(-1)?.score)
      // Now and then, since sorting costs more than looking.
      room = most + Math.max(LARGEST_BLOCK, most >> 2)
    }
    return found.sort(byScore).slice(0, most)
  }

  #placeOf(position: Position): Place {
    const { size, basis, entryValue, margin, settledLoss, leverage } = position
    const perTick = size * this.#quantum
    const behind = margin + settledLoss
    return {
      position,
      basis: roughQuotient(Number(basis), perTick),
      entry: roughQuotient(Number(entryValue), perTick),
      size,
      gearing: roughQuotient(leverage * size, behind > 0n ? Number(behind) : 1),
    }
  }

  #insert(place: Place): void {
    this.#places.set(place.position, place)
    const at = this.#blockFor(place)
    const block = this.#blocks[at]
    if (!block) {
      this.#blocks.push(blockOf([place]))
      return
    }
    const { places } = block
    places.splice(
      countWhile(places, (other) => isBefore(other, place)),
      0,
      place,
    )
    if (places.length <= LARGEST_BLOCK) include(block, place)
    else this.#blocks.splice(at, 1, blockOf(places.splice(0, places.length >> 1)), blockOf(places))
  }

  #remove(place: Place): void {
    this.#places.delete(place.position)
    const at = this.#blockFor(place)
    const block = this.#blocks[at]
    if (!block) return
    const { places } = block
    places.splice(places.indexOf(place), 1)
    if (++block.gone < MOST_GONE && places.length > 0) return
    const next = this.#blocks[at + 1]?.places
    if (next && places.length + next.length <= LARGEST_BLOCK >> 1)
      this.#blocks.splice(at, 2, blockOf([...places, ...next]))
    else if (places.length === 0) this.#blocks.splice(at, 1)
    else this.#blocks[at] = blockOf(places)
  }

  /** The last block that begins before the place or with it; the first one for those before all. */
  #blockFor(place: Place): number {
    const after = countWhile(
      this.#blocks,
      ({ places: [first] }) => first === place || (!!first && isBefore(first, place)),
    )
    return Math.max(0, after - 1)
  }
}

const FIELDS = ['basis', 'entry', 'size', 'gearing'] as const

export function compareAmounts(one: Amount, other: Amount): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function isBefore(one: Place, other: Place): boolean {
  return one.basis < other.basis || (one.basis === other.basis && one.position.id < other.position.id)
}

function blockOf(places: Place[]): Block {
  const block = { places, basis: noRange(), entry: noRange(), size: noRange(), gearing: noRange(), gone: 0 }
  for (const place of places) include(block, place)
  return block
}

function noRange(): Range {
  return { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }
}

function include(block: Block, { basis, entry, size, gearing }: Place): void {
  widen(block.basis, basis)
  widen(block.entry, entry)
  widen(block.size, size)
  widen(block.gearing, gearing)
}

function widen(range: Range, value: number): void {
  if (value < range.least) range.least = value
  if (value > range.most) range.most = value
}

/** No position of the block scores more. */
function boundOf(block: Block, { price, weight, mark, rises, unit }: Score): number {
  const { least, most } = block[price]
  const distance = (rises ? mark - least : most - mark) + PRICE_SLACK
  const product = distance * (distance > 0 ? block[weight].most : block[weight].least) * unit
  return product + Math.abs(product) * PRODUCT_SLACK + 1
}
