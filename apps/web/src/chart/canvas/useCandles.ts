import type { CandleRow } from '@touchstone/protocol'
import type { Chart, DataLoader } from 'klinecharts'
import { useEffect, useMemo } from 'react'
import { type CandleEvents, type CandleSource, createCandleLoader, MOST_BARS } from '../candles/candleLoader.ts'
import { CANVAS_PERIODS } from '../setup/periods.ts'

/** The oldest candles give way in lots, so that this happens seldom. */
const TRIM = 100

/** Asks nothing: while symbol and period change one after the other, the canvas would load for each. */
const SILENT: DataLoader = { getBars: () => undefined }

export interface CandleScales {
  readonly symbol: string
  readonly price: number
  readonly amount: number
}

/** Feeds the canvas from the source, and returns the candles fed. */
export function useCandles(
  chart: Chart | undefined,
  source: CandleSource,
  events: CandleEvents,
  { symbol, price, amount }: CandleScales,
): void {
  const trimming = useMemo<CandleEvents>(
    () => ({
      ...events,
      onRunning(candles: readonly CandleRow[]) {
        if (chart) trimOldest(chart)
        events.onRunning(candles)
      },
    }),
    [chart, events],
  )
  useEffect(() => {
    if (!chart) return
    chart.setDataLoader(SILENT)
    chart.setSymbol({ ticker: symbol, pricePrecision: price, volumePrecision: amount })
    chart.setPeriod(CANVAS_PERIODS[source.period])
    const page = { reload: () => chart.resetData(), now: () => performance.now() }
    chart.setDataLoader(createCandleLoader(source, trimming, page))
    return () => chart.setDataLoader(SILENT)
  }, [chart, source, trimming, symbol, price, amount])
}

/** The canvas has no call for it: its list is the one it draws from, and the next candle draws it anew. */
function trimOldest(chart: Chart): void {
  const bars = chart.getDataList()
  if (bars.length > MOST_BARS) bars.splice(0, TRIM)
}
