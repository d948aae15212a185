import { parseDecimal, type Random, seededRandom } from '@touchstone/quantities'

/** How many acts each of these tests carries out and compares with what was promised of them, at the least: over a thousand together. */
export const LEAST_ACTS = {
  spot: 330,
  changes: 60,
  contracts: 400,
  conversions: 160,
  options: 12,
  hosting: 12,
  coins: 10,
  withdrawals: 60,
  loans: 40,
  purchases: 12,
  most: 700,
  moves: 400,
} as const

/** Chance, and a count of the acts that were compared with what was promised of them. */
export class PromisedActs {
  readonly #random: Random
  /** How often each kind of act was compared. */
  readonly compared = new Map<string, number>()
  #acts = 0

  constructor(seed: number) {
    this.#random = seededRandom(seed)
  }

  whole(low: number, high: number): number {
    return low + Math.floor(this.#random() * (high - low + 1))
  }

  pick<Value>(...values: readonly [Value, ...Value[]]): Value {
    return values[this.whole(0, values.length - 1)] ?? values[0]
  }

  /** "412.203981" between two whole amounts. */
  money(low: number, high: number): string {
    return `${this.whole(low, high - 1)}.${this.whole(100_000, 999_999)}`
  }

  note(kind: string): void {
    this.compared.set(kind, (this.compared.get(kind) ?? 0) + 1)
  }

  /** An act that was carried out and compared. */
  count(): void {
    this.#acts++
  }

  /** How many acts there were; prints them with their kinds. */
  told(of: keyof typeof LEAST_ACTS): number {
    const kinds = [...this.compared].map(([kind, times]) => `${kind} ${times}`)
    console.info(`${of}: ${this.#acts} acts were as promised; ${kinds.toSorted().join(', ')}`)
    return this.#acts
  }
}

/** Units of an amount on the wire; a loss has a minus. */
export function unitsOf(text: string, scale: number): bigint {
  const units = parseDecimal(text.replace('-', ''), scale)
  if (units === undefined) throw new Error(`${text} is no amount`)
  return text.startsWith('-') ? -units : units
}
