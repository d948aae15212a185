import type { UseQueryResult } from '@tanstack/react-query'
import { Button, type Column, StateChip } from '@touchstone/ui'
import { formats } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { actsColumn, figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import type { Hosting, HostingProduct } from '../productDraft.ts'
import { hostingTexts } from '../texts.ts'
import { Coverage, isShort } from './Coverage.tsx'

const t = textsOf(hostingTexts)

const COLUMNS: readonly Column<HostingProduct>[] = [
  textColumn('product', t('columns.product'), ({ terms }) => (
    <span className="font-medium">
      <span className="num text-ink-3">{terms.product}</span> {terms.name}
    </span>
  )),
  textColumn('state', t('columns.state'), ({ terms: { state } }) => (
    <StateChip tone={state === 'open' ? 'success' : 'neutral'} word={t(`states.${state}`)} />
  )),
  figureColumn('version', t('columns.version'), ({ version }) => formats.count(version)),
  figureColumn('cycle', t('columns.cycle'), ({ terms }) => formats.count(terms.cycleDays)),
  figureColumn('rate', t('columns.rate'), ({ terms }) => formats.rate(terms.dailyRate)),
  figureColumn('loss', t('columns.loss'), ({ terms }) => formats.rate(terms.earlyLoss)),
  figureColumn('limits', t('columns.limits'), ({ terms }) =>
    t('limits', { min: formats.decimal(terms.min), max: formats.decimal(terms.max) }),
  ),
  figureColumn('capacity', t('columns.capacity'), ({ terms }) => formats.decimal(terms.capacity)),
  figureColumn('hosted', t('columns.hosted'), ({ hosted }) => formats.decimal(hosted)),
  figureColumn('left', t('columns.left'), ({ left }) => formats.decimal(left)),
  figureColumn('escrowed', t('columns.escrowed'), ({ escrowed }) => formats.decimal(escrowed)),
  figureColumn('owed', t('columns.owed'), ({ owed }) => formats.decimal(owed)),
  figureColumn('coverage', t('columns.coverage'), ({ coverage }) => <Coverage coverage={coverage} />),
]

export interface ProductsPartProps {
  readonly query: UseQueryResult<Hosting>
  /** Absent for somebody who may not propose. */
  readonly onChange?: (product: HostingProduct) => void
}

/** Each product with its terms in force, what is sold of it, and what stands behind that. */
export function ProductsPart({ query, onChange }: ProductsPartProps) {
  const acts = actsColumn<HostingProduct>((product) => (
    <Button tone="secondary" size="small" onClick={() => onChange?.(product)}>
      {t('change')}
    </Button>
  ))
  return (
    <Part title={t('products')}>
      <List
        caption={t('products')}
        query={query}
        rows={({ products }) => products}
        columns={onChange ? [...COLUMNS, acts] : COLUMNS}
        rowKey={({ terms }) => String(terms.product)}
        rowClassName={({ coverage }) => (isShort(coverage) ? 'bg-danger/10' : undefined)}
        empty={t('noProducts')}
      />
    </Part>
  )
}
