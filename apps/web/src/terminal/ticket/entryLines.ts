import type { Formats } from '../../shared/format/format.ts'
import { type OrderType, TIMES_IN_FORCE, type TimeInForce } from './orderEntry.ts'
import type { PreviewLine } from './PreviewFigures.tsx'
import { type SentEntry, trails, type Written } from './sentEntry.ts'
import type { TicketTranslate } from './texts.ts'

/** The type of the order as it is sent, in a word. */
export function typeWord(request: SentEntry & { readonly type: OrderType }, words: TicketTranslate): string {
  return words(trails(request) ? 'trailing_stop' : request.type)
}

/** The prices and conditions of the order as it is sent: only those it has. */
export function entryLines(
  { price, stopPrice, tif, goodTill, trailRate, trailDistance, activation, visible }: SentEntry,
  written: Written,
  words: TicketTranslate,
  formats: Formats,
): readonly PreviewLine[] {
  const known = TIMES_IN_FORCE.find((value): value is TimeInForce => value === tif)
  const line = (
    name: 'stopPrice' | 'trail' | 'activation' | 'price' | 'visible' | 'goodTill' | 'timeInForce',
    text: string | undefined,
    write: (text: string) => string,
  ): readonly PreviewLine[] => (text === undefined ? [] : [[words(name), write(text)]])
  return [
    ...line('stopPrice', stopPrice, written.price),
    ...line('trail', trailRate, formats.rate),
    ...line('trail', trailDistance, written.price),
    ...line('activation', activation, written.price),
    ...line('price', price, written.price),
    ...line('visible', visible, written.size),
    ...line('goodTill', goodTill, (time) => formats.dateTime(Number(time))),
    ...line('timeInForce', goodTill === undefined ? known : undefined, () => words(known ?? 'GTC')),
  ]
}
