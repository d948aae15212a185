import { useMemo, useRef, useState } from 'react'
import { ResultAnnouncer } from '../../products/timedOptions/ResultAnnouncer.tsx'
import { useTimedOptionRows } from '../../products/timedOptions/useTimedOptionRows.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { useKeepRecentMarket } from '../../shared/markets/recentMarkets.ts'
import { TerminalGrid } from '../../terminal/layout/TerminalGrid.tsx'
import { OrdersPanel } from './components/OrdersPanel.tsx'
import { StrikeChart } from './components/StrikeChart.tsx'
import { TimedOptionForm } from './components/TimedOptionForm.tsx'
import { TimedOptionHeader } from './components/TimedOptionHeader.tsx'
import type { TimedOptionTerms } from './timedOptionTicket.ts'
import { type TimedOptionFormHandle, useTimedOptionKeys } from './useTimedOptionKeys.ts'
import { useTimedOptionTicket } from './useTimedOptionTicket.ts'

const KeysDialog = onDemand(async () => (await import('../../terminal/keys/KeysDialog.tsx')).KeysDialog)
const IndexPicker = onDemand(async () => (await import('./components/IndexPicker.tsx')).IndexPicker)

export interface TimedOptionTerminalProps {
  readonly terms: TimedOptionTerms
  readonly scale: number
  readonly onPick: (symbol: string) => void
  readonly renew: () => void
}

/** One index on screen. */
export function TimedOptionTerminal({ terms, scale, onPick, renew }: TimedOptionTerminalProps) {
  const rows = useTimedOptionRows()
  const ticket = useTimedOptionTicket({ terms, scale, settled: rows?.settled, renew })
  const [helpOpen, setHelpOpen] = useState(false)
  const form = useRef<TimedOptionFormHandle>(null)
  const onHelp = () => setHelpOpen(true)
  useTimedOptionKeys({ form, onHelp, share: ticket.share })
  const { symbol, name, priceDecimals } = terms
  useKeepRecentMarket(symbol, true)
  const here = useMemo(() => rows?.open.filter((row) => row.symbol === symbol) ?? [], [rows, symbol])
  const charted = useMemo(() => ({ symbol, name, priceDecimals }), [symbol, name, priceDecimals])
  return (
    <>
      <TerminalGrid
        header={<TimedOptionHeader terms={terms} onHelp={onHelp} />}
        markets={<IndexPicker symbols={terms.symbols} symbol={symbol} onPick={onPick} />}
        chart={<StrikeChart terms={charted} orders={here} />}
        form={<TimedOptionForm ticket={ticket} handle={form} />}
        bottom={<OrdersPanel symbol={symbol} rows={rows} />}
      />
      <ResultAnnouncer settled={rows?.settled} />
      <KeysDialog open={helpOpen} onClose={() => setHelpOpen(false)} terminal="timed" />
    </>
  )
}
