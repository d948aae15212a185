import type { OrderRow } from '@touchstone/protocol'
import { trimZeros } from '../decimals/exactDecimal.ts'
import type { Formats } from '../format/format.ts'
import type { TermTranslate } from './termTexts.ts'

/** What rows of orders of every product say of their conditions; "" and 0 where there is none. */
export type RowConditions = Pick<
  OrderRow,
  'goodTill' | 'trailDistance' | 'trailRate' | 'activation' | 'extreme' | 'visible' | 'shown'
>

export function isTrailing({ trailDistance, trailRate }: Pick<RowConditions, 'trailDistance' | 'trailRate'>): boolean {
  return trailDistance !== '' || trailRate !== ''
}

/** How an order trails and what it shows at a time, in a word or two each; nothing for most. */
function shortTerms(row: RowConditions, t: TermTranslate, formats: Formats): readonly string[] {
  const distance = row.trailRate === '' ? formats.decimal(row.trailDistance) : formats.rate(row.trailRate)
  return [
    ...(isTrailing(row) ? [t('trails', { distance })] : []),
    ...(row.visible === '' ? [] : [t('shows', { amount: formats.decimal(trimZeros(row.visible)) })]),
  ]
}

/** The same, with how far it has come: the price at which it begins or the best that it has seen, and what the book shows now. */
export function longTerms(row: RowConditions, t: TermTranslate, formats: Formats): readonly string[] {
  const { activation, extreme, shown } = row
  const begun = extreme !== ''
  return [
    ...shortTerms(row, t, formats),
    ...(activation === '' || begun ? [] : [t('begins', { price: formats.decimal(activation) })]),
    ...(begun ? [t('best', { price: formats.decimal(extreme) })] : []),
    ...(shown === '' ? [] : [t('showsNow', { amount: formats.decimal(trimZeros(shown)) })]),
  ]
}

/** All conditions at the end of a label on the chart, its end included. */
export function labelTerms(row: RowConditions, t: TermTranslate, formats: Formats): string {
  const till = row.goodTill === 0 ? [] : [t('till', { time: formats.dateTime(row.goodTill) })]
  return [...shortTerms(row, t, formats), ...till].map((term) => ` · ${term}`).join('')
}
