import { memo, type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useStale } from '../../shared/live/useLive.ts'
import { useDepth, useTape } from '../../shared/live/useMarketData.ts'
import { usePrice } from '../../shared/live/usePrice.ts'
import { terminalTexts } from '../words/texts.ts'
import type { BookMarket } from './bookMarket.ts'
import { OrderBook, type OrderBookProps } from './OrderBook.tsx'
import { Tape } from './Tape.tsx'
import { useLastDirection } from './useLastDirection.ts'
import { useTallerThan } from './useTallerThan.ts'

export interface BookColumnProps {
  readonly market: BookMarket
  readonly ownOrders: OrderBookProps['ownOrders']
  readonly onTake: OrderBookProps['onTake']
}

/** From this height on both fit with at least eight levels a side; below it one is shown at a time. */
const BOTH_PX = 600
const VIEWS = ['book', 'tape'] as const
type View = (typeof VIEWS)[number]

/**
 * Book above tape, or a choice of the two in a low column. They listen for themselves, so that twenty paints a second
 * stay in this column.
 */
export const BookColumn = memo(function BookColumn(props: BookColumnProps) {
  const column = useRef<HTMLDivElement>(null)
  const both = useTallerThan(column, BOTH_PX)
  const [view, setView] = useState<View>('book')
  const choice = <ViewChoice view={view} onView={setView} />
  return (
    <div ref={column} className="h-full">
      {both ? (
        <div className="grid h-full grid-rows-[minmax(0,2fr)_minmax(0,1fr)] gap-px bg-line">
          <div className="min-h-0 bg-surface-1">
            <LiveBook {...props} heading={<Title of="book" />} />
          </div>
          <div className="min-h-0 bg-surface-1">
            <LiveTape market={props.market} heading={<Title of="tape" />} />
          </div>
        </div>
      ) : view === 'book' ? (
        <LiveBook {...props} heading={choice} />
      ) : (
        <LiveTape market={props.market} heading={choice} />
      )}
    </div>
  )
})

function Title({ of }: { readonly of: View }) {
  const t = useTexts(terminalTexts)
  return <h2 className="shrink-0 text-13 font-medium text-ink-1">{t(`${of}.title`)}</h2>
}

function ViewChoice({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const t = useTexts(terminalTexts)
  return (
    <fieldset className="flex shrink-0 gap-3">
      <legend className="sr-only">{t('book.column')}</legend>
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => onView(name)}
          className="h-9 whitespace-nowrap border-b-2 border-transparent text-13 font-medium text-ink-3 hover:text-ink-1 aria-pressed:border-accent aria-pressed:text-ink-1"
        >
          {t(`${name}.title`)}
        </button>
      ))}
    </fieldset>
  )
}

function LiveBook({ market, ownOrders, onTake, heading }: BookColumnProps & { readonly heading: ReactNode }) {
  const [step, setStep] = useState(market.depthSteps[0] ?? '')
  const last = usePrice(market.symbol)?.last ?? ''
  return (
    <OrderBook
      market={market}
      depth={useDepth(market.symbol, step)}
      step={step}
      onStep={setStep}
      last={last}
      lastDirection={useLastDirection(market.symbol, last)}
      stale={useStale()}
      ownOrders={ownOrders}
      onTake={onTake}
      heading={heading}
    />
  )
}

function LiveTape({ market, heading }: { readonly market: BookMarket; readonly heading: ReactNode }) {
  return <Tape market={market} rows={useTape(market.symbol)} stale={useStale()} heading={heading} />
}
