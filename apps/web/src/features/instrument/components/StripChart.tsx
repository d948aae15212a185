const WIDTH = 1000
const HEIGHT = 160
const INSET = 6

export interface StripChartProps {
  /** Oldest first. */
  readonly points: readonly number[]
  /** Says in words what the line shows. */
  readonly label: string
  /** Texts at the two ends of the price axis. */
  readonly high: string
  readonly low: string
  /** Draws a line at zero and bars from it. */
  readonly bars?: boolean
}

/** A small picture of a series. Time runs left to right in every language. */
export function StripChart({ points, label, high, low, bars = false }: StripChartProps) {
  if (points.length < 2) return null
  const top = Math.max(...points, bars ? 0 : Number.NEGATIVE_INFINITY)
  const bottom = Math.min(...points, bars ? 0 : Number.POSITIVE_INFINITY)
  const span = top - bottom || 1
  const y = (value: number) => INSET + ((top - value) / span) * (HEIGHT - 2 * INSET)
  const x = (index: number) => (index / (points.length - 1)) * WIDTH
  const line = points.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
  return (
    <figure dir="ltr" aria-label={label} className="relative">
      <span className="num absolute end-0 top-0 text-11 text-ink-3">{high}</span>
      <span className="num absolute end-0 bottom-0 text-11 text-ink-3">{low}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-40 w-full" aria-hidden="true">
        {bars && <path d={`M0 ${y(0)}H${WIDTH}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />}
        {bars ? (
          <Bars points={points} x={x} y={y} />
        ) : (
          <path
            d={line.join('')}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </figure>
  )
}

function Bars(props: {
  readonly points: readonly number[]
  readonly x: (index: number) => number
  readonly y: (value: number) => number
}) {
  const { points, x, y } = props
  const path = (keep: (value: number) => boolean) =>
    points.map((value, index) => (keep(value) ? `M${x(index).toFixed(1)} ${y(0)}V${y(value).toFixed(1)}` : '')).join('')
  return (
    <>
      <path d={path((value) => value >= 0)} stroke="var(--up)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      <path d={path((value) => value < 0)} stroke="var(--down)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
    </>
  )
}
