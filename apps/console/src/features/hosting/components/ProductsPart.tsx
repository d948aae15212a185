import type { UseQueryResult } from '@tanstack/react-query'
import { type Column, StateChip } from '@touchstone/ui'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { TermsPart } from '../../../shared/lists/TermsPart.tsx'
import { TwoLines } from '../../../shared/lists/TwoLines.tsx'
import type { Hosting, HostingProduct } from '../productDraft.ts'
import { hostingTexts } from '../texts.ts'
import { Coverage, isShort } from './Coverage.tsx'

const t = textsOf(hostingTexts)

const COLUMNS: readonly Column<HostingProduct>[] = [
  textColumn('product', t('columns.product'), ({ version, terms: { product, name, cycleDays } }) => {
    const figures = { product, version: formats.count(version), days: formats.count(cycleDays) }
    return <TwoLines first={<bdi title={name}>{name}</bdi>} second={t('about', figures)} />
  }),
  textColumn('state', t('columns.state'), ({ terms: { state } }) => (
    <StateChip tone={state === 'open' ? 'success' : 'neutral'} word={t(`states.${state}`)} />
  )),
  figureColumn('rate', t('columns.rate'), ({ terms: { dailyRate, earlyLoss } }) => (
    <TwoLines first={formats.rate(dailyRate)} second={t('earlyLoss', { rate: formats.rate(earlyLoss) })} />
  )),
  figureColumn('limits', t('columns.limits'), ({ terms }) =>
    t('limits', { min: formats.decimal(terms.min), max: formats.decimal(terms.max) }),
  ),
  figureColumn('hosted', t('columns.hosted'), ({ hosted, left, terms: { capacity } }) => (
    <TwoLines
      first={formats.decimal(hosted)}
      second={t('left', { left: formats.decimal(left), capacity: formats.decimal(capacity) })}
    />
  )),
  figureColumn('escrowed', t('columns.escrowed'), ({ escrowed, owed }) => (
    <TwoLines first={formats.decimal(escrowed)} second={t('owed', { owed: formats.decimal(owed) })} />
  )),
  figureColumn('coverage', t('columns.coverage'), ({ coverage }) => <Coverage coverage={coverage} />),
]

export interface ProductsPartProps {
  readonly query: UseQueryResult<Hosting>
  /** Absent for operators who may not propose. */
  readonly onChange?: (product: HostingProduct) => void
}

/** Each product with its terms in force, its sales, and its coverage. */
export function ProductsPart({ query, onChange }: ProductsPartProps) {
  return (
    <TermsPart
      title={t('products')}
      query={query}
      rows={({ products }) => products}
      columns={COLUMNS}
      rowKey={({ terms }) => String(terms.product)}
      rowClassName={({ coverage }) => (isShort(coverage) ? 'bg-danger/10' : undefined)}
      empty={t('noProducts')}
      changeLabel={t('change')}
      onChange={onChange}
    />
  )
}
