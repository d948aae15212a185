import type { OrderRow } from '@touchstone/protocol'
import { memo, useState } from 'react'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { ViewTabs } from '../../../terminal/layout/ViewTabs.tsx'
import { spotTexts } from '../texts.ts'
import { OrderChart } from './OrderChart.tsx'

const MarketFacts = onDemand(async () => (await import('./MarketFacts.tsx')).MarketFacts)

const DepthChart = onDemand(async () => (await import('../../../terminal/book/DepthChart.tsx')).DepthChart)

const VIEWS = ['title', 'depth', 'info'] as const
type View = (typeof VIEWS)[number]

export interface MarketPanelProps {
  readonly market: SpotMarket
  readonly intro: string
  readonly orders: readonly OrderRow[]
}

/** Chart, depth or facts of the market in the middle of the terminal. */
export const MarketPanel = memo(function MarketPanel({ market, intro, orders }: MarketPanelProps) {
  const t = useTexts(spotTexts)
  const [view, setView] = useState<View>('title')
  const views = VIEWS.map((name) => ({ view: name, label: t(`chart.${name}`) }))
  const tabs = <ViewTabs label={market.name} views={views} view={view} onView={setView} />
  if (view === 'title') return <OrderChart market={market} orders={orders} tabs={tabs} />
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex h-9 shrink-0 items-center border-b border-line px-3">{tabs}</div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {view === 'depth' ? <DepthChart market={market} /> : <MarketFacts market={market} intro={intro} />}
      </div>
    </div>
  )
})
