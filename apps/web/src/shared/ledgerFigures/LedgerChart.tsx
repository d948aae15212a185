import { useWidth } from '@touchstone/ui'
import { useRef } from 'react'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { axisTicks, type LedgerPoint, stepPath } from './ledgerPoints.ts'
import { ledgerFiguresTexts } from './texts.ts'

/** Where nothing is laid out. */
const USUAL_WIDTH = 1000
const HEIGHT = 260
/** Room for the figures of the axes. */
const START = 84
const END = 16
const TOP = 16
const BOTTOM = 30
/** A day, and its gap to the next. */
const LABEL_WIDTH = 110

/** Lines in their order: each can be told from the others without its colour. */
const LOOKS = [
  { stroke: 'var(--accent)', dash: undefined },
  { stroke: 'var(--warn)', dash: '6 4' },
  { stroke: 'var(--ok)', dash: '2 3' },
] as const
const LINE_WIDTH = 2

export interface LedgerLine<Figure extends string> {
  readonly key: Figure
  readonly label: string
}

export interface LedgerChartProps<Figure extends string> {
  readonly caption: string
  /** At most three. */
  readonly lines: readonly LedgerLine<Figure>[]
  /** Oldest first. */
  readonly points: readonly LedgerPoint<Figure>[]
  readonly currency: string
}

const lookOf = (place: number) => LOOKS[place % LOOKS.length] ?? LOOKS[0]

/** Figures of the ledger over time, from zero. Time runs left to right in every language. */
export function LedgerChart<Figure extends string>({ caption, lines, points, currency }: LedgerChartProps<Figure>) {
  const t = useTexts(ledgerFiguresTexts)
  const formats = useFormats()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, USUAL_WIDTH)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const ticks = axisTicks(Math.max(...points.flatMap((point) => lines.map(({ key }) => Number(point[key])))))
  const top = ticks.at(-1) ?? 1
  const span = last.time - first.time
  /** A single figure stands in the middle. */
  const x = (time: number) => START + (span === 0 ? 0.5 : (time - first.time) / span) * (width - START - END)
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM)
  return (
    <figure className="px-5 py-4">
      <figcaption className="flex items-center gap-6 text-12 text-ink-2">
        <span>{t('axis', { currency })}</span>
        {lines.map(({ key, label }, place) => (
          <span key={key} className="inline-flex items-center gap-2">
            <svg width="28" height="8" aria-hidden="true">
              <Line path="M0 4H28" place={place} />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
      <div ref={frame} className="mt-2">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className="block h-65 w-full"
          role="img"
          aria-label={caption}
          direction="ltr"
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${START} ${y(tick)}H${width - END}`} stroke="var(--line)" />
              <text x={START - 8} y={y(tick) + 4} textAnchor="end" className="num fill-ink-3 text-11">
                {formats.decimal(String(Number(tick.toPrecision(6))))}
              </text>
            </g>
          ))}
          {lines.map(({ key }, place) => (
            <Line
              key={key}
              path={stepPath(
                points.map((point) => ({ time: point.time, value: Number(point[key]) })),
                x,
                y,
              )}
              place={place}
            />
          ))}
          {lines.map(({ key }, place) => (
            <circle key={key} cx={x(last.time)} cy={y(Number(last[key]))} r={4} fill={lookOf(place).stroke} />
          ))}
          <Days points={points} x={x} />
        </svg>
      </div>
      <p className="text-center text-12 text-ink-3">{t('days')}</p>
    </figure>
  )
}

function Line({ path, place }: { readonly path: string; readonly place: number }) {
  const { stroke, dash } = lookOf(place)
  return <path d={path} fill="none" stroke={stroke} strokeWidth={LINE_WIDTH} strokeDasharray={dash} />
}

interface DaysProps {
  readonly points: readonly { readonly day: string; readonly time: number }[]
  readonly x: (time: number) => number
}

/** The first figure, the one in the middle where there is room for it, and now. */
function Days({ points, x }: DaysProps) {
  const t = useTexts(ledgerFiguresTexts)
  const last = points.length - 1
  const at = (index: number) => x(points[index]?.time ?? 0)
  const middle = Math.round(last / 2)
  const clear = (index: number) => Math.abs(at(index) - at(middle)) >= LABEL_WIDTH
  const marked = [...new Set(clear(0) && clear(last) ? [0, middle, last] : [0, last])]
  return marked.map((index) => {
    const point = points[index]
    if (!point) return null
    const anchor = last === 0 ? 'middle' : index === last ? 'end' : index === 0 ? 'start' : 'middle'
    return (
      <text key={index} x={x(point.time)} y={HEIGHT - 8} textAnchor={anchor} className="num fill-ink-3 text-11">
        {point.day === '' ? t('now') : point.day}
      </text>
    )
  })
}
