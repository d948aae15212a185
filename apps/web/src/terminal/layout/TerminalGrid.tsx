import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Area, Guarded } from './Area.tsx'
import { arrange, useTerminalLayout } from './terminalLayout.ts'

/** The breakpoint at which the markets list has a column of its own. */
const WIDE = '(min-width: 1600px)'

export const closeMarkets = (): void => arrange({ marketsShown: false })

/** After a market was picked from a list that lies over the chart. */
export function closeMarketsOver(): void {
  if (!window.matchMedia(WIDE).matches) closeMarkets()
}

export interface TerminalGridProps {
  readonly header: ReactNode
  readonly markets: ReactNode
  readonly chart: ReactNode
  /** Absent where there is no book; the form is wider then. */
  readonly book?: ReactNode
  readonly form: ReactNode
  readonly bottom: ReactNode
}

/** The areas of a trading terminal as the reader arranged them, each failing alone. */
export function TerminalGrid({ header, markets, chart, book, form, bottom }: TerminalGridProps) {
  const layout = useTerminalLayout()
  const formArea = (
    <Area name="form" className="row-span-2 row-start-2">
      {form}
    </Area>
  )
  return (
    <div
      className={clsx(
        'relative grid h-full min-h-[440px] grid-rows-[56px_minmax(0,1fr)_auto] gap-px bg-line',
        columns(layout.marketsShown, layout.formFirst, book !== undefined),
        layout.keysActive && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <div className="col-span-full">{header}</div>
      {layout.marketsShown && (
        <Area
          name="markets"
          className="absolute inset-y-0 start-0 z-20 col-start-1 row-span-2 row-start-2 w-60 shadow-overlay wide:static wide:w-auto wide:shadow-none"
        >
          {markets}
        </Area>
      )}
      {layout.formFirst && formArea}
      <Area name="chart" className="row-start-2">
        {chart}
      </Area>
      {book !== undefined && (
        <Area name="book" className="row-start-2">
          {book}
        </Area>
      )}
      {!layout.formFirst && formArea}
      <div
        className={clsx('row-start-3 min-w-0 bg-surface-1 px-4', book !== undefined && 'col-span-2')}
        /** In a low window the chart keeps the larger part. */
        style={{ height: `min(${layout.bottomHeight}px, 30dvh)` }}
      >
        <Guarded name="orders">{bottom}</Guarded>
      </div>
    </div>
  )
}

/** Below the wide breakpoint the markets list lies over the chart and takes no column. */
function columns(marketsShown: boolean, formFirst: boolean, book: boolean): string {
  if (!book)
    return formFirst
      ? clsx('grid-cols-[360px_minmax(0,1fr)]', marketsShown && 'wide:grid-cols-[240px_360px_minmax(0,1fr)]')
      : clsx('grid-cols-[minmax(0,1fr)_360px]', marketsShown && 'wide:grid-cols-[240px_minmax(0,1fr)_360px]')
  if (formFirst)
    return clsx(
      'grid-cols-[320px_minmax(0,1fr)_296px]',
      marketsShown && 'wide:grid-cols-[240px_320px_minmax(0,1fr)_296px]',
    )
  return clsx(
    'grid-cols-[minmax(0,1fr)_296px_320px]',
    marketsShown && 'wide:grid-cols-[240px_minmax(0,1fr)_296px_320px]',
  )
}
