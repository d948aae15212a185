import { formatPlain, parseDecimal } from '@touchstone/quantities'
import type { Formats } from '../../shared/format/format.ts'
import type { PriceSteps } from '../../shared/markets/nearestTick.ts'
import { hasLimitPrice, hasStopPrice, type OrderEntry } from './orderEntry.ts'
import type { TicketTranslate } from './texts.ts'

/** A problem that a ticket of any product may have. */
export type EntryProblem<Field extends string> =
  | { readonly kind: 'transaction_password_unset' }
  | { readonly kind: 'empty' | 'unreadable'; readonly field: Field }
  /** An iceberg that would show all of itself. */
  | { readonly kind: 'all_visible'; readonly field: Field }
  | { readonly kind: 'off_step'; readonly field: Field; readonly step: string }
  /** `unit` is "" for counted things. */
  | {
      readonly kind: 'below_minimum' | 'above_maximum'
      readonly field: Field
      readonly limit: string
      readonly unit: string
    }

/** Fields that tickets of every product have; each is the name of its label. */
export const ENTRY_FIELDS = ['price', 'stopPrice', 'goodTill', 'trail', 'activation', 'visible'] as const
export type EntryField = (typeof ENTRY_FIELDS)[number]

export function isEntryField(field: string): field is EntryField {
  return ENTRY_FIELDS.some((known) => known === field)
}

/** The faults of the prices and the end that the order needs, the stop price first. */
export function priceProblems(
  entry: OrderEntry,
  market: PriceSteps & { readonly quote: string },
): readonly EntryProblem<EntryField>[] {
  return [
    ...(hasStopPrice(entry.type) ? priceProblem('stopPrice', entry.stopPrice, market) : []),
    ...(hasLimitPrice(entry.type) ? priceProblem('price', entry.price, market) : []),
    ...(entry.timeInForce === 'GTD' && entry.goodTill === '' ? [{ kind: 'empty', field: 'goodTill' } as const] : []),
  ]
}

/** The fault of a price that must be there. */
export function priceProblem(
  field: 'price' | 'stopPrice' | 'trail' | 'activation',
  text: string,
  { priceScale, tick, quote }: PriceSteps & { readonly quote: string },
): readonly EntryProblem<EntryField>[] {
  if (text === '') return [{ kind: 'empty', field }]
  const price = parseDecimal(text, priceScale)
  if (price === undefined) return [{ kind: 'unreadable', field }]
  const step = formatPlain(tick, priceScale)
  if (price <= 0n) return [{ kind: 'below_minimum', field, limit: step, unit: quote }]
  return price % tick === 0n ? [] : [{ kind: 'off_step', field, step }]
}

/** The sentence for a problem that every product knows; `name` is the label of its field. */
export function entryProblemText(
  problem: EntryProblem<string>,
  name: string,
  t: TicketTranslate,
  formats: Formats,
): string {
  switch (problem.kind) {
    case 'transaction_password_unset':
      return t('problem.transaction_password_unset')
    case 'empty':
    case 'unreadable':
      return t(`problem.${problem.kind}`, { field: name })
    case 'all_visible':
      return t('problem.all_visible')
    case 'off_step':
      return t('problem.off_step', { field: name, step: formats.decimal(problem.step) })
    case 'below_minimum':
      return t(problem.unit === '' ? 'problem.below_minimum' : 'problem.below_minimum_of', {
        min: formats.decimal(problem.limit),
        currency: problem.unit,
      })
    case 'above_maximum':
      return t(problem.unit === '' ? 'problem.above_maximum' : 'problem.above_maximum_of', {
        max: formats.decimal(problem.limit),
        currency: problem.unit,
      })
  }
}

/** The first problem that concerns a field, to be shown under it. */
export function problemOf<Problem extends { readonly kind: string; readonly field?: string }>(
  problems: readonly Problem[],
  field: string,
): Problem | undefined {
  return problems.find((problem) => problem.field === field)
}
