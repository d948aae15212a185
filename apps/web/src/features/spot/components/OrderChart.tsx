import type { OrderRow } from '@touchstone/protocol'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useChartAlerts } from '../../../chart/alerts/useChartAlerts.tsx'
import { PriceChart } from '../../../chart/view/PriceChart.tsx'
import { EditOrderDialog } from '../../../products/spot/editOrderDialog.ts'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { useOrderActions } from '../../../products/spot/useOrderActions.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { nearestTick } from '../../../shared/markets/nearestTick.ts'
import { orderTexts } from '../../../shared/orders/orderTexts.ts'
import { termTexts } from '../../../shared/orders/termTexts.ts'
import { orderLines, orderOfLine } from '../chartLines.ts'
import { spotTexts } from '../texts.ts'

export interface OrderChartProps {
  readonly market: SpotMarket
  readonly orders: readonly OrderRow[]
  readonly tabs: ReactNode
}

/** The chart with the customer's open orders on it. A line that was moved asks before the order is changed. */
export function OrderChart({ market, orders, tabs }: OrderChartProps) {
  const t = useTexts(spotTexts)
  const words = useTexts(orderTexts)
  const termWords = useTexts(termTexts)
  const formats = useFormats()
  const { cancel } = useOrderActions()
  const [moved, setMoved] = useState<{ readonly order: OrderRow; readonly price: string }>()
  const alerts = useChartAlerts(market.symbol, market.name, false)
  const lines = useMemo(
    () => [...orderLines(orders, { spot: t, orders: words, terms: termWords }, formats), ...alerts.lines],
    [orders, formats, t, words, termWords, alerts.lines],
  )
  const onCancel = useCallback(
    (id: string) => {
      if (!alerts.cancel(id)) cancel.mutate(orderOfLine(id))
    },
    [alerts.cancel, cancel.mutate],
  )
  const onMove = useCallback(
    (id: string, price: string) => {
      const order = orders.find(({ orderNo }) => orderNo === id)
      if (order) setMoved({ order, price: nearestTick(price, market) })
    },
    [orders, market],
  )
  const series = useMemo(() => ({ symbol: market.symbol, kind: 'market' as const }), [market.symbol])
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
        storageKey="spot"
      />
      {moved && <EditOrderDialog order={moved.order} price={moved.price} onClose={() => setMoved(undefined)} />}
    </>
  )
}
