import type { OrderRow } from '@touchstone/protocol'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { SpotMarket } from '../../products/spot/spotMarket.ts'
import { useOpenOrders } from '../../products/spot/useOpenOrders.ts'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import { useFunds } from '../../shared/funds/useFunds.ts'
import { useStale } from '../../shared/live/useLive.ts'
import { usePrice } from '../../shared/live/usePrice.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { useKeepRecentMarket } from '../../shared/markets/recentMarkets.ts'
import { BookColumn } from '../../terminal/book/BookColumn.tsx'
import { useLastDirection } from '../../terminal/book/useLastDirection.ts'
import { useTerminalKeys } from '../../terminal/keys/useTerminalKeys.ts'
import { TerminalGrid } from '../../terminal/layout/TerminalGrid.tsx'
import { TerminalTools } from '../../terminal/layout/TerminalTools.tsx'
import { useForgetChanged } from '../../terminal/ticket/useForgetChanged.ts'
import { ownSidePrice, useSuggestedPrice } from '../../terminal/ticket/useSuggestedPrice.ts'
import { BottomPanel } from './components/BottomPanel.tsx'
import { MarketHeader } from './components/MarketHeader.tsx'
import { MarketPanel } from './components/MarketPanel.tsx'
import { OrderForm } from './components/OrderForm.tsx'
import { useTicket } from './hooks/useTicket.ts'

const MarketList = onDemand(async () => (await import('../../terminal/header/MarketList.tsx')).MarketList)
const KeysDialog = onDemand(async () => (await import('../../terminal/keys/KeysDialog.tsx')).KeysDialog)

export interface SpotTerminalProps {
  readonly market: SpotMarket
  readonly intro: string
  readonly onPick: (symbol: string) => void
}

/** One market on screen. */
export function SpotTerminal({ market, intro, onPick }: SpotTerminalProps) {
  const [helpOpen, setHelpOpen] = useState(false)
  const price = useRef<HTMLInputElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const inputs = useMemo(() => ({ price, amount }), [])
  const live = useTerminalData(market)
  useKeepRecentMarket(market.symbol)
  const { change, fields } = live.ticket
  const takeLevel = useCallback(
    (taken: string, size: string | undefined) =>
      change({ do: 'fromBook', price: taken, ...(size !== undefined && { amount: size }) }),
    [change],
  )
  useSuggestedPrice(
    fields.price,
    { side: fields.side, price: ownSidePrice(fields.side === 'buy', live.price) },
    (text) => change({ do: 'price', text }),
  )
  const ticket = useMemo(
    () => ({
      side: (side: 'buy' | 'sell') => change({ do: 'side', side }),
      type: (type: 'limit' | 'market') => change({ do: 'type', type }),
      percent: (percent: number) => change({ do: 'percent', percent }),
    }),
    [change],
  )
  useTerminalKeys({ ticket, inputs, form, onHelp: () => setHelpOpen(true) })
  return (
    <>
      <TerminalGrid
        header={
          <MarketHeader
            market={market}
            price={live.price}
            lastDirection={live.direction}
            stale={live.stale}
            tools={<TerminalTools onHelp={() => setHelpOpen(true)} />}
          />
        }
        markets={<MarketList type="coin" symbol={market.symbol} onPick={onPick} />}
        chart={<MarketPanel market={market} intro={intro} orders={live.orders} />}
        book={<BookColumn market={market} ownOrders={live.ownOrders} onTake={takeLevel} />}
        form={
          <OrderForm
            market={market}
            ticket={live.ticket}
            stale={live.stale}
            accountTotal={market.quote === 'USDT' ? live.funds.total : ''}
            inputs={inputs}
            form={form}
          />
        }
        bottom={<BottomPanel symbol={market.symbol} funds={live.funds} />}
      />
      <KeysDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}

const NO_ORDERS: readonly OrderRow[] = []

function useTerminalData(market: SpotMarket) {
  const price = usePrice(market.symbol)
  const funds = useFunds()
  const orders = useOpenOrders(market.symbol)
  const ownOrders = useMemo(
    () => (orders ?? []).filter((order) => order.state === 'current' && !isZero(order.price)),
    [orders],
  )
  const ticket = useTicket(market, price, funds.rows)
  const orderStates = useMemo(
    () =>
      orders?.map(({ orderNo, state, price, amount, filled }) => ({
        orderNo,
        state: `${state} ${price} ${amount} ${filled}`,
      })),
    [orders],
  )
  const { submission, clear } = ticket
  useForgetChanged(submission.phase === 'accepted' ? submission.placed : undefined, orderStates, clear)
  return {
    price,
    funds,
    orders: orders ?? NO_ORDERS,
    ownOrders,
    direction: useLastDirection(market.symbol, price?.last ?? ''),
    stale: useStale(),
    ticket,
  }
}
