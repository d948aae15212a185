import type { FeedInstrument } from './feedInstrument.ts'

/**
 * An outside price becomes whole ticks here, rounded to the nearest and at least 1: outside prices are measurements, and
 * this is the last place where they are real numbers.
 */
export function toTicks(price: number, { tickSize }: Pick<FeedInstrument, 'tickSize'>): number {
  return Math.max(1, Math.round(price / Number(tickSize)))
}

/** A base quantity as whole lots, rounded to the nearest. */
export function toLots(quantity: number, { lotSize }: Pick<FeedInstrument, 'lotSize'>): number {
  return Math.round(quantity / Number(lotSize))
}
