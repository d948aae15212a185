export interface SparklineProps {
  /** Oldest first. Fewer than two draw nothing. */
  readonly points: readonly number[]
  readonly width?: number
  readonly height?: number
  /** up and down take the direction colours. */
  readonly tone: 'up' | 'down' | 'flat'
  readonly filled?: boolean
}

/** Screen coordinates of a line that fills the box, one decimal. */
export function sparklinePath(points: readonly number[], width: number, height: number): string {
  if (points.length < 2) return ''
  const low = Math.min(...points)
  const span = Math.max(...points) - low
  const inset = 1.5
  return points
    .map((point, index) => {
      const x = (index / (points.length - 1)) * width
      const y = span === 0 ? height / 2 : height - inset - ((point - low) / span) * (height - 2 * inset)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/** Decoration beside a figure that says the same: hidden from screen readers; time runs left to right in every language. */
export function Sparkline({ points, width = 96, height = 32, tone, filled = false }: SparklineProps) {
  const path = sparklinePath(points, width, height)
  const colour = tone === 'up' ? 'var(--up)' : tone === 'down' ? 'var(--down)' : 'var(--ink-3)'
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      direction="ltr"
      className="inline-block align-middle"
    >
      {filled && path && <path d={`${path}L${width} ${height}L0 ${height}Z`} fill={colour} opacity="0.1" />}
      {path && <path d={path} fill="none" stroke={colour} strokeWidth="1.5" strokeLinejoin="round" />}
    </svg>
  )
}
