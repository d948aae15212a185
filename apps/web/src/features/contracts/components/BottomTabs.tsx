import { Check, Tabs } from '@touchstone/ui'
import { memo, useCallback, useMemo, useState } from 'react'
import {
  type ContractAccount,
  type ContractFilter,
  useOpenPositions,
  usePendingContracts,
} from '../../../products/contracts/useContractRows.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { AppLink, type RoutePath } from '../../../shared/routing/AppLink.tsx'
import { contractScreenTexts } from '../texts.ts'

/** Chart, book and ticket come first; below them every tab has its place, and its code when it is looked at. */
const ContractPositions = onDemand(
  async () => (await import('../../../products/contracts/ContractPositions.tsx')).ContractPositions,
)
const CloseAllPositions = onDemand(
  async () => (await import('../../../products/contracts/ContractPositions.tsx')).CloseAllPositions,
)
const PastTab = onDemand(async () => (await import('./PastTab.tsx')).PastTab)
const ContractOrders = onDemand(
  async () => (await import('../../../products/contracts/ContractOrders.tsx')).ContractOrders,
)
const CancelAllContracts = onDemand(
  async () => (await import('../../../products/contracts/ContractOrders.tsx')).CancelAllContracts,
)
const AccountSummary = onDemand(async () => (await import('./AccountSummary.tsx')).AccountSummary)

const KEYS = ['pending', 'trading', 'closed', 'cancelled', 'fills', 'account'] as const
type TabKey = (typeof KEYS)[number]
const ROWS = '50'

export interface BottomTabsProps {
  readonly symbol: string
  /** The same lists with a page to themselves. */
  readonly fullPage: RoutePath
  readonly account: ContractAccount | undefined
}

/** Open orders, positions and past ones, below the chart. */
export const BottomTabs = memo(function BottomTabs({ symbol, fullPage, account }: BottomTabsProps) {
  const t = useTexts(contractScreenTexts)
  const [tab, setTab] = useState<TabKey>('trading')
  const [onlyThis, setOnlyThis] = useState(false)
  const isThis = useCallback<ContractFilter>((row) => row.symbol === symbol, [symbol])
  const filter = onlyThis ? isThis : undefined
  const orders = usePendingContracts(filter)
  const positions = useOpenPositions(filter)
  const counts: Partial<Record<TabKey, number | undefined>> = { pending: orders?.length, trading: positions?.length }
  const past = useMemo(() => ({ size: ROWS, ...(onlyThis && { symbol }) }), [onlyThis, symbol])
  /** A change of the open ones makes history worth asking again. */
  const version = `${orders?.length ?? ''} ${orders?.[0]?.orderNo ?? ''} ${positions?.map(({ id, lots }) => `${id}:${lots}`).join() ?? ''}`
  const only = onlyThis ? { symbol } : {}
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Tabs<TabKey>
        label={t('tabs.label')}
        selected={tab}
        onSelect={setTab}
        tabs={KEYS.map((key) => ({ key, label: t(`tabs.${key}`), ...(key in counts && { note: counts[key] ?? '' }) }))}
        aside={
          tab === 'account' ? null : (
            <div className="flex items-center gap-3">
              <Check checked={onlyThis} onCheckedChange={setOnlyThis}>
                {t('tabs.thisContract')}
              </Check>
              <AppLink to={fullPage} className="text-12 text-ink-3 hover:text-ink-1">
                {t('tabs.fullPage')}
              </AppLink>
              {tab === 'pending' && <CancelAllContracts {...only} count={orders?.length ?? 0} />}
              {tab === 'trading' && <CloseAllPositions {...only} rows={positions ?? []} />}
            </div>
          )
        }
        panelClassName="min-h-0 flex-1 overflow-auto [scrollbar-width:thin]"
        panelScrolls
      >
        {tab === 'pending' && <ContractOrders rows={orders} />}
        {tab === 'trading' && <ContractPositions rows={positions} />}
        {(tab === 'closed' || tab === 'cancelled' || tab === 'fills') && (
          <PastTab tab={tab} filter={past} version={version} />
        )}
        {tab === 'account' && <AccountSummary account={account} look="panel" />}
      </Tabs>
    </div>
  )
})
