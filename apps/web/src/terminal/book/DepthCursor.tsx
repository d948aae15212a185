import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { terminalTexts } from '../words/texts.ts'
import type { BookMarket } from './bookMarket.ts'
import { type DepthCurve, depthAt } from './depthCurve.ts'

/** How far an arrow key goes, as a part of the axis. */
const STEP = 0.02

export interface DepthCursorProps {
  readonly curve: DepthCurve
  readonly market: BookMarket
  readonly label: string
}

/** Reads the chart at the pointer, or where the arrow keys have gone: price, distance from the middle, amount and value up to it. */
export function DepthCursor({ curve, market, label }: DepthCursorProps) {
  const t = useTexts(terminalTexts)
  const formats = useFormats()
  /** 0…1 over the price axis; undefined while nobody reads. */
  const [x, setX] = useState<number>()
  const point = depthAt(curve, x ?? 0.5)
  const price = formats.decimal(point.price.toFixed(market.priceScale), market.priceScale)
  const facts = [
    [t('depth.price', { currency: market.quote }), price],
    [t('depth.distance'), formats.change(point.distance.toFixed(6))],
    [t('depth.amount', { currency: market.base }), formats.decimal(point.total.toFixed(4), 4)],
    [t('depth.value', { currency: market.quote }), formats.decimal(point.value.toFixed(2), 2)],
  ] as const
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setX(Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = x ?? 0.5
    if (event.key === 'ArrowRight') setX(Math.min(1, from + STEP))
    else if (event.key === 'ArrowLeft') setX(Math.max(0, from - STEP))
    else if (event.key === 'Home') setX(0)
    else if (event.key === 'End') setX(1)
    else if (event.key === 'Escape') setX(undefined)
    else return
    event.preventDefault()
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((x ?? 0.5) * 100)}
      aria-valuetext={facts.map(([name, value]) => `${name} ${value}`).join(', ')}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setX(undefined)}
      onBlur={() => setX(undefined)}
      onKeyDown={onKeyDown}
      className="absolute inset-0 cursor-crosshair"
    >
      {x !== undefined && (
        <>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-px bg-ink-3"
            style={{ insetInlineStart: `${x * 100}%` }}
          />
          <span
            aria-hidden="true"
            className={`absolute size-2 -translate-x-1/2 translate-y-1/2 rounded-full ${point.side === 'bid' ? 'bg-up' : 'bg-down'}`}
            style={{ insetInlineStart: `${x * 100}%`, bottom: `${point.y * 100}%` }}
          />
          <div
            aria-hidden="true"
            className="pointer-events-none absolute top-2 w-56 rounded-panel border border-line bg-surface-2 px-3 py-2 text-12 shadow-overlay"
            style={
              x < 0.5
                ? { insetInlineStart: `calc(${x * 100}% + 12px)` }
                : { insetInlineEnd: `calc(${(1 - x) * 100}% + 12px)` }
            }
          >
            {facts.map(([name, value]) => (
              <p key={name} className="flex justify-between gap-3">
                <span className="text-ink-3">{name}</span>
                <span className="text-ink-1">{value}</span>
              </p>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
