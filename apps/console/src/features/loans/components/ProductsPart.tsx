import type { UseQueryResult } from '@tanstack/react-query'
import { type Column, StateChip } from '@touchstone/ui'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { TermsPart } from '../../../shared/lists/TermsPart.tsx'
import { type LoanProduct, type Loans, NO, YES } from '../productDraft.ts'
import { loanTexts } from '../texts.ts'

const t = textsOf(loanTexts)

const COLUMNS: readonly Column<LoanProduct>[] = [
  textColumn('product', t('columns.product'), ({ terms }) => (
    <span className="font-medium">
      <span className="num text-ink-3">{terms.product}</span> {terms.name}
    </span>
  )),
  textColumn('state', t('columns.state'), ({ terms: { state } }) => (
    <StateChip tone={state === 'open' ? 'success' : 'neutral'} word={t(`states.${state}`)} />
  )),
  figureColumn('version', t('columns.version'), ({ version }) => formats.count(version)),
  figureColumn('days', t('columns.days'), ({ terms: { days, freeDays, graceDays } }) =>
    t('daysOf', { days: formats.count(days), free: formats.count(freeDays), grace: formats.count(graceDays) }),
  ),
  figureColumn('rate', t('columns.rate'), ({ terms }) => formats.rate(terms.dailyRate)),
  figureColumn('lateRate', t('columns.lateRate'), ({ terms }) => formats.rate(terms.lateRate)),
  figureColumn('limits', t('columns.limits'), ({ terms }) =>
    t('limits', { min: formats.decimal(terms.min), max: formats.decimal(terms.max) }),
  ),
  textColumn('lender', t('columns.lender'), ({ terms }) => terms.lender),
  textColumn('mayLeave', t('columns.mayLeave'), ({ terms }) => t(`leave.${terms.mayLeave ? YES : NO}`)),
  figureColumn('loans', t('columns.loans'), ({ loans }) => formats.count(loans)),
  figureColumn('lent', t('columns.lent'), ({ lent }) => formats.decimal(lent)),
]

export interface ProductsPartProps {
  readonly query: UseQueryResult<Loans>
  /** Absent for operators who may not propose. */
  readonly onChange?: (product: LoanProduct) => void
}

/** Each product with its terms in force and its lent principal. */
export function ProductsPart({ query, onChange }: ProductsPartProps) {
  return (
    <TermsPart
      title={t('products')}
      query={query}
      rows={({ products }) => products}
      columns={COLUMNS}
      rowKey={({ terms }) => String(terms.product)}
      empty={t('noProducts')}
      changeLabel={t('change')}
      onChange={onChange}
    />
  )
}
