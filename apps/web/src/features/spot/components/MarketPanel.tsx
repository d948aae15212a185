import type { OrderRow } from '@touchstone/protocol'
import { clsx } from 'clsx'
import { memo, useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { SpotMarket } from '../../../shared/markets/spotMarket.ts'
import { DepthChart } from '../../../shared/terminal/DepthChart.tsx'
import { spotTexts } from '../texts.ts'
import { MarketFacts } from './MarketFacts.tsx'
import { OrderChart } from './OrderChart.tsx'

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
  const tabs = (
    <fieldset className="flex gap-3">
      <legend className="sr-only">{market.name}</legend>
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => setView(name)}
          className={clsx(
            'h-9 border-b-2 border-transparent text-13 font-medium text-ink-3 hover:text-ink-1',
            'aria-pressed:border-accent aria-pressed:text-ink-1',
          )}
        >
          {t(`chart.${name}`)}
        </button>
      ))}
    </fieldset>
  )
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
