import type { CandleRow } from '@touchstone/protocol'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { useStore } from 'zustand'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { CandleShelf } from '../candles/heldCandles.ts'
import type { ChartHandle } from '../canvas/chartHandle.ts'
import { chartTexts } from '../words/texts.ts'

export interface ChartKeysProps {
  readonly name: string
  readonly period: string
  readonly priceScale: number
  readonly shelf: CandleShelf
  readonly chart: RefObject<ChartHandle | null>
  readonly onEscape: () => void
  /** Delete or Backspace. */
  readonly onRemove: () => void
  /** Enter, with the time of the chosen candle or of the last. */
  readonly onEnter: (time: number) => void
  readonly children: ReactNode
}

const ZOOM: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 }

/** Makes the canvas reachable: focus, arrow keys over candles and indicators, and their figures spoken. */
export function ChartKeys(props: ChartKeysProps) {
  const { name, period, priceScale, shelf, chart } = props
  const t = useTexts(chartTexts)
  const formats = useFormats()
  const hintId = useId()
  const candles = useStore(shelf.store, ({ rows }) => rows)
  const [chosen, setChosen] = useState<number>()
  /** Which of the candle (0) and the indicators on the chart is spoken. */
  const [spoken, setSpoken] = useState(0)
  const summary = (candle: CandleRow) => {
    const figure = (index: 1 | 2 | 3 | 4) => formats.decimal(candle[index], priceScale)
    return t('summary', { name, period, open: figure(1), high: figure(2), low: figure(3), close: figure(4) })
  }
  const last = candles.at(-1)
  const at = chosen === undefined ? undefined : candles.find(([time]) => time === chosen)
  const readings = at && chart.current ? chart.current.readings(at[0]) : []
  const reading = readings[spoken - 1]

  const move = (target: number) => {
    const candle = candles[Math.max(0, Math.min(candles.length - 1, target))]
    if (!candle) return
    setChosen(candle[0])
    chart.current?.showBar(candle[0])
  }
  const index = at ? candles.indexOf(at) : candles.length
  const act = (key: string) => {
    switch (key) {
      case 'ArrowLeft':
        return () => move(index - 1)
      case 'ArrowRight':
        return () => move(index + 1)
      case 'Home':
        return () => move(0)
      case 'End':
        return () => move(candles.length - 1)
      case 'ArrowDown':
        return () => setSpoken(Math.min(readings.length, spoken + 1))
      case 'ArrowUp':
        return () => setSpoken(Math.max(0, spoken - 1))
      case 'Escape':
        return props.onEscape
      case 'Delete':
      case 'Backspace':
        return props.onRemove
      case 'Enter':
        return () => props.onEnter((at ?? last)?.[0] ?? 0)
    }
    const zoom = ZOOM[key]
    return zoom === undefined ? undefined : () => chart.current?.zoom(zoom)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = event.ctrlKey || event.metaKey || event.altKey ? undefined : act(event.key)
    if (!pressed) return
    event.preventDefault()
    pressed()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a canvas with keys of its own is no form group */}
      <div
        dir="ltr"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys work here
        tabIndex={0}
        aria-label={last ? summary(last) : t('title')}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        className="absolute inset-0 focus-visible:-outline-offset-2"
      >
        {props.children}
      </div>
      <p id={hintId} className="sr-only">
        {t('hint')}
      </p>
      <p className="sr-only" aria-live="polite">
        {at && `${formats.dateTime(at[0])}. ${reading ? `${reading.name}: ${reading.value}` : summary(at)}`}
      </p>
    </>
  )
}
