import { useQuery } from '@tanstack/react-query'
import { useGoTo, usePageNumber, useSearchField, useSetSearch } from '@touchstone/frame'
import { Num, PAGE_SIZE, Select } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { formats } from '../../shared/frame/figures.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { List, Pages } from '../../shared/lists/List.tsx'
import { useColumns } from './components/columns.tsx'
import { withdrawalTexts } from './texts.ts'
import type { WithdrawalLine } from './words.ts'

const t = textsOf(withdrawalTexts)
const FRESH_MS = 10_000
const KINDS = ['chain', 'bank', 'return'] as const

/** The queue of withdrawals: age, causes for caution, and the open sum. */
export function WithdrawalsScreen() {
  const goTo = useGoTo()
  const setSearch = useSetSearch()
  const columns = useColumns()
  const state = useSearchField('state') === 'done' ? 'done' : 'open'
  const wanted = useSearchField('kind')
  const kind = KINDS.find((known) => known === wanted) ?? ''
  const page = usePageNumber()
  const query = useQuery({
    ...callQuery('getWithdrawalQueue', { state, kind, page, size: PAGE_SIZE }),
    refetchInterval: FRESH_MS,
  })
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label={t('filter')}
          value={state}
          options={[
            { value: 'open', label: t('open') },
            { value: 'done', label: t('done') },
          ]}
          onValueChange={(value) => setSearch({ state: value === 'done' ? value : '', page: '' })}
        />
        <Select
          label={t('way')}
          value={kind}
          options={[
            { value: '', label: t('anyWay') },
            ...KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onValueChange={(value) => setSearch({ kind: value, page: '' })}
        />
        <Totals totals={query.data?.totals ?? []} />
      </div>
      <Part title={t('caption')}>
        <List
          caption={t('caption')}
          query={query}
          rows={(data): readonly WithdrawalLine[] => data.list}
          columns={columns}
          rowKey={({ id }) => String(id)}
          empty={t(state === 'done' ? 'emptyDone' : 'empty')}
          onRow={({ id }) => goTo(`/withdrawals/${id}`)}
        />
        <Pages page={page} total={query.data?.total} onPage={(next) => setSearch({ page: String(next) })} />
      </Part>
    </Page>
  )
}

interface TotalsProps {
  readonly totals: readonly {
    readonly state: WithdrawalLine['state']
    readonly count: number
    readonly amount: string
    readonly currency: string
  }[]
}

/** Number and sum of the open withdrawals at each step. */
function Totals({ totals }: TotalsProps) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-12" aria-label={t('totals')}>
      {totals.map(({ state, count, amount, currency }) => (
        <div key={`${state} ${currency}`}>
          <dt className="text-ink-3">{t(`states.${state}`)}</dt>
          <dd>
            <Num>
              {formats.count(count)} · {formats.decimal(amount)} {currency}
            </Num>
          </dd>
        </div>
      ))}
    </dl>
  )
}
