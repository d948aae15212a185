import type { Formats } from '../../shared/format/format.ts'
import { TIMES_IN_FORCE, type TimeInForce } from './orderEntry.ts'
import type { PreviewLine } from './PreviewFigures.tsx'
import type { TicketTranslate } from './texts.ts'

/** The fields sent with an order of any product; absent ones are not sent. */
export interface SentEntry {
  readonly price?: string | undefined
  readonly stopPrice?: string | undefined
  readonly tif?: string | undefined
  readonly goodTill?: string | undefined
}

/** The prices and conditions of the order as it is sent: only those it has. */
export function entryLines(
  { price, stopPrice, tif, goodTill }: SentEntry,
  market: { readonly priceScale: number; readonly quote: string },
  words: TicketTranslate,
  formats: Formats,
): readonly PreviewLine[] {
  const priced = (text: string) => `${formats.decimal(text, market.priceScale)} ${market.quote}`
  const known = TIMES_IN_FORCE.find((value): value is TimeInForce => value === tif)
  return [
    ...(stopPrice === undefined ? [] : [[words('stopPrice'), priced(stopPrice)] as const]),
    ...(price === undefined ? [] : [[words('price'), priced(price)] as const]),
    ...(goodTill === undefined ? [] : [[words('goodTill'), formats.dateTime(Number(goodTill))] as const]),
    ...(known === undefined || goodTill !== undefined ? [] : [[words('timeInForce'), words(known)] as const]),
  ]
}
