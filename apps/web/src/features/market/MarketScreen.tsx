import { useSearchField } from '@touchstone/frame'
import { Panel, Tabs } from '@touchstone/ui'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { MarketType } from '../../shared/markets/useMarketRows.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { FavouritesTab } from './components/FavouritesTab.tsx'
import { TypeTab } from './components/TypeTab.tsx'
import { marketTexts } from './texts.ts'

const KINDS: readonly MarketType[] = [
  'optional',
  'contract',
  'coin',
  'metal',
  'energy',
  'crude',
  'forex',
  'stock',
  'index',
  'etf',
]

export function MarketScreen() {
  const t = useTexts(marketTexts)
  const signedIn = useSession((session) => session.token !== '')
  const goTo = useGoTo()
  const asked = useSearchField('type')
  const kind = KINDS.find((known) => known === asked) ?? 'coin'
  const [query, setQuery] = useState('')
  const clear = () => setQuery('')
  return (
    <div className="band py-10 slim:py-6">
      <h1 className="text-32 font-semibold tracking-tight">{t('title')}</h1>
      <p className="mt-1 text-14 text-ink-2">{t('lead')}</p>
      <Panel className="mt-6">
        <Tabs
          label={t('tabs')}
          tabs={KINDS.map((key) => ({ key, label: t(key) }))}
          selected={kind}
          onSelect={(type) => goTo('/market', { type }, { replace: true })}
          rowClassName="px-4"
          panelClassName="px-1 pb-1"
          aside={
            <label className="flex h-8 w-60 slim:w-full items-center gap-2 rounded-control border border-line bg-surface-2 px-2.5 text-ink-3 focus-within:border-control-line focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus">
              <Search size={14} aria-hidden="true" />
              <span className="sr-only">{t('search')}</span>
              <input
                type="search"
                value={query}
                placeholder={t('searchPlaceholder')}
                onChange={(event) => setQuery(event.target.value)}
                className="min-w-0 flex-1 bg-transparent text-13 text-ink-1 outline-none placeholder:text-ink-3"
              />
            </label>
          }
        >
          {kind === 'optional' ? (
            <FavouritesTab signedIn={signedIn} query={query} onClear={clear} />
          ) : (
            <TypeTab key={kind} type={kind} query={query} onClear={clear} />
          )}
        </Tabs>
      </Panel>
    </div>
  )
}
