import type { CallData } from '@touchstone/protocol'
import { type Amount, divideDown, formatDecimal } from '@touchstone/quantities'
import { readDown } from '../decimals/exactDecimal.ts'

export type Equity = CallData<'getEquity'>
export type EquityPeriod = Equity['list'][number]

/** Decimals of USDT, in which equity is told. */
const SCALE = 6
const FRACTION_SCALE = 6
const FRACTION = 1_000_000n

export interface EquityTotal {
  readonly moved: string
  readonly result: string
  /** The result as a part of the equity before and of what came in since, rounded towards zero; "" where that is nothing. */
  readonly fraction: string
  /** The most gained first. */
  readonly products: readonly { readonly product: string; readonly amount: string }[]
}

const units = (text: string): Amount => readDown(text, SCALE) ?? 0n
const sum = (texts: readonly string[]): Amount => texts.reduce((total, text) => total + units(text), 0n)
const decimal = (amount: Amount): string => formatDecimal(amount, SCALE)

/** Some periods together, to the last digit. */
export function totalOf({ opening, list }: Pick<Equity, 'opening' | 'list'>): EquityTotal {
  const result = sum(list.map((period) => period.result))
  const base = units(opening) + sum(list.map(({ moved }) => moved).filter((moved) => !moved.startsWith('-')))
  const products = new Map<string, Amount>()
  for (const { product, amount } of list.flatMap((period) => period.products))
    products.set(product, (products.get(product) ?? 0n) + units(amount))
  return {
    moved: decimal(sum(list.map(({ moved }) => moved))),
    result: decimal(result),
    fraction: base > 0n ? formatDecimal(divideDown(result * FRACTION, base), FRACTION_SCALE) : '',
    products: [...products]
      .filter(([, amount]) => amount !== 0n)
      .toSorted(([, one], [, other]) => (one < other ? 1 : one > other ? -1 : 0))
      .map(([product, amount]) => ({ product, amount: decimal(amount) })),
  }
}

/** "2026-11-28" of UTC. */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** "14:00" of UTC. */
export function utcMinute(time: number): string {
  return new Date(time).toISOString().slice(11, 16)
}
