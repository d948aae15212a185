import { type ReactNode, useCallback, useState } from 'react'
import type { AlertMarket } from '../../shared/alerts/AlertDialog.tsx'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import type { AlertLines } from './alertLines.ts'

/** The candles do not wait for it. */
const ChartAlertTool = onDemand(async () => (await import('./ChartAlertTool.tsx')).ChartAlertTool)

export interface ChartAlerts extends AlertLines {
  /** The button in the chart's tool row, with its dialog. */
  readonly tool: ReactNode
}

const NOTHING: AlertLines = { lines: [], cancel: () => false }

/** The price alerts of the market on screen, as lines of its chart. */
export function useChartAlerts(symbol: string, name: string, marked: boolean): ChartAlerts {
  const [shown, setShown] = useState(NOTHING)
  const market: AlertMarket = { symbol, name, marked }
  const cancel = useCallback((id: string) => shown.cancel(id), [shown])
  return { lines: shown.lines, cancel, tool: <ChartAlertTool market={market} onLines={setShown} /> }
}
