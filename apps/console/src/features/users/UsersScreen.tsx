import { useQuery } from '@tanstack/react-query'
import { AppLink, useGoTo, usePageNumber, useSearchField, useSetSearch } from '@touchstone/frame'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Column } from '@touchstone/ui'
import { PAGE_SIZE } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { moment } from '../../shared/frame/figures.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { List, Pages } from '../../shared/lists/List.tsx'
import { SearchField } from '../../shared/lists/SearchField.tsx'
import { useWorld } from '../../shared/world/world.ts'
import { UserState } from './components/UserState.tsx'
import { levelName } from './levels.ts'
import { userTexts } from './texts.ts'

const t = textsOf(userTexts)

type User = AdminCallData<'getUserList'>['list'][number]

const CUSTOMER: Column<User> = {
  key: 'customer',
  header: t('columns.customer'),
  cell: ({ uid, account, guest }) => (
    <span>
      <AppLink to={`/users/${uid}`} className="num font-medium text-accent hover:underline">
        #{uid}
      </AppLink>{' '}
      {guest ? t('noContact') : account}
    </span>
  ),
}

const DEMO_NUMBER: Column<User> = {
  key: 'number',
  header: t('columns.demoNumber'),
  cell: ({ number }) => <span className="num">#{number}</span>,
}

const COLUMNS: readonly Column<User>[] = [
  { key: 'country', header: t('columns.country'), cell: ({ country }) => country || t('profile.none') },
  { key: 'level', header: t('columns.level'), cell: ({ level }) => levelName(level) },
  { key: 'state', header: t('columns.state'), cell: (user) => <UserState {...user} /> },
  { key: 'opened', header: t('columns.opened'), cell: ({ opened }) => <span className="num">{moment(opened)}</span> },
]

/** Customers of the chosen world; guests exist in the demo world alone. */
export function UsersScreen() {
  const world = useWorld()
  const q = useSearchField('q')
  const page = usePageNumber()
  const setSearch = useSetSearch()
  const goTo = useGoTo()
  const query = useQuery(callQuery('getUserList', { q, world, page, size: PAGE_SIZE }))
  return (
    <Page title={t('title')} lead={t(world === 'demo' ? 'demoLead' : 'lead')}>
      <div className="w-[480px] max-w-full">
        <SearchField
          key={q}
          label={t('search')}
          hint={t(world === 'demo' ? 'demoSearchHint' : 'searchHint')}
          value={q}
          onSearch={(next) => setSearch({ q: next, page: '' })}
        />
      </div>
      <Part title={t(world === 'demo' ? 'demoCaption' : 'caption')}>
        <List
          caption={t(world === 'demo' ? 'demoCaption' : 'caption')}
          query={query}
          rows={({ list }) => list}
          columns={world === 'demo' ? [CUSTOMER, DEMO_NUMBER, ...COLUMNS] : [CUSTOMER, ...COLUMNS]}
          rowKey={({ uid }) => uid}
          empty={q === '' ? t(world === 'demo' ? 'demoEmpty' : 'empty') : t('nothing', { q })}
          onRow={({ uid }) => goTo(`/users/${uid}`)}
        />
        <Pages page={page} total={query.data?.total} onPage={(next) => setSearch({ page: String(next) })} />
      </Part>
    </Page>
  )
}
