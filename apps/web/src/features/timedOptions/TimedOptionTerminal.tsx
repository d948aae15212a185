import { useMemo, useRef, useState } from 'react'
import { ResultAnnouncer } from '../../products/timedOptions/ResultAnnouncer.tsx'
import { useTimedOptionRows } from '../../products/timedOptions/useTimedOptionRows.ts'
import { KeysDialog } from '../../terminal/keys/KeysDialog.tsx'
import { TIMED_SHEET } from '../../terminal/keys/keyboardTrading.ts'
import { closeMarkets, closeMarketsOver, TerminalGrid } from '../../terminal/layout/TerminalGrid.tsx'
import { arrange, useTerminalLayout } from '../../terminal/layout/terminalLayout.ts'
import { IndexPicker } from './components/IndexPicker.tsx'
import { OrdersPanel } from './components/OrdersPanel.tsx'
import { StrikeChart } from './components/StrikeChart.tsx'
import { TimedOptionForm } from './components/TimedOptionForm.tsx'
import { TimedOptionHeader } from './components/TimedOptionHeader.tsx'
import type { TimedOptionTerms } from './timedOptionTicket.ts'
import { type TimedOptionFormHandle, useTimedOptionKeys } from './useTimedOptionKeys.ts'
import { useTimedOptionTicket } from './useTimedOptionTicket.ts'

export interface TimedOptionTerminalProps {
  readonly terms: TimedOptionTerms
  readonly scale: number
  readonly onPick: (symbol: string) => void
  readonly renew: () => void
}

/** One index on screen. */
export function TimedOptionTerminal({ terms, scale, onPick, renew }: TimedOptionTerminalProps) {
  const shown = useTerminalLayout((layout) => layout.marketsShown)
  const ticket = useTimedOptionTicket(terms, scale, renew)
  const [helpOpen, setHelpOpen] = useState(false)
  const form = useRef<TimedOptionFormHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  const onHelp = () => setHelpOpen(true)
  useTimedOptionKeys({ form, search, onHelp, share: ticket.share })
  const rows = useTimedOptionRows()
  const { symbol, name, priceDecimals } = terms
  const here = useMemo(() => rows?.open.filter((row) => row.symbol === symbol) ?? [], [rows, symbol])
  const charted = useMemo(() => ({ symbol, name, priceDecimals }), [symbol, name, priceDecimals])
  return (
    <>
      <TerminalGrid
        header={
          <TimedOptionHeader
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
        form={<TimedOptionForm ticket={ticket} handle={form} />}
        bottom={<OrdersPanel symbol={symbol} rows={rows} />}
      />
      <ResultAnnouncer settled={rows?.settled} />
      <KeysDialog open={helpOpen} onClose={() => setHelpOpen(false)} sheet={TIMED_SHEET} />
    </>
  )
}
