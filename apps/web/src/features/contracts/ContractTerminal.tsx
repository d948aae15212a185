import { useCallback, useMemo, useRef, useState } from 'react'
import type { ContractMarket } from '../../products/contracts/contractMarket.ts'
import {
  type ContractFilter,
  useContractAccount,
  useOpenPositions,
  usePendingContracts,
} from '../../products/contracts/useContractRows.ts'
import { isZero, readDown } from '../../shared/decimals/exactDecimal.ts'
import { useStale } from '../../shared/live/useLive.ts'
import { useMark } from '../../shared/live/useMarketData.ts'
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
import { BottomTabs } from './components/BottomTabs.tsx'
import { ContractForm } from './components/ContractForm.tsx'
import { ContractHeader } from './components/ContractHeader.tsx'
import { ContractPanel } from './components/ContractPanel.tsx'
import { useContractTicket } from './hooks/useContractTicket.ts'
import type { Offer } from './instrumentClass.ts'
import { marketState } from './marketState.ts'

const MarginCall = onDemand(async () => (await import('../../products/contracts/MarginCall.tsx')).MarginCall)
const KeysDialog = onDemand(async () => (await import('../../terminal/keys/KeysDialog.tsx')).KeysDialog)
const ClosingToasts = onDemand(
  async () => (await import('../../products/contracts/expiry/ClosingToasts.tsx')).ClosingToasts,
)
const Instruments = onDemand(async () => (await import('./components/Instruments.tsx')).Instruments)
const ExpiryNotices = onDemand(
  async () => (await import('../../products/contracts/expiry/ExpiryNotices.tsx')).ExpiryNotices,
)

export interface ContractTerminalProps {
  readonly market: ContractMarket
  readonly offer: Offer
  readonly onPick: (symbol: string) => void
}

/** One contract on screen. */
export function ContractTerminal({ market, offer, onPick }: ContractTerminalProps) {
  const [helpOpen, setHelpOpen] = useState(false)
  const price = useRef<HTMLInputElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const inputs = useMemo(() => ({ price, amount }), [])
  const live = useTerminalData(market)
  useKeepRecentMarket(market.symbol)
  const { change, fields } = live.ticket
  const takeLevel = useTakeLevel(market, change)
  useSuggestedPrice(
    fields.price,
    { side: fields.side, price: ownSidePrice(fields.side === 'long', live.price) },
    (text) => change({ do: 'price', text }),
  )
  const keys = useMemo(
    () => ({
      side: (side: 'buy' | 'sell') => change({ do: 'side', side: side === 'buy' ? 'long' : 'short' }),
      type: (type: 'limit' | 'market') => change({ do: 'type', type }),
      percent: (percent: number) => change({ do: 'percent', percent }),
    }),
    [change],
  )
  useTerminalKeys({ ticket: keys, inputs, form, onHelp: () => setHelpOpen(true) })
  return (
    <>
      <TerminalGrid
        header={
          <ContractHeader
            market={market}
            state={live.state}
            price={live.price}
            mark={live.mark}
            lastDirection={live.direction}
            stale={live.stale}
            tools={<TerminalTools onHelp={() => setHelpOpen(true)} />}
          />
        }
        markets={<Instruments market={market} offer={offer} onPick={onPick} />}
        chart={<ContractPanel market={market} position={live.position} orders={live.orders} />}
        book={<BookColumn market={market} ownOrders={live.ownOrders} onTake={takeLevel} />}
        form={
          <ContractForm
            market={market}
            ticket={live.ticket}
            account={live.account}
            price={live.price}
            stale={live.stale}
            inputs={inputs}
            form={form}
            address={`${offer.path}?symbol=${market.symbol}`}
          />
        }
        bottom={
          <div className="flex h-full min-h-0 flex-col">
            <MarginCall positions={live.positions} account={live.account} />
            <div className="min-h-0 flex-1">
              <BottomTabs
                symbol={market.symbol}
                fullPage={market.info.class === 'crypto' ? '/lt' : '/positionList'}
                account={live.account}
              />
            </div>
            <ClosingToasts />
            <ExpiryNotices trade={offer.path} className="max-h-24 shrink-0 overflow-y-auto" />
          </div>
        }
      />
      <KeysDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}

/** A level's price goes to the form, with Shift its size in lots too: the book counts in units. */
function useTakeLevel(market: ContractMarket, change: ReturnType<typeof useContractTicket>['change']) {
  return useCallback(
    (taken: string, size: string | undefined) => {
      const units = size === undefined ? undefined : readDown(size, market.amountScale)
      const lots = units === undefined ? undefined : String(units / market.lotSize)
      change({ do: 'fromBook', price: taken, ...(lots !== undefined && { lots }) })
    },
    [market, change],
  )
}

function useTerminalData(market: ContractMarket) {
  const { symbol } = market
  const isThis = useCallback<ContractFilter>((row) => row.symbol === symbol, [symbol])
  const price = usePrice(symbol)
  const mark = useMark(symbol)
  const account = useContractAccount()
  const positions = useOpenPositions()
  const pending = usePendingContracts(isThis)
  const orders = useMemo(() => pending ?? [], [pending])
  const position = useMemo(() => positions?.find(isThis), [positions, isThis])
  const ownOrders = useMemo(
    () =>
      orders
        .filter((order) => isZero(order.stopPrice) && !isZero(order.price))
        .map((order) => ({ side: order.side === 'long' ? ('buy' as const) : ('sell' as const), price: order.price })),
    [orders],
  )
  const state = marketState(market.info, mark)
  const ticket = useContractTicket({
    market,
    state,
    price,
    mark: mark?.mark ?? '',
    available: account?.transferable ?? '',
    position,
    orders,
  })
  const orderStates = useMemo(
    () =>
      pending?.map(({ orderNo, price, stopPrice, lots, filledLots }) => ({
        orderNo,
        state: `${price} ${stopPrice} ${lots} ${filledLots}`,
      })),
    [pending],
  )
  const { submission, clear } = ticket
  useForgetChanged(submission.phase === 'accepted' ? submission.placed : undefined, orderStates, clear)
  return {
    price,
    mark,
    account,
    positions,
    position,
    orders,
    ownOrders,
    state,
    direction: useLastDirection(symbol, price?.last ?? ''),
    stale: useStale(),
    ticket,
  }
}
