import { memo, useState } from 'react'
import { useDepth, useStale, useTape } from '../../../shared/live/useLive.ts'
import { usePrice } from '../../../shared/live/usePrice.ts'
import type { SpotMarket } from '../../../shared/markets/spotMarket.ts'
import { useLastDirection } from '../hooks/useLastDirection.ts'
import { OrderBook, type OrderBookProps } from './OrderBook.tsx'
import { Tape } from './Tape.tsx'

export interface BookColumnProps {
  readonly market: SpotMarket
  readonly ownOrders: OrderBookProps['ownOrders']
  readonly onTake: OrderBookProps['onTake']
}

/** Book above tape. They listen for themselves, so that twenty paints a second stay in this column. */
export const BookColumn = memo(function BookColumn(props: BookColumnProps) {
  return (
    <div className="grid h-full grid-rows-[minmax(0,3fr)_minmax(0,2fr)] gap-px bg-line">
      <div className="min-h-0 bg-surface-1">
        <LiveBook {...props} />
      </div>
      <div className="min-h-0 bg-surface-1">
        <LiveTape market={props.market} />
      </div>
    </div>
  )
})

function LiveBook({ market, ownOrders, onTake }: BookColumnProps) {
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
    />
  )
}

function LiveTape({ market }: { readonly market: SpotMarket }) {
  return <Tape market={market} rows={useTape(market.symbol)} stale={useStale()} />
}
