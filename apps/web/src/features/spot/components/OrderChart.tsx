import type { OrderRow } from '@touchstone/protocol'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { ChartLine } from '../../../chart/canvas/chartLine.ts'
import { PriceChart } from '../../../chart/view/PriceChart.tsx'
import { EditOrder } from '../../../products/spot/EditOrder.tsx'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { useOrderActions } from '../../../products/spot/useOrderActions.ts'
import { trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { nearestTick } from '../../../shared/markets/nearestTick.ts'
import { spotTexts } from '../texts.ts'

export interface OrderChartProps {
  readonly market: SpotMarket
  readonly orders: readonly OrderRow[]
  readonly tabs: ReactNode
}

/** An exit that waits for the end of its purchase: it goes with that. */
function exitLines(orderNo: string, price: string, label: string, tone: ChartLine['tone']): ChartLine[] {
  return price === '' ? [] : [{ id: `${orderNo} ${label}`, price, label, tone, movable: false }]
}

/** The chart with the customer's open orders on it. A line that was moved asks before the order is changed. */
export function OrderChart({ market, orders, tabs }: OrderChartProps) {
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const { cancel } = useOrderActions()
  const [moved, setMoved] = useState<{ readonly order: OrderRow; readonly price: string }>()
  const lines = useMemo(
    () =>
      orders.flatMap(({ orderNo, side, price, amount, other, tp, sl }): ChartLine[] => [
        {
          id: orderNo,
          price,
          label: `${t(`form.${side}`)} ${formats.decimal(trimZeros(amount))}`,
          tone: side === 'buy' ? 'up' : 'down',
          // Of two orders that hold once neither is changed.
          movable: other === '',
          cancellable: true,
        },
        ...exitLines(orderNo, tp, t('form.takeProfit'), 'up'),
        ...exitLines(orderNo, sl, t('form.stopLoss'), 'down'),
      ]),
    [orders, formats, t],
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
        onCancelLine={cancel.mutate}
        headerExtra={tabs}
        storageKey="spot"
      />
      {moved && <EditOrder order={moved.order} price={moved.price} onClose={() => setMoved(undefined)} />}
    </>
  )
}
