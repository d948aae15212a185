import { clsx } from 'clsx'

const WIDTH = 1000
const HEIGHT = 160
const INSET = 6

/** A price drawn across the picture. */
export interface StripLevel {
  readonly value: number
  readonly tone: 'up' | 'down' | 'neutral'
  readonly dashed?: boolean
}

export interface StripChartProps {
  /** Oldest first. */
  readonly points: readonly number[]
  /** The line described in words. */
  readonly label: string
  /** Texts at the two ends of the price axis. */
  readonly high: string
  readonly low: string
  /** Draws a line at zero and bars from it. */
  readonly bars?: boolean
  readonly levels?: readonly StripLevel[]
  /** Marks every point, where each counts for itself. */
  readonly dots?: boolean
}

/** Room for the figures at the end, where lines reach as far as the edge. */
export const STRIP_AXIS = 'pe-20'

const TONES = { up: 'var(--up)', down: 'var(--down)', neutral: 'var(--ink-3)' } as const

/** A small picture of a series. Time runs left to right in every language. */
export function StripChart(props: StripChartProps) {
  const { points, label, high, low, bars = false, levels = [], dots = false } = props
  if (points.length < 2) return null
  const shown = [...points, ...levels.map(({ value }) => value), ...(bars ? [0] : [])]
  const top = Math.max(...shown)
  const bottom = Math.min(...shown)
  const span = top - bottom || 1
  const y = (value: number) => INSET + ((top - value) / span) * (HEIGHT - 2 * INSET)
  const inset = dots ? INSET : 0
  const x = (index: number) => inset + (index / (points.length - 1)) * (WIDTH - 2 * inset)
  const line = points.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
  return (
    <figure dir="ltr" aria-label={label} className={clsx('relative', levels.length > 0 && STRIP_AXIS)}>
      <span className="num absolute end-0 top-0 text-11 text-ink-3">{high}</span>
      <span className="num absolute end-0 bottom-0 text-11 text-ink-3">{low}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-40 w-full" aria-hidden="true">
        {bars && <path d={`M0 ${y(0)}H${WIDTH}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />}
        {levels.map(({ value, tone, dashed = false }) => (
          <path
            key={`${tone} ${value} ${dashed}`}
            d={`M0 ${y(value).toFixed(1)}H${WIDTH}`}
            stroke={TONES[tone]}
            strokeDasharray={dashed ? '6 4' : undefined}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {dots && <Dots points={points} x={x} y={y} />}
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

interface Drawn {
  readonly points: readonly number[]
  readonly x: (index: number) => number
  readonly y: (value: number) => number
}

/** Strokes without length: round ends make them dots however the picture is stretched. */
function Dots({ points, x, y }: Drawn) {
  return (
    <path
      d={points.map((value, index) => `M${x(index).toFixed(1)} ${y(value).toFixed(1)}h0`).join('')}
      stroke="var(--accent)"
      strokeWidth="6"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}

function Bars(props: Drawn) {
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
