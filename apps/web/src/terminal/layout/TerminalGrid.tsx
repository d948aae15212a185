import { useFit } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { Area, Guarded } from './Area.tsx'
import { PANELS, type PanelSizes, useTerminalLayout, usualSize } from './terminalLayout.ts'
import { useWide } from './useWide.ts'

const TerminalTabs = onDemand(async () => (await import('./TerminalTabs.tsx')).TerminalTabs)
/** Nothing is seen of it before a pointer comes near. */
const Splitter = onDemand(async () => (await import('./Splitter.tsx')).Splitter)

const MARKETS_PX = 240

export interface TerminalGridProps {
  readonly header: ReactNode
  /** The column of markets, in wide windows when it was asked for. */
  readonly markets: ReactNode
  readonly chart: ReactNode
  /** Absent where there is no book; the form is wider then. */
  readonly book?: ReactNode
  readonly form: ReactNode
  readonly bottom: ReactNode
}

/** The areas of a trading terminal, each failing alone: as the reader arranged them, or one at a time in a slim window. */
export function TerminalGrid(props: TerminalGridProps) {
  return useFit() === 'slim' ? <TerminalTabs {...props} /> : <Arranged {...props} />
}

function Arranged({ header, markets, chart, book, form, bottom }: TerminalGridProps) {
  const { marketsShown, formFirst, keysActive, sizes } = useTerminalLayout()
  const wide = useWide()
  const listed = marketsShown && wide
  const usualForm = usualSize('form', book !== undefined)
  const formArea = (
    <div className="relative row-span-2 row-start-2 min-h-0 min-w-0">
      <Area name="form" className="h-full">
        {form}
      </Area>
      <Splitter panel="form" edge={formFirst ? 'end' : 'start'} usual={usualForm} />
    </div>
  )
  return (
    <div
      className="relative grid h-full min-h-[440px] grid-rows-[56px_minmax(0,1fr)_auto] gap-px bg-line"
      style={{ gridTemplateColumns: columns({ listed, formFirst, book: book !== undefined, sizes, usualForm }) }}
    >
      <div className="col-span-full">{header}</div>
      {listed && (
        <Area name="markets" className="row-span-2 row-start-2">
          {markets}
        </Area>
      )}
      {formFirst && formArea}
      <Area name="chart" className="row-start-2">
        {chart}
      </Area>
      {book !== undefined && (
        <div className="relative row-start-2 min-h-0 min-w-0">
          <Area name="book" className="h-full">
            {book}
          </Area>
          <Splitter panel="book" edge="start" usual={PANELS.book.usual} />
        </div>
      )}
      {!formFirst && formArea}
      <div
        className={`relative row-start-3 min-w-0 bg-surface-1 px-4 ${book === undefined ? '' : 'col-span-2'}`}
        style={{ height: bottomHeight(sizes) }}
      >
        <Splitter panel="orders" edge="top" usual={PANELS.orders.usual} />
        <Guarded name="orders">{bottom}</Guarded>
      </div>
      {keysActive && (
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-10 border-2 border-accent" />
      )}
    </div>
  )
}

/** In a low window the chart keeps the larger part, unless the reader wanted it otherwise; it never goes altogether. */
function bottomHeight({ orders }: PanelSizes): string {
  return orders === undefined ? `min(${PANELS.orders.usual}px, 30dvh)` : `min(${orders}px, 60dvh)`
}

interface Columns {
  readonly listed: boolean
  readonly formFirst: boolean
  readonly book: boolean
  readonly sizes: PanelSizes
  readonly usualForm: number
}

/** What was sized in a wide window leaves the chart its part of a narrow one. */
function columns({ listed, formFirst, book, sizes, usualForm }: Columns): string {
  const form = `min(${sizes.form ?? usualForm}px, 30vw)`
  const middle = ['minmax(0, 1fr)', ...(book ? [`min(${sizes.book ?? PANELS.book.usual}px, 28vw)`] : [])]
  return [...(listed ? [`${MARKETS_PX}px`] : []), ...(formFirst ? [form, ...middle] : [...middle, form])].join(' ')
}
