import type { CandleRow, Period } from '@touchstone/protocol'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { SpotMarket } from '../../../shared/markets/spotMarket.ts'
import { spotTexts } from '../texts.ts'
import type { ChartHandle } from './chartHandle.ts'

export interface ChartKeysProps {
  readonly market: SpotMarket
  readonly period: Period
  readonly candles: readonly CandleRow[]
  readonly chart: RefObject<ChartHandle | null>
  readonly children: ReactNode
}

/** Makes the canvas reachable: focus, arrow keys over the candles, and each candle's figures spoken. */
export function ChartKeys({ market, period, candles, chart, children }: ChartKeysProps) {
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const hintId = useId()
  const [chosen, setChosen] = useState<number | undefined>()
  const sentence = (candle: CandleRow) => {
    const [open, high, low, close] = candle
      .slice(1, 5)
      .map((value) => formats.decimal(String(value), market.priceScale))
    return { open: open ?? '', high: high ?? '', low: low ?? '', close: close ?? '' }
  }
  const last = candles.at(-1)
  const label = last ? t('chart.summary', { name: market.name, period, ...sentence(last) }) : t('chart.title')
  const at = chosen === undefined ? undefined : candles.find(([time]) => time === chosen)
  const onKeyDown = (event: KeyboardEvent) => {
    const index = at ? candles.indexOf(at) : candles.length
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: candles.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const candle = candles[Math.max(0, Math.min(candles.length - 1, target))]
    if (!candle) return
    setChosen(candle[0])
    chart.current?.showBar(candle[0])
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a canvas with keys of its own is no form group */}
      <div
        dir="ltr"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys work here
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        className="absolute inset-0 focus-visible:-outline-offset-2"
      >
        {children}
      </div>
      <p id={hintId} className="sr-only">
        {t('chart.hint')}
      </p>
      <p className="sr-only" aria-live="polite">
        {at && `${formats.dateTime(at[0])}. ${t('chart.summary', { name: market.name, period, ...sentence(at) })}`}
      </p>
    </>
  )
}
