import type { Reading, VenueQuote } from './venue.ts'

export type Fields = Readonly<Record<string, unknown>>

/** The message as an object; undefined when it is not one. */
export function objectOf(text: string): Fields | undefined {
  try {
    return asFields(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

export interface QuoteFields {
  readonly symbol: unknown
  readonly bid?: unknown
  readonly ask?: unknown
  readonly last?: unknown
  readonly sequence?: unknown
}

/** One quote from a message's fields, numbers or decimal text; undefined when they are none. */
export function quoteOf({ symbol, bid, ask, last, sequence }: QuoteFields): VenueQuote | undefined {
  const [bidPrice, askPrice] = [positive(bid), positive(ask)]
  const middle = bidPrice > 0 && askPrice >= bidPrice ? (bidPrice + askPrice) / 2 : 0
  const price = middle > 0 ? middle : positive(last)
  if (typeof symbol !== 'string' || symbol === '' || price === 0) return undefined
  const count = sequence === undefined ? 0 : positive(sequence)
  return { symbol, price, sequence: count }
}

/** All of them, or undefined when one makes no sense. */
export function allQuotes(quotes: readonly (VenueQuote | undefined)[]): Reading {
  const good = quotes.filter((quote) => quote !== undefined)
  return good.length === quotes.length && good.length > 0 ? good : undefined
}

/** 0 for anything that is not a positive finite number. */
function positive(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : 0
}
