import { useCallback, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useCandleShelf } from '../candles/heldCandles.ts'
import { type ChartSeries, seriesKey } from '../candles/series.ts'
import { useCandleSource } from '../candles/useCandleSource.ts'
import type { ChartHandle } from '../canvas/chartHandle.ts'
import { useComparedLines } from '../canvas/useComparedLines.ts'
import { useDrawingBoard } from '../drawings/useDrawingBoard.ts'
import type { ChartSetup } from '../setup/chartSetup.ts'
import { useIndicators, useIndicatorTitle } from '../setup/indicatorShelf.ts'
import { changeSetup, useSetups } from '../setup/setupStore.ts'
import type { ChartDialog } from '../toolbar/ChartToolbar.tsx'
import { chartTexts } from '../words/texts.ts'

/** The state of a chart of a series: candles, setup, indicators, drawings, and the open dialog. */
export function usePriceChart(series: ChartSeries, name: string | undefined, storageKey: string) {
  const t = useTexts(chartTexts)
  const setups = useSetups(storageKey)
  const setup = setups.current
  const change = useCallback((to: Partial<ChartSetup>) => changeSetup(storageKey, to), [storageKey])
  const title = t(`kind.${series.kind}`, { symbol: name ?? series.symbol })
  const chart = useRef<ChartHandle>(null)
  const [attempt, setAttempt] = useState(0)
  const [dialog, setDialog] = useState<ChartDialog | { readonly note: string }>()
  const shelf = useCandleShelf(`${seriesKey(series)} ${setup.period} ${attempt}`)
  const source = useCandleSource(series, setup.period)
  const indicators = useIndicators()
  const indicatorTitle = useIndicatorTitle(indicators)
  const oldest = useStore(shelf.store, (held) => held.oldest)
  const reference = useStore(shelf.store, (held) => held.reference)
  const compared = useComparedLines(setup.compared, setup.period, setup.compared.length > 0 ? oldest : 0)
  const askWords = useCallback((note: string) => setDialog({ note }), [])
  const board = useDrawingBoard(seriesKey(series), setup, change, chart, askWords)
  return {
    title,
    setups,
    change,
    chart,
    /** Counts up when the chart is built anew after a failure. */
    attempt,
    tryAgain: () => setAttempt(attempt + 1),
    dialog,
    setDialog,
    shelf,
    source,
    indicators,
    indicatorTitle,
    reference,
    compared,
    askWords,
    board,
  }
}

export type PriceChartView = ReturnType<typeof usePriceChart>
