import { useMemo } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useDepth } from '../../shared/live/useMarketData.ts'
import { terminalTexts } from '../words/texts.ts'
import type { BookMarket } from './bookMarket.ts'
import { DepthCursor } from './DepthCursor.tsx'
import { axisTicks, type DepthCurve, depthCurve } from './depthCurve.ts'

const WIDTH = 1000
const HEIGHT = 400
/** Labels nearer to an end of the axis than this part of it would be cut off there. */
const EDGE = 0.05
const PRICE_TICKS = 6
const AMOUNT_TICKS = 4

function path(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${(x * WIDTH).toFixed(1)} ${((1 - y) * HEIGHT).toFixed(1)}`)
    .join('')
}

function area(points: readonly (readonly [number, number])[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  return `${path(points)}L${(last[0] * WIDTH).toFixed(1)} ${HEIGHT}L${(first[0] * WIDTH).toFixed(1)} ${HEIGHT}Z`
}

/** How much is wanted and offered away from the middle. Always left to right: it is a price axis. */
export function DepthChart({ market }: { readonly market: BookMarket }) {
  const t = useTexts(terminalTexts)
  const formats = useFormats()
  const depth = useDepth(market.symbol, market.depthSteps[0] ?? '')
  const curve = useMemo(() => depth && depthCurve(depth.bids, depth.asks), [depth])
  if (!curve) return <p className="grid h-full place-items-center text-13 text-ink-3">{t('depth.empty')}</p>
  const amount = (value: number) => formats.decimal(value.toFixed(2), 2)
  const label = t('depth.label', {
    bids: amount(curve.bidTotal),
    asks: amount(curve.askTotal),
    base: market.base,
    levels: String(depth?.bids.length ?? 0),
  })
  return (
    <figure dir="ltr" aria-label={label} className="num flex h-full min-h-40 flex-col px-3 pt-2 pb-1">
      <div className="flex shrink-0 justify-center gap-6 pb-2 text-12 text-ink-2">
        <span>
          <span aria-hidden="true" className="me-1.5 inline-block size-2 rounded-full bg-up" />
          {t('depth.bids')} {amount(curve.bidTotal)} {market.base}
        </span>
        <span>
          <span aria-hidden="true" className="me-1.5 inline-block size-2 rounded-full bg-down" />
          {t('depth.asks')} {amount(curve.askTotal)} {market.base}
        </span>
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_64px] grid-rows-[minmax(0,1fr)_20px]">
        <div className="relative border-b border-e border-line">
          <Outlines curve={curve} />
          <DepthCursor curve={curve} market={market} label={label} />
        </div>
        <AmountAxis curve={curve} />
        <PriceAxis curve={curve} priceScale={market.priceScale} />
      </div>
    </figure>
  )
}

function Outlines({ curve }: { readonly curve: DepthCurve }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      {axisTicks(0, curve.deepest, AMOUNT_TICKS).map((tick) => {
        const y = (1 - tick / curve.deepest) * HEIGHT
        return (
          <path
            key={tick}
            d={`M0 ${y}H${WIDTH}`}
            stroke="var(--line)"
            opacity="0.5"
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
      {(['bids', 'asks'] as const).map((side) => (
        <g key={side}>
          <path d={area(curve[side])} fill={side === 'bids' ? 'var(--up-soft)' : 'var(--down-soft)'} />
          <path
            d={path(curve[side])}
            fill="none"
            stroke={side === 'bids' ? 'var(--up)' : 'var(--down)'}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
      <path d={`M${WIDTH / 2} 0V${HEIGHT}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** How much, at the end of the chart. */
function AmountAxis({ curve }: { readonly curve: DepthCurve }) {
  const formats = useFormats()
  return (
    <div aria-hidden="true" className="relative text-11 text-ink-3">
      {axisTicks(0, curve.deepest, AMOUNT_TICKS)
        .filter((tick) => tick > 0)
        .map((tick) => (
          <span
            key={tick}
            className="absolute start-1.5 -translate-y-1/2"
            style={{ top: `${Math.max(3, (1 - tick / curve.deepest) * 100)}%` }}
          >
            {formats.compact(String(tick))}
          </span>
        ))}
    </div>
  )
}

/** Prices below the chart, the middle among them in bold. */
function PriceAxis({ curve, priceScale }: { readonly curve: DepthCurve; readonly priceScale: number }) {
  const formats = useFormats()
  const { lowPrice, highPrice, middle } = curve
  const place = (price: number) => (price - lowPrice) / (highPrice - lowPrice)
  const ticks = axisTicks(lowPrice, highPrice, PRICE_TICKS).filter((price) => {
    const x = place(price)
    return x > EDGE && x < 1 - EDGE && Math.abs(x - 0.5) > 2 * EDGE
  })
  return (
    <div aria-hidden="true" className="relative text-11 text-ink-3">
      {[...ticks, middle].map((price) => (
        <span
          key={price}
          className={`absolute top-1 -translate-x-1/2 ${price === middle ? 'text-ink-1' : ''}`}
          style={{ insetInlineStart: `${place(price) * 100}%` }}
        >
          {formats.decimal(price.toFixed(priceScale), priceScale)}
        </span>
      ))}
    </div>
  )
}
