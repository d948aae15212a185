import type { ContractRow } from '@touchstone/protocol'
import { memo, useState } from 'react'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { ViewTabs } from '../../../terminal/layout/ViewTabs.tsx'
import { contractScreenTexts } from '../texts.ts'
import { ContractChart } from './ContractChart.tsx'

/** Looked at now and then: the terminal is there before them. */
const DepthChart = onDemand(async () => (await import('../../../terminal/book/DepthChart.tsx')).DepthChart)
const ContractFacts = onDemand(async () => (await import('./ContractFacts.tsx')).ContractFacts)

const VIEWS = ['chart', 'mark', 'index', 'depth', 'about'] as const
type View = (typeof VIEWS)[number]
const SERIES = { chart: 'market', mark: 'mark', index: 'index' } as const

export interface ContractPanelProps {
  readonly market: ContractMarket
  readonly position: ContractRow | undefined
  readonly orders: readonly ContractRow[]
}

/** Chart of trades, mark or index, depth, or the contract's terms in the middle of the terminal. */
export const ContractPanel = memo(function ContractPanel({ market, position, orders }: ContractPanelProps) {
  const t = useTexts(contractScreenTexts)
  const [view, setView] = useState<View>('chart')
  const views = VIEWS.map((name) => ({ view: name, label: t(`view.${name}`) }))
  const tabs = <ViewTabs label={market.name} views={views} view={view} onView={setView} />
  if (view !== 'depth' && view !== 'about')
    return <ContractChart market={market} kind={SERIES[view]} position={position} orders={orders} tabs={tabs} />
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex h-9 shrink-0 items-center border-b border-line px-3">{tabs}</div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {view === 'depth' ? <DepthChart market={market} /> : <ContractFacts market={market} />}
      </div>
    </div>
  )
})
