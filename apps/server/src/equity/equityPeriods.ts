import type { Amount } from '@touchstone/quantities'

/** A part of a period's change, in units of 10^-6 USDT: of a product, or '' for what only came or went. */
export interface Part {
  /** Of the period, oldest first. */
  readonly place: number
  readonly product: string
  readonly value: Amount
}

export interface EquityPeriod {
  /** After it. */
  readonly equity: Amount
  readonly moved: Amount
  readonly result: Amount
  /** By product; together the result. */
  readonly products: ReadonlyMap<string, Amount>
}

/**
 * The periods between the moments at which the equity was so much: result = change − moved, exactly. What no part tells of is the result of
 * `rest`: it takes the change in value of all that was held, and with it what the parts lost when each was rounded to a unit.
 */
export function equityPeriods(
  equity: readonly Amount[],
  parts: readonly Part[],
  rest: string,
): readonly EquityPeriod[] {
  return equity.slice(1).map((after, place) => {
    const sums = new Map<string, Amount>()
    for (const part of parts)
      if (part.place === place) sums.set(part.product, (sums.get(part.product) ?? 0n) + part.value)
    const moved = sums.get('') ?? 0n
    sums.delete('')
    const result = after - (equity[place] ?? 0n) - moved
    const told = [...sums.values()].reduce((sum, value) => sum + value, 0n)
    sums.set(rest, (sums.get(rest) ?? 0n) + result - told)
    return { equity: after, moved, result, products: sums }
  })
}
