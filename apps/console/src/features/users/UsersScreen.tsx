import { useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Column } from '@touchstone/ui'
import { callQuery } from '../../api/queries.ts'
import { moment } from '../../shared/frame/figures.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { List, PAGE_SIZE, Pages } from '../../shared/lists/List.tsx'
import { SearchField } from '../../shared/lists/SearchField.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useGoTo, useQueryField, useSetQuery } from '../../shared/routing/address.ts'
import { UserState } from './components/UserState.tsx'
import { levelName } from './levels.ts'
import { userTexts } from './texts.ts'

const t = textsOf(userTexts)

type User = AdminCallData<'getUserList'>['list'][number]

const COLUMNS: readonly Column<User>[] = [
  {
    key: 'customer',
    header: t('columns.customer'),
    cell: ({ uid, account }) => (
      <span>
        <AppLink to={`/users/${uid}`} className="num font-medium text-accent hover:underline">
          #{uid}
        </AppLink>{' '}
        {account}
      </span>
    ),
  },
  { key: 'country', header: t('columns.country'), cell: ({ country }) => country },
  { key: 'level', header: t('columns.level'), cell: ({ level }) => levelName(level) },
  { key: 'state', header: t('columns.state'), cell: (user) => <UserState {...user} /> },
  { key: 'opened', header: t('columns.opened'), cell: ({ opened }) => <span className="num">{moment(opened)}</span> },
]

export function UsersScreen() {
  const q = useQueryField('q')
  const page = Math.max(1, Number(useQueryField('page')) || 1)
  const setQuery = useSetQuery()
  const goTo = useGoTo()
  const query = useQuery(callQuery('getUserList', { q, page, size: PAGE_SIZE }))
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="w-[480px]">
        <SearchField
          key={q}
          label={t('search')}
          hint={t('searchHint')}
          value={q}
          onSearch={(next) => setQuery({ q: next, page: '' })}
        />
      </div>
      <Part title={t('caption')}>
        <List
          caption={t('caption')}
          query={query}
          rows={({ list }) => list}
          columns={COLUMNS}
          rowKey={({ uid }) => uid}
          empty={q === '' ? t('empty') : t('nothing', { q })}
          onRow={({ uid }) => goTo(`/users/${uid}`)}
        />
        <Pages page={page} total={query.data?.total} onPage={(next) => setQuery({ page: String(next) })} />
      </Part>
    </Page>
  )
}
