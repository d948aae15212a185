import type { OrderRow } from '@touchstone/protocol'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { ChartLine } from '../../../chart/canvas/chartLine.ts'
import { PriceChart } from '../../../chart/view/PriceChart.tsx'
import { EditOrder } from '../../../products/spot/EditOrder.tsx'
import { isAmendable } from '../../../products/spot/orderColumns.tsx'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { useOrderActions } from '../../../products/spot/useOrderActions.ts'
import { isZero, trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { nearestTick } from '../../../shared/markets/nearestTick.ts'
import { labelTerms } from '../../../shared/orders/orderTerms.ts'
import { orderTexts } from '../../../shared/orders/orderTexts.ts'
import { termTexts } from '../../../shared/orders/termTexts.ts'
import { spotTexts } from '../texts.ts'

export interface OrderChartProps {
  readonly market: SpotMarket
  readonly orders: readonly OrderRow[]
  readonly tabs: ReactNode
}

/** Before the number of an order: the line of its stop price. */
const STOP = 'stop '

/** An exit that waits for the end of its purchase: it goes with that. */
function exitLines(orderNo: string, price: string, label: string, tone: ChartLine['tone']): ChartLine[] {
  return price === '' ? [] : [{ id: `${orderNo} ${label}`, price, label, tone, movable: false }]
}

/** The chart with the customer's open orders on it. A line that was moved asks before the order is changed. */
export function OrderChart({ market, orders, tabs }: OrderChartProps) {
  const t = useTexts(spotTexts)
  const words = useTexts(orderTexts)
  const termWords = useTexts(termTexts)
  const formats = useFormats()
  const { cancel } = useOrderActions()
  const [moved, setMoved] = useState<{ readonly order: OrderRow; readonly price: string }>()
  const lines = useMemo(
    () =>
      orders.flatMap((order): ChartLine[] => {
        const { orderNo, side, price, stopPrice, amount, tp, sl } = order
        const label = `${t(`form.${side}`)} ${formats.decimal(trimZeros(amount))}`
        const terms = labelTerms(order, termWords, formats)
        const own = { tone: side === 'buy' ? 'up' : 'down', cancellable: true } as const
        const stop = `${label} · ${words('stop')}${terms}`
        return [
          ...(isZero(price) ? [] : [{ id: orderNo, price, label: label + terms, movable: isAmendable(order), ...own }]),
          // Stop prices are not changed; that of a trailing stop moves by itself.
          ...(isZero(stopPrice)
            ? []
            : [{ id: `${STOP}${orderNo}`, price: stopPrice, label: stop, movable: false, ...own }]),
          ...exitLines(orderNo, tp, t('form.takeProfit'), 'up'),
          ...exitLines(orderNo, sl, t('form.stopLoss'), 'down'),
        ]
      }),
    [orders, formats, t, words, termWords],
  )
  const onCancel = useCallback((id: string) => cancel.mutate(id.replace(STOP, '')), [cancel.mutate])
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
        storageKey="spot"
      />
      {moved && <EditOrder order={moved.order} price={moved.price} onClose={() => setMoved(undefined)} />}
    </>
  )
}
