import type { ContractRow } from '@touchstone/protocol'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useChartAlerts } from '../../../chart/alerts/useChartAlerts.tsx'
import type { SeriesKind } from '../../../chart/candles/series.ts'
import { PriceChart } from '../../../chart/view/PriceChart.tsx'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useRowDialogs } from '../../../products/contracts/dialogs/useRowDialogs.ts'
import { contractTexts } from '../../../products/contracts/texts.ts'
import { useContractCancels } from '../../../products/contracts/useContractActions.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { nearestTick } from '../../../shared/markets/nearestTick.ts'
import { termTexts } from '../../../shared/orders/termTexts.ts'
import { type LineMeaning, orderLines, positionLines } from '../chartLines.ts'

export interface ContractChartProps {
  readonly market: ContractMarket
  readonly kind: SeriesKind
  readonly position: ContractRow | undefined
  readonly orders: readonly ContractRow[]
  readonly tabs: ReactNode
}

interface Moved {
  readonly meaning: LineMeaning
  readonly price: string
}

/** The chart with orders, position, protections and liquidation price on it. A moved line asks before anything changes. */
export function ContractChart({ market, kind, position, orders, tabs }: ContractChartProps) {
  const t = useTexts(contractTexts)
  const terms = useTexts(termTexts)
  const formats = useFormats()
  const { cancel } = useContractCancels()
  const [moved, setMoved] = useState<Moved>()
  const held = usePositionLines(position)
  const meant = useMemo(() => [...orderLines(orders, t, terms, formats), ...held], [orders, held, t, terms, formats])
  const alerts = useChartAlerts(market.symbol, market.name, true)
  const lines = useMemo(() => [...meant.map(({ line }) => line), ...alerts.lines], [meant, alerts.lines])
  const meaningOf = useCallback((id: string) => meant.find(({ line }) => line.id === id)?.meaning, [meant])
  const onMove = useCallback(
    (id: string, price: string) => {
      const meaning = meaningOf(id)
      if (meaning) setMoved({ meaning, price: nearestTick(price, market) })
    },
    [meaningOf, market],
  )
  const onCancel = useCallback(
    (id: string) => {
      if (alerts.cancel(id)) return
      const meaning = meaningOf(id)
      if (meaning?.kind === 'order') cancel.mutate(meaning.orderNo)
    },
    [alerts.cancel, meaningOf, cancel.mutate],
  )
  const series = useMemo(() => ({ symbol: market.symbol, kind }), [market.symbol, kind])
  return (
    <>
      <PriceChart
        series={series}
        name={market.name}
        priceScale={market.priceScale}
        amountScale={market.amountScale}
        lines={lines}
        onMoveLine={onMove}
        onCancelLine={onCancel}
        headerExtra={tabs}
        tools={alerts.tool}
        storageKey="contracts"
      />
      {moved && <AskMoved moved={moved} position={position} orders={orders} onClose={() => setMoved(undefined)} />}
    </>
  )
}

/** The lines of a position, the same while only its profit changes. */
function usePositionLines(position: ContractRow | undefined) {
  const t = useTexts(contractTexts)
  const formats = useFormats()
  const key =
    position && [position.id, position.openPrice, position.liqPrice, position.tp, position.sl, position.lots].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the drawn figures of the position
  return useMemo(() => positionLines(position, t, formats), [key, t, formats])
}

/** The request of a moved line: another price for its order, or for the position's protection. */
function AskMoved(props: {
  readonly moved: Moved
  readonly position: ContractRow | undefined
  readonly orders: readonly ContractRow[]
  readonly onClose: () => void
}) {
  const { moved, position, orders, onClose } = props
  const { meaning, price } = moved
  const dialogs = useRowDialogs(false, true)
  if (!dialogs) return null
  if (meaning.kind === 'protection' && position)
    return <dialogs.SetProtection row={position} proposed={{ field: meaning.field, price }} onClose={onClose} />
  const order = meaning.kind === 'order' ? orders.find(({ orderNo }) => orderNo === meaning.orderNo) : undefined
  if (meaning.kind !== 'order' || !order) return null
  return <dialogs.EditContractOrder order={order} proposed={{ field: meaning.field, price }} onClose={onClose} />
}
