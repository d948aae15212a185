import { useSearchField } from '@touchstone/frame'
import { SUBSCRIPTION_STATES } from '@touchstone/protocol'
import { DataTable, Empty, Segments, TEXT_LINK, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { listFailure } from '../../../shared/loading/listFailure.tsx'
import { Pager } from '../../../shared/records/Pager.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useGoTo } from '../../../shared/routing/useGoTo.ts'
import { useOwnSubscriptions } from '../ownSubscriptions.ts'
import { subscriptionTexts } from '../subscriptionTexts.ts'
import { useSubscriptionColumns } from '../useSubscriptionColumns.tsx'

const FILTERS = ['any', ...SUBSCRIPTION_STATES] as const
type Filter = (typeof FILTERS)[number]

/** Own subscriptions, of all states or one, the newest first. */
export function SubscriptionsTable() {
  const t = useTexts(subscriptionTexts)
  const goTo = useGoTo()
  const asked = useSearchField('state')
  const filter = FILTERS.find((known) => known === asked) ?? 'any'
  const choose = (state: Filter) =>
    goTo('/subscription', state === 'any' ? { tab: 'mine' } : { tab: 'mine', state }, { replace: true })
  return (
    <>
      <div className="flex border-b border-line px-5 py-3">
        <Segments
          label={t('filter')}
          value={filter}
          onValueChange={choose}
          options={FILTERS.map((value) => ({ value, label: value === 'any' ? t('any') : t(`states.${value}`) }))}
        />
      </div>
      <Rows key={filter} filter={filter} />
    </>
  )
}

function Rows({ filter }: { readonly filter: Filter }) {
  const t = useTexts(subscriptionTexts)
  const [wantedPage, setPage] = useState(1)
  const query = useOwnSubscriptions(filter === 'any' ? '' : filter, wantedPage)
  const columns = useSubscriptionColumns()
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  const first = (
    <AppLink to="/subscription" className={TEXT_LINK}>
      {t('coins')}
    </AppLink>
  )
  return (
    <div className="relative overflow-x-auto">
      <DataTable
        caption={t('tableOf')}
        columns={columns}
        rows={query.data?.list}
        rowKey={({ orderNo }) => orderNo}
        loadingRows={3}
        inset
        empty={filter === 'any' ? <Empty text={t('none')} action={first} /> : <Empty text={t('noneOf')} />}
        error={!query.data && listFailure(query)}
      />
      <Pager page={page} total={query.data?.total} onPage={setPage} />
    </div>
  )
}
