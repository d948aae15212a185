import { useMemo, useRef, useState } from 'react'
import { ResultAnnouncer } from '../../products/timedOptions/ResultAnnouncer.tsx'
import { useDeliveryRows } from '../../products/timedOptions/useDeliveryRows.ts'
import { KeysDialog } from '../../terminal/keys/KeysDialog.tsx'
import { TIMED_SHEET } from '../../terminal/keys/keyboardTrading.ts'
import { closeMarkets, closeMarketsOver, TerminalGrid } from '../../terminal/layout/TerminalGrid.tsx'
import { arrange, useTerminalLayout } from '../../terminal/layout/terminalLayout.ts'
import { DeliveryForm } from './components/DeliveryForm.tsx'
import { DeliveryHeader } from './components/DeliveryHeader.tsx'
import { IndexPicker } from './components/IndexPicker.tsx'
import { OrdersPanel } from './components/OrdersPanel.tsx'
import { StrikeChart } from './components/StrikeChart.tsx'
import type { DeliveryTerms } from './deliveryTicket.ts'
import { type DeliveryFormHandle, useDeliveryKeys } from './useDeliveryKeys.ts'
import { useDeliveryTicket } from './useDeliveryTicket.ts'

export interface DeliveryTerminalProps {
  readonly terms: DeliveryTerms
  readonly scale: number
  readonly onPick: (symbol: string) => void
  readonly renew: () => void
}

/** One index on screen. */
export function DeliveryTerminal({ terms, scale, onPick, renew }: DeliveryTerminalProps) {
  const shown = useTerminalLayout((layout) => layout.marketsShown)
  const ticket = useDeliveryTicket(terms, scale, renew)
  const [helpOpen, setHelpOpen] = useState(false)
  const form = useRef<DeliveryFormHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  const onHelp = () => setHelpOpen(true)
  useDeliveryKeys({ form, search, onHelp, share: ticket.share })
  const rows = useDeliveryRows()
  const { symbol, name, priceDecimals } = terms
  const here = useMemo(() => rows?.open.filter((row) => row.symbol === symbol) ?? [], [rows, symbol])
  const charted = useMemo(() => ({ symbol, name, priceDecimals }), [symbol, name, priceDecimals])
  return (
    <>
      <TerminalGrid
        header={
          <DeliveryHeader
            terms={terms}
            pickerShown={shown}
            onPicker={() => arrange({ marketsShown: !shown })}
            onHelp={onHelp}
          />
        }
        markets={
          <IndexPicker
            symbols={terms.symbols}
            symbol={symbol}
            search={search}
            onClose={closeMarkets}
            onPick={(picked) => {
              closeMarketsOver()
              onPick(picked)
            }}
          />
        }
        chart={<StrikeChart terms={charted} orders={here} />}
        form={<DeliveryForm ticket={ticket} handle={form} />}
        bottom={<OrdersPanel symbol={symbol} rows={rows} />}
      />
      <ResultAnnouncer settled={rows?.settled} />
      <KeysDialog open={helpOpen} onClose={() => setHelpOpen(false)} sheet={TIMED_SHEET} />
    </>
  )
}
