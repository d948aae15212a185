import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, Tabs, TEXT_LINK } from '@touchstone/ui'
import { useMemo, useState } from 'react'
import { OpenTimedOptions } from '../../../products/timedOptions/OpenTimedOptions.tsx'
import { SettledTimedOptions } from '../../../products/timedOptions/SettledTimedOptions.tsx'
import type { TimedOptionRows } from '../../../products/timedOptions/useTimedOptionRows.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { timedOptionScreenTexts } from '../texts.ts'

const ROWS = '50'
type TabKey = 'open' | 'records'

export interface OrdersPanelProps {
  readonly symbol: string
  readonly rows: TimedOptionRows | undefined
}

/** Open orders and records, of this market or of all. */
export function OrdersPanel({ symbol, rows }: OrdersPanelProps) {
  const t = useTexts(timedOptionScreenTexts)
  const [tab, setTab] = useState<TabKey>('open')
  const [onlyThis, setOnlyThis] = useState(false)
  const shown = useMemo(() => {
    if (!onlyThis || !rows) return rows
    const here = (row: { readonly symbol: string }) => row.symbol === symbol
    return { open: rows.open.filter(here), settled: rows.settled?.filter(here) }
  }, [rows, onlyThis, symbol])
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Tabs<TabKey>
        label={t('tabs.label')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { key: 'open', label: t('tabs.open'), note: rows?.open.length ?? '' },
          { key: 'records', label: t('tabs.records') },
        ]}
        aside={
          <div className="flex items-center gap-4">
            <Check checked={onlyThis} onCheckedChange={setOnlyThis}>
              {t('tabs.thisMarket')}
            </Check>
            <AppLink to="/jgcc" className={`${TEXT_LINK} text-12`}>
              {t('tabs.all')}
            </AppLink>
          </div>
        }
        panelClassName="min-h-0 flex-1 overflow-auto [scrollbar-width:thin]"
        panelScrolls
      >
        {tab === 'open' ? (
          <OpenTimedOptions rows={shown} />
        ) : (
          <Records symbol={onlyThis ? symbol : ''} version={rows?.settled?.[0]?.orderNo ?? ''} />
        )}
      </Tabs>
    </div>
  )
}

/** The latest settled orders; asked again when `version` changes. `symbol`: "" for all. */
function Records({ symbol, version }: { readonly symbol: string; readonly version: string }) {
  const filter = { state: 'closed', size: ROWS, ...(symbol !== '' && { symbol }) } as const
  const { data, error, refetch } = useQuery({
    ...callQuery('getDeliveryList', filter),
    queryKey: ['getDeliveryList', filter, version],
    placeholderData: keepPreviousData,
  })
  return <SettledTimedOptions rows={data?.list} error={error} onRetry={() => void refetch()} />
}
