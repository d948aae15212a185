import { useWidth } from '@touchstone/ui'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import type { Equity } from '../../../shared/equity/equity.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { linePath, scaleOf } from './chartScale.ts'
import { CHART_HEIGHT } from './looks.ts'
import { historyTexts } from './texts.ts'

/** Where nothing is laid out. */
const USUAL_WIDTH = 720
const HEIGHT = 236
const START = 64
const END = 8
/** The line stands above, the bars of profit and loss below it. */
const LINE = { top: 10, bottom: 146 } as const
const BARS = { top: 162, bottom: 210 } as const
const BAR_SHARE = 0.7

export interface EquityChartProps {
  readonly equity: Equity
  readonly timeOf: (time: number) => string
  /** A period in words. */
  readonly read: (place: number) => string
  readonly hidden: boolean
  /** The period that is pointed at; -1: none. */
  readonly place: number
  readonly onPlace: (place: number) => void
}

/** Equity as a line and profit and loss as bars, by period. Moved through by the pointer or by arrow keys. */
export function EquityChart({ equity, timeOf, read, hidden, place, onPlace }: EquityChartProps) {
  const t = useTexts(historyTexts)
  const frame = useRef<HTMLDivElement>(null)
  const whole = useWidth(frame, USUAL_WIDTH)
  const end = whole - END
  const count = equity.list.length
  const width = (end - START) / count
  const x = (at: number) => START + at * width
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const at = Math.floor((event.clientX - left - START) / width)
    onPlace(at >= 0 && at < count ? at : -1)
  }
  const key = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -count, End: count }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const from = place < 0 ? (step < 0 ? count : -1) : place
    onPlace(Math.min(count - 1, Math.max(0, from + step)))
  }
  const last = Math.max(0, place < 0 ? count - 1 : place)
  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={t('chart', { from: timeOf(equity.from), to: t('until') })}
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={last}
      aria-valuetext={read(last)}
      onPointerMove={point}
      onPointerLeave={() => onPlace(-1)}
      onKeyDown={key}
      onBlur={() => onPlace(-1)}
      className="rounded-control"
    >
      <svg
        viewBox={`0 0 ${whole} ${HEIGHT}`}
        className={`block w-full overflow-visible ${CHART_HEIGHT}`}
        aria-hidden="true"
        direction="ltr"
      >
        <Drawing equity={equity} x={x} width={width} end={end} hidden={hidden} />
        <Times equity={equity} x={x} end={end} timeOf={timeOf} />
        {place >= 0 && (
          <path d={`M${x(place + 0.5)} ${LINE.top}V${BARS.bottom}`} stroke="var(--ink-3)" strokeDasharray="3 3" />
        )}
      </svg>
    </div>
  )
}

interface DrawingProps {
  readonly equity: Equity
  readonly x: (at: number) => number
  /** Of a period. */
  readonly width: number
  /** Where the last one ends. */
  readonly end: number
  readonly hidden: boolean
}

function Drawing({ equity, x, width, end, hidden }: DrawingProps) {
  const formats = useFormats()
  const { opening, list } = equity
  const worth = useMemo(() => [opening, ...list.map((period) => period.equity)].map(Number), [opening, list])
  const results = useMemo(() => list.map(({ result }) => Number(result)), [list])
  const scale = scaleOf(worth, LINE.top, LINE.bottom)
  const bars = scaleOf([0, ...results], BARS.top, BARS.bottom)
  const line = linePath(worth.map((value, at) => [x(at), scale.y(value)]))
  const zero = bars.y(0)
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${START} ${scale.y(tick)}H${end}`} stroke="var(--line)" />
          {!hidden && (
            <text x={START - 8} y={scale.y(tick) + 4} textAnchor="end" className="num fill-ink-3 text-11">
              {formats.compact(String(Number(tick.toPrecision(8))))}
            </text>
          )}
        </g>
      ))}
      <path d={`${line}V${LINE.bottom}H${x(0)}Z`} fill="var(--accent)" opacity="0.1" />
      <path d={line} fill="none" stroke="var(--accent)" strokeWidth="2" strokeLinejoin="round" />
      <path d={`M${START} ${zero}H${end}`} stroke="var(--control-line)" />
      {results.map((result, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={at}
          x={x(at) + (width * (1 - BAR_SHARE)) / 2}
          width={width * BAR_SHARE}
          y={Math.min(zero, bars.y(result))}
          height={result === 0 ? 0 : Math.max(1, Math.abs(bars.y(result) - zero))}
          fill={result < 0 ? 'var(--down)' : 'var(--up)'}
        />
      ))}
    </>
  )
}

/** The beginning, the middle and now. */
function Times({
  equity,
  x,
  end,
  timeOf,
}: Pick<EquityChartProps, 'timeOf'> & Pick<DrawingProps, 'equity' | 'x' | 'end'>) {
  const t = useTexts(historyTexts)
  const { list } = equity
  const middle = list.length >= 4 ? Math.floor(list.length / 2) : 0
  return (
    <g className="num fill-ink-3 text-11">
      <text x={START} y={HEIGHT - 6}>
        {timeOf(equity.from)}
      </text>
      {middle > 0 && (
        <text x={x(middle)} y={HEIGHT - 6} textAnchor="middle">
          {timeOf(list[middle]?.from ?? 0)}
        </text>
      )}
      <text x={end} y={HEIGHT - 6} textAnchor="end">
        {t('until')}
      </text>
    </g>
  )
}
