import { useQuery } from '@tanstack/react-query'
import { usePathPart, useSearchField, useSetSearch } from '@touchstone/frame'
import { InlineAlert, Panel, Tabs } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { useWorld } from '../../shared/world/world.ts'
import { EventsTab, LoginsTab, SessionsTab } from './components/AccessTabs.tsx'
import { LedgerTab } from './components/LedgerTab.tsx'
import { BalancesTab, OrdersTab } from './components/MoneyTabs.tsx'
import { NotesTab } from './components/NotesTab.tsx'
import { Overview } from './components/Overview.tsx'
import { UserActions } from './components/UserActions.tsx'
import { UserState } from './components/UserState.tsx'
import { userTexts } from './texts.ts'
import type { User } from './user.ts'

const t = textsOf(userTexts)

const TABS = ['overview', 'balances', 'ledger', 'orders', 'sessions', 'logins', 'events', 'notes'] as const
type TabKey = (typeof TABS)[number]

/** One customer: the data that operators may see, and their actions. */
export function UserScreen() {
  const uid = usePathPart('uid')
  const world = useWorld()
  const asked = useSearchField('tab')
  const setSearch = useSetSearch()
  const tab: TabKey = TABS.find((known) => known === asked) ?? 'overview'
  const query = useQuery(callQuery('getUser', { uid, world }))
  return (
    <Page
      title={t(uid.startsWith('D') ? 'profile.guestTitle' : 'profile.title', { uid })}
      lead={query.data && <UserState {...query.data} />}
      actions={query.data && <UserActions user={query.data} />}
    >
      <Loaded query={query} framed>
        {(user) => (
          <>
            <WhoseBooks user={user} />
            <Panel>
              <Tabs
                label={t('tabs.label')}
                rowClassName="px-3"
                tabs={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
                selected={tab}
                onSelect={(next) => setSearch({ tab: next, page: '' })}
              >
                <TabPart tab={tab} user={user} />
              </Tabs>
            </Panel>
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** Play money is labelled before any figure of it. */
function WhoseBooks({ user: { world, guest, number } }: { readonly user: User }) {
  if (world === 'real') return null
  if (number === '') return <InlineAlert tone="warn">{t('profile.noBooks')}</InlineAlert>
  return <InlineAlert tone="warn">{guest ? t('profile.guestBooks') : t('profile.demoBooks', { number })}</InlineAlert>
}

function TabPart({ tab, user }: { readonly tab: TabKey; readonly user: User }) {
  switch (tab) {
    case 'overview':
      return <Overview user={user} />
    case 'balances':
      return <BalancesTab user={user} />
    case 'ledger':
      return <LedgerTab uid={user.uid} />
    case 'orders':
      return <OrdersTab uid={user.uid} />
    case 'sessions':
      return <SessionsTab user={user} />
    case 'logins':
      return <LoginsTab user={user} />
    case 'events':
      return <EventsTab user={user} />
    case 'notes':
      return <NotesTab user={user} />
  }
}
