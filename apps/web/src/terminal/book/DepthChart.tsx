import { useMemo } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useDepth } from '../../shared/live/useMarketData.ts'
import { terminalTexts } from '../words/texts.ts'
import type { BookMarket } from './bookMarket.ts'
import { depthCurve } from './depthCurve.ts'

const WIDTH = 1000
const HEIGHT = 400
/** Room above the deepest point. */
const TOP = 24

function path(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const command = index === 0 ? 'M' : 'L'
      return `${command}${(x * WIDTH).toFixed(1)} ${(HEIGHT - y * (HEIGHT - TOP)).toFixed(1)}`
    })
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
  const price = (value: number) => formats.decimal(value.toFixed(market.priceScale), market.priceScale)
  const label = t('depth.label', {
    bids: amount(curve.bidTotal),
    asks: amount(curve.askTotal),
    base: market.base,
    levels: String(depth?.bids.length ?? 0),
  })
  return (
    <figure dir="ltr" aria-label={label} className="num relative h-full px-3 pt-3 pb-1">
      <div className="absolute inset-x-3 top-2 flex justify-center gap-6 text-12 text-ink-2">
        <span>
          <span aria-hidden="true" className="me-1.5 inline-block size-2 rounded-full bg-up" />
          {t('depth.bids')} {amount(curve.bidTotal)} {market.base}
        </span>
        <span>
          <span aria-hidden="true" className="me-1.5 inline-block size-2 rounded-full bg-down" />
          {t('depth.asks')} {amount(curve.askTotal)} {market.base}
        </span>
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-[calc(100%-20px)] w-full"
        aria-hidden="true"
      >
        <path d={area(curve.bids)} fill="var(--up-soft)" />
        <path d={area(curve.asks)} fill="var(--down-soft)" />
        <path d={path(curve.bids)} fill="none" stroke="var(--up)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        <path
          d={path(curve.asks)}
          fill="none"
          stroke="var(--down)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path d={`M${WIDTH / 2} 0V${HEIGHT}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="flex justify-between text-11 text-ink-3">
        <span>{price(curve.lowPrice)}</span>
        <span className="text-ink-1">{price(curve.middle)}</span>
        <span>{price(curve.highPrice)}</span>
      </div>
    </figure>
  )
}
