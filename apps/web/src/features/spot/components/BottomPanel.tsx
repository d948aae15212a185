import { Check, Tabs } from '@touchstone/ui'
import { memo, useState } from 'react'
import { CancelAll, OpenOrders } from '../../../products/spot/OpenOrders.tsx'
import { useOpenOrders } from '../../../products/spot/useOpenOrders.ts'
import type { Funds } from '../../../shared/funds/useFunds.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useFills } from '../../../shared/live/useLive.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { spotTexts } from '../texts.ts'
import { FillHistory, OrderHistory } from './HistoryLists.tsx'

const FundsTable = onDemand(async () => (await import('./FundsTable.tsx')).FundsTable)

type TabKey = 'current' | 'history' | 'fills' | 'assets'

export interface BottomPanelProps {
  readonly symbol: string
  readonly funds: Funds
}

const ROWS = '50'

export const BottomPanel = memo(function BottomPanel({ symbol, funds }: BottomPanelProps) {
  const t = useTexts(spotTexts)
  const [tab, setTab] = useState<TabKey>('current')
  const [onlyThis, setOnlyThis] = useState(false)
  const all = useOpenOrders()
  const orders = useOpenOrders(onlyThis ? symbol : undefined)
  const fills = useFills()
  /** A new fill or a change of the open orders makes history worth asking again. */
  const version = `${fills?.[0]?.tradeNo ?? ''} ${all?.length ?? ''} ${all?.[0]?.orderNo ?? ''}`
  const filter = { size: ROWS, ...(onlyThis && { symbol }) }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Tabs<TabKey>
        label={t('tabs.label')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { key: 'current', label: t('tabs.current'), note: all?.length ?? '' },
          { key: 'history', label: t('tabs.history') },
          { key: 'fills', label: t('tabs.fills') },
          { key: 'assets', label: t('tabs.assets') },
        ]}
        aside={
          tab === 'assets' ? null : (
            <div className="flex items-center gap-3">
              <Check checked={onlyThis} onCheckedChange={setOnlyThis}>
                {t('tabs.thisMarket')}
              </Check>
              {tab === 'current' && <CancelAll {...(onlyThis && { symbol })} count={orders?.length ?? 0} />}
            </div>
          )
        }
        panelClassName="min-h-0 flex-1 overflow-auto [scrollbar-width:thin]"
        panelScrolls
      >
        {tab === 'current' && <OpenOrders rows={orders} />}
        {tab === 'history' && <OrderHistory filter={filter} version={version} />}
        {tab === 'fills' && <FillHistory filter={filter} version={version} />}
        {tab === 'assets' && <FundsTable funds={funds} />}
      </Tabs>
    </div>
  )
})
