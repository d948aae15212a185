import { Button, Empty, ErrorPanel, Skeleton, Tabs } from '@touchstone/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useTimedMarkets } from '../../../products/timedOptions/useTimedMarkets.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { recentMarkets } from '../../../shared/markets/recentMarkets.ts'
import { PaletteGrid } from '../../../shared/palette/PaletteRow.tsx'
import type { PaletteSectionProps } from '../../../shared/palette/paletteSection.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { promptSignIn } from '../../../shared/session/signInPrompt.ts'
import { FoundMarkets } from './FoundMarkets.tsx'
import { type Found, foundMarkets } from './foundMarkets.ts'
import { GROUPS, type Group } from './marketGroups.ts'
import { SortBar } from './SortBar.tsx'
import type { Sorting } from './sortMarkets.ts'
import { marketPaletteTexts } from './texts.ts'
import { useAllMarkets } from './useAllMarkets.ts'

/** Every market by class, with its figures: the switcher of a trader, on every page. */
export function MarketsSection({ query, onGo }: PaletteSectionProps) {
  const t = useTexts(marketPaletteTexts)
  const [group, setGroup] = useState<Group>('all')
  const [sorting, setSorting] = useState<Sorting>()
  const [recent] = useState(recentMarkets)
  const source = useAllMarkets()
  const timed = useTimedMarkets()
  const { rows } = source
  const found = useMemo(
    () => rows && foundMarkets(rows, timed, { group, query, sorting, recent }),
    [rows, timed, group, query, sorting, recent],
  )
  return (
    <section aria-label={t('groups')} className="flex min-h-0 flex-1 flex-col">
      <Tabs<Group>
        label={t('groups')}
        look="pill"
        tabs={GROUPS.map((key) => ({ key, label: t(`group.${key}`) }))}
        selected={group}
        onSelect={setGroup}
        rowClassName="shrink-0 px-3 pt-3"
        panelClassName="flex min-h-0 flex-1 flex-col pt-1"
      >
        {group !== 'timed' && <SortBar sorting={sorting} onSorting={setSorting} />}
        <div className="min-h-0 flex-1 overflow-y-auto pb-2 [scrollbar-width:thin]">
          {!found && !source.error && <Waiting label={t('loading')} />}
          {found && <FoundMarkets found={found} onGo={onGo} />}
          {found && isNothing(found) && !source.error && (
            <Nothing group={group} query={query} onAll={() => setGroup('all')} />
          )}
          {source.error && <ErrorPanel text={t('failed')} retryLabel={t('retry')} onRetry={source.retry} />}
        </div>
      </Tabs>
    </section>
  )
}

const isNothing = ({ markets, timed }: Found) => markets.length + timed.length === 0

const LOADING = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

function Waiting({ label }: { readonly label: string }) {
  return (
    <PaletteGrid label={label}>
      {LOADING.map((key) => (
        <div key={key} className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 slim:py-1 px-4">
          <Skeleton className="h-3 w-32" />
          <Skeleton className="h-3 w-64" />
        </div>
      ))}
    </PaletteGrid>
  )
}

interface NothingProps {
  readonly group: Group
  readonly query: string
  readonly onAll: () => void
}

/** Why there is nothing, and what helps. */
function Nothing({ group, query, onAll }: NothingProps): ReactNode {
  const t = useTexts(marketPaletteTexts)
  const signedIn = useSession((session) => session.token !== '')
  if (group === 'favourites' && !signedIn)
    return (
      <Empty
        text={t('signedOut')}
        action={
          <Button size="small" onClick={() => promptSignIn()}>
            {t('login')}
          </Button>
        }
      />
    )
  if (query === '') return <Empty text={t(group === 'favourites' ? 'noFavourites' : 'empty')} />
  if (group === 'all') return <Empty text={t('none', { query })} />
  return (
    <Empty
      text={t('none', { query })}
      action={
        <Button tone="secondary" size="small" onClick={onAll}>
          {t('searchAll')}
        </Button>
      }
    />
  )
}
