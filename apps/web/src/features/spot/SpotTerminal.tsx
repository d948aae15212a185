import { clsx } from 'clsx'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStale } from '../../shared/live/useLive.ts'
import { usePrice } from '../../shared/live/usePrice.ts'
import { isZero } from '../../shared/markets/exactDecimal.ts'
import type { SpotMarket } from '../../shared/markets/spotMarket.ts'
import { useFunds } from '../../shared/markets/useFunds.ts'
import { useOpenOrders } from '../../shared/markets/useOpenOrders.ts'
import { Area, Guarded } from '../../shared/terminal/Area.tsx'
import { BookColumn } from '../../shared/terminal/BookColumn.tsx'
import { KeysDialog } from '../../shared/terminal/KeysDialog.tsx'
import { MarketList } from '../../shared/terminal/MarketList.tsx'
import { TerminalTools } from '../../shared/terminal/TerminalTools.tsx'
import { arrange, useTerminalLayout } from '../../shared/terminal/terminalLayout.ts'
import { useLastDirection } from '../../shared/terminal/useLastDirection.ts'
import { BottomPanel } from './components/BottomPanel.tsx'
import { MarketHeader } from './components/MarketHeader.tsx'
import { MarketPanel } from './components/MarketPanel.tsx'
import { OrderForm } from './components/OrderForm.tsx'
import { useTerminalKeys } from './hooks/useTerminalKeys.ts'
import { type Ticket, useTicket } from './hooks/useTicket.ts'

/** The breakpoint at which the markets list has a column of its own. */
const WIDE = '(min-width: 1600px)'
const closeMarkets = () => arrange({ marketsShown: false })

export interface SpotTerminalProps {
  readonly market: SpotMarket
  readonly intro: string
  readonly onPick: (symbol: string) => void
}

/** One market on screen: five areas, each failing alone. */
export function SpotTerminal({ market, intro, onPick }: SpotTerminalProps) {
  const layout = useTerminalLayout()
  const [helpOpen, setHelpOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const price = useRef<HTMLInputElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const inputs = useMemo(() => ({ price, amount }), [])
  const live = useTerminalData(market)
  const { ticket } = live
  const { change } = ticket
  const takeLevel = useCallback(
    (taken: string, size: string | undefined) =>
      change({ do: 'fromBook', price: taken, ...(size !== undefined && { amount: size }) }),
    [change],
  )
  useSuggestedPrice(ticket, live.price?.last ?? '')
  useTerminalKeys({ ticket, inputs, form, search, onHelp: () => setHelpOpen(true) })
  return (
    <div
      className={clsx(
        'relative grid h-full min-h-[640px] grid-rows-[56px_minmax(0,1fr)_auto] gap-px bg-line',
        columns(layout.marketsShown, layout.formFirst),
        layout.keysActive && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <div className="col-span-full">
        <MarketHeader
          market={market}
          price={live.price}
          lastDirection={live.direction}
          stale={live.stale}
          marketsShown={layout.marketsShown}
          onMarkets={() => arrange({ marketsShown: !layout.marketsShown })}
          tools={<TerminalTools onHelp={() => setHelpOpen(true)} />}
        />
      </div>
      {layout.marketsShown && (
        <Area
          name="markets"
          className="absolute inset-y-0 start-0 z-20 col-start-1 row-span-2 row-start-2 w-60 shadow-overlay wide:static wide:w-auto wide:shadow-none"
        >
          <MarketList
            type="coin"
            symbol={market.symbol}
            search={search}
            onClose={closeMarkets}
            onPick={(symbol) => {
              if (!window.matchMedia(WIDE).matches) closeMarkets()
              onPick(symbol)
            }}
          />
        </Area>
      )}
      {layout.formFirst && <FormArea market={market} live={live} inputs={inputs} form={form} />}
      <Area name="chart" className="row-start-2">
        <MarketPanel market={market} intro={intro} orders={live.ownOrders} />
      </Area>
      <Area name="book" className="row-start-2">
        <BookColumn market={market} ownOrders={live.ownOrders} onTake={takeLevel} />
      </Area>
      {!layout.formFirst && <FormArea market={market} live={live} inputs={inputs} form={form} />}
      <div className="col-span-2 row-start-3 min-w-0 bg-surface-1 px-4" style={{ height: layout.bottomHeight }}>
        <Guarded name="orders">
          <BottomPanel symbol={market.symbol} funds={live.funds} />
        </Guarded>
      </div>
      <KeysDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}

/** Below the wide breakpoint the markets list lies over the chart and takes no column. */
function columns(marketsShown: boolean, formFirst: boolean): string {
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

/** The price field starts at the last price; once, and never over what was entered. */
function useSuggestedPrice({ fields, change }: Ticket, last: string): void {
  const suggested = useRef(false)
  useEffect(() => {
    if (suggested.current || last === '') return
    suggested.current = true
    if (fields.price === '') change({ do: 'price', text: last })
  })
}

type TerminalData = ReturnType<typeof useTerminalData>

function useTerminalData(market: SpotMarket) {
  const price = usePrice(market.symbol)
  const funds = useFunds()
  const orders = useOpenOrders(market.symbol)
  const ownOrders = useMemo(
    () => (orders ?? []).filter((order) => order.state === 'current' && !isZero(order.price)),
    [orders],
  )
  return {
    price,
    funds,
    ownOrders,
    direction: useLastDirection(market.symbol, price?.last ?? ''),
    stale: useStale(),
    ticket: useTicket(market, price, funds.rows),
  }
}

function FormArea(props: {
  readonly market: SpotMarket
  readonly live: TerminalData
  readonly inputs: Parameters<typeof OrderForm>[0]['inputs']
  readonly form: Parameters<typeof OrderForm>[0]['form']
}) {
  const { market, live, inputs, form } = props
  return (
    <Area name="form" className="row-span-2 row-start-2 scroll-pb-32 overflow-y-auto [scrollbar-width:thin]">
      <OrderForm
        market={market}
        ticket={live.ticket}
        stale={live.stale}
        accountTotal={market.quote === 'USDT' ? live.funds.total : ''}
        inputs={inputs}
        form={form}
      />
    </Area>
  )
}
