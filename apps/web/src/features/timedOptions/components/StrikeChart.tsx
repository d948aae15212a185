import type { DeliveryRow } from '@touchstone/protocol'
import { memo, useMemo } from 'react'
import type { ChartLine } from '../../../chart/canvas/chartLine.ts'
import { PriceChart } from '../../../chart/view/PriceChart.tsx'
import { timedOptionTexts } from '../../../products/timedOptions/texts.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionTerms } from '../timedOptionTicket.ts'

/** An index has no volume. */
const NO_AMOUNT = 0
/** Strikes are facts: no line of this chart can be moved. */
const neverMoved = (): void => undefined

export interface StrikeChartProps {
  readonly terms: Pick<TimedOptionTerms, 'symbol' | 'name' | 'priceDecimals'>
  /** Open orders on this index. */
  readonly orders: readonly DeliveryRow[]
}

/** The index price with the strikes of the open orders across it. */
export const StrikeChart = memo(function StrikeChart({ terms, orders }: StrikeChartProps) {
  const t = useTexts(timedOptionScreenTexts)
  const words = useTexts(timedOptionTexts)
  const formats = useFormats()
  const { symbol } = terms
  const series = useMemo(() => ({ symbol, kind: 'index' as const }), [symbol])
  const lines = useMemo(
    () =>
      orders
        .filter(({ openPrice }) => openPrice !== '')
        .map(
          ({ orderNo, openPrice, direction, amount }): ChartLine => ({
            id: orderNo,
            price: openPrice,
            label: t('chart.line', { direction: words(direction), amount: formats.decimal(amount) }),
            tone: direction,
            movable: false,
          }),
        ),
    [orders, formats, t, words],
  )
  return (
    <PriceChart
      series={series}
      name={terms.name}
      priceScale={terms.priceDecimals}
      amountScale={NO_AMOUNT}
      lines={lines}
      onMoveLine={neverMoved}
      headerExtra={<h2 className="text-13 font-medium whitespace-nowrap text-ink-1">{t('chart.title')}</h2>}
      storageKey="delivery"
    />
  )
})
