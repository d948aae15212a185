import { useQuery } from '@tanstack/react-query'
import { AppLink, usePageNumber, useSearchField, useSetSearch } from '@touchstone/frame'
import { TICKET_STATES } from '@touchstone/protocol'
import { buttonClass, Check, Select, Switch } from '@touchstone/ui'
import { useMay } from '../../shared/access/access.ts'
import { useAct } from '../../shared/acts/useAct.ts'
import { liveQuery } from '../../shared/api/queries.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { Pages } from '../../shared/lists/List.tsx'
import { SearchField } from '../../shared/lists/SearchField.tsx'
import { TicketTable } from './components/TicketTable.tsx'
import { supportTexts } from './texts.ts'
import { useDeskNews } from './useDeskNews.ts'

const t = textsOf(supportTexts)
const EVERY_MS = 15_000
const SIZE = 50

/** The queue of conversations. */
export function QueueScreen() {
  useDeskNews()
  const asked = useSearchField('state')
  const state = TICKET_STATES.find((known) => known === asked) ?? ''
  const mine = useSearchField('mine') !== ''
  const uid = useSearchField('uid')
  const page = usePageNumber()
  const setSearch = useSetSearch()
  const query = useQuery(liveQuery('getTickets', { state, mine, uid, page, size: SIZE }, EVERY_MS))
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <AppLink to="/support/settings" className={buttonClass('secondary', 'small')}>
          {t('settings')}
        </AppLink>
      }
    >
      <ThereNow there={query.data?.there ?? []} mine={query.data?.mineThere ?? false} />
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-52 max-w-full">
          <Select
            label={t('filters.state')}
            value={state}
            options={[
              { value: '', label: t('filters.current') },
              ...TICKET_STATES.map((each) => ({ value: each, label: t(`states.${each}`) })),
            ]}
            onValueChange={(next) => setSearch({ state: next, page: '' })}
          />
        </div>
        <SearchField label={t('filters.uid')} value={uid} onSearch={(next) => setSearch({ uid: next, page: '' })} />
        <div className="pb-2">
          <Check checked={mine} onCheckedChange={(next) => setSearch({ mine: next ? '1' : '', page: '' })}>
            {t('filters.mine')}
          </Check>
        </div>
      </div>
      <Part title={t('caption')}>
        <TicketTable caption={t('caption')} query={query} rows={({ list }) => list} empty={t('empty')} />
        <Pages page={page} total={query.data?.total} size={SIZE} onPage={(next) => setSearch({ page: String(next) })} />
      </Part>
    </Page>
  )
}

/** Who is shown to customers as there. */
function ThereNow({ there, mine }: { readonly there: readonly string[]; readonly mine: boolean }) {
  const may = useMay('setThere')
  const act = useAct('setThere', { silent: true, toastFailure: true })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-13 text-ink-2">
      {may && (
        <span title={t('thereHint')}>
          <Switch checked={mine} onCheckedChange={(next) => void act.run({ there: next })}>
            {t('there')}
          </Switch>
        </span>
      )}
      <span role="status">{there.length === 0 ? t('thereNobody') : t('thereNow', { names: there.join(', ') })}</span>
      {may && <span className="text-12 text-ink-3">{t('thereHint')}</span>}
    </div>
  )
}
