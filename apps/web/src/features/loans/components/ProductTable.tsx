import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable, Empty, Num, Panel, StateChip } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { ListFailed } from '../../../shared/loading/Failed.tsx'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import type { LoanProduct } from '../application/application.ts'
import { loanBookTexts } from '../bookTexts.ts'
import { loanTexts } from '../texts.ts'

/** The products lent from the pool, and their terms. */
export function ProductTable() {
  const t = useTexts(loanBookTexts)
  const about = useTexts(loanTexts)
  const formats = useFormats()
  const query = useQuery(callQuery('lendList', {}, { refusal: 'here' }))
  const rate = (key: 'dailyRate' | 'lateRate' | 'yearlyRate', header: string): Column<LoanProduct> => ({
    key,
    header,
    align: 'end',
    cell: (product) => <Num>{formats.rate(product[key])}</Num>,
  })
  const columns: readonly Column<LoanProduct>[] = [
    { key: 'name', header: t('products.name'), cell: ({ name }) => <OfferName name={name} /> },
    {
      key: 'days',
      header: t('products.days'),
      align: 'end',
      cell: ({ days }) => <Num>{formats.count(days)}</Num>,
    },
    rate('dailyRate', t('products.rate')),
    rate('yearlyRate', t('products.yearly')),
    rate('lateRate', t('products.lateRate')),
    {
      key: 'limits',
      header: t('products.limits'),
      align: 'end',
      cell: ({ min, max, currency }) =>
        t('products.limitsOf', { min: formats.decimal(min), max: formats.decimal(max), currency }),
    },
    {
      key: 'state',
      header: t('products.state'),
      cell: ({ state }) => (
        <StateChip tone={state === 'open' ? 'success' : 'neutral'} word={about(`states.${state}`)} />
      ),
    },
  ]
  return (
    <Panel className="overflow-hidden">
      <h2 className="flex h-11 items-center border-b border-line px-5 text-14 font-semibold text-ink-1">
        {t('products.title')}
      </h2>
      <DataTable
        caption={t('products.title')}
        columns={columns}
        rows={query.data}
        rowKey={({ id }) => id}
        loadingRows={2}
        inset
        empty={<Empty text={t('products.none')} />}
        error={query.error && !query.data && <ListFailed error={query.error} onRetry={() => void query.refetch()} />}
      />
    </Panel>
  )
}
