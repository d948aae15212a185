import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { axisTicks, type BackingPoint, stepPath } from '../backingSeries.ts'
import { hostingBookTexts } from '../bookTexts.ts'

const WIDTH = 1000
const HEIGHT = 260
/** Room for the figures of the axes. */
const START = 84
const END = 16
const TOP = 16
const BOTTOM = 30

const LINES = [
  { key: 'escrowed', stroke: 'var(--accent)', dash: undefined, width: 2 },
  { key: 'owed', stroke: 'var(--warn)', dash: '6 4', width: 2 },
] as const

export interface BackingChartProps {
  /** Oldest first. */
  readonly points: readonly BackingPoint[]
  readonly currency: string
}

/** What was set aside and what was owed over time, both from zero. Time runs left to right in every language. */
export function BackingChart({ points, currency }: BackingChartProps) {
  const t = useTexts(hostingBookTexts)
  const formats = useFormats()
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const ticks = axisTicks(Math.max(...points.flatMap(({ escrowed, owed }) => [Number(escrowed), Number(owed)])))
  const top = ticks.at(-1) ?? 1
  const span = last.time - first.time
  /** A single figure stands in the middle. */
  const x = (time: number) => START + (span === 0 ? 0.5 : (time - first.time) / span) * (WIDTH - START - END)
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM)
  return (
    <figure className="px-5 py-4">
      <figcaption className="flex items-center gap-6 text-12 text-ink-2">
        <span>{t('chart.axis', { currency })}</span>
        {LINES.map(({ key, stroke, dash, width }) => (
          <span key={key} className="inline-flex items-center gap-2">
            <svg width="28" height="8" aria-hidden="true">
              <path d="M0 4H28" stroke={stroke} strokeWidth={width} strokeDasharray={dash} />
            </svg>
            {t(key)}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-2 w-full"
        role="img"
        aria-label={t('chart.caption')}
        direction="ltr"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${START} ${y(tick)}H${WIDTH - END}`} stroke="var(--line)" />
            <text x={START - 8} y={y(tick) + 4} textAnchor="end" className="num fill-ink-3 text-11">
              {formats.decimal(String(Number(tick.toPrecision(6))))}
            </text>
          </g>
        ))}
        {LINES.map(({ key, stroke, dash, width }) => (
          <path
            key={key}
            d={stepPath(
              points.map((point) => ({ time: point.time, value: Number(point[key]) })),
              x,
              y,
            )}
            fill="none"
            stroke={stroke}
            strokeWidth={width}
            strokeDasharray={dash}
          />
        ))}
        {LINES.map(({ key, stroke }) => (
          <circle key={key} cx={x(last.time)} cy={y(Number(last[key]))} r={4} fill={stroke} />
        ))}
        <Days points={points} x={x} />
      </svg>
      <p className="text-center text-12 text-ink-3">{t('chart.days')}</p>
    </figure>
  )
}

/** The first figure, the one in the middle, and now. */
function Days({ points, x }: { readonly points: readonly BackingPoint[]; readonly x: (time: number) => number }) {
  const t = useTexts(hostingBookTexts)
  const last = points.length - 1
  const marked = [...new Set([0, Math.round(last / 2), last])]
  return marked.map((index) => {
    const point = points[index]
    if (!point) return null
    const anchor = last === 0 ? 'middle' : index === last ? 'end' : index === 0 ? 'start' : 'middle'
    return (
      <text key={index} x={x(point.time)} y={HEIGHT - 8} textAnchor={anchor} className="num fill-ink-3 text-11">
        {point.day === '' ? t('chart.now') : point.day}
      </text>
    )
  })
}
