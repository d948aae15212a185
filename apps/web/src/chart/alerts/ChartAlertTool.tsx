import { useEffect, useState } from 'react'
import { AlertButton } from '../../shared/alerts/AlertButton.tsx'
import { AlertDialog, type AlertMarket } from '../../shared/alerts/AlertDialog.tsx'
import { alertTexts } from '../../shared/alerts/texts.ts'
import { useAlerts, useRemoveAlert } from '../../shared/alerts/useAlerts.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { ChartLine } from '../canvas/chartLine.ts'
import type { AlertLines } from './alertLines.ts'

export interface ChartAlertToolProps {
  readonly market: AlertMarket
  /** Told of the lines whenever they change. */
  readonly onLines: (shown: AlertLines) => void
}

/** Before the number of an alert: its line. */
const LINE = 'alert '

/** The button that sets an alert on the market of a chart; draws those that wait. */
export function ChartAlertTool({ market, onLines }: ChartAlertToolProps) {
  const t = useTexts(alertTexts)
  const [open, setOpen] = useState(false)
  const list = useAlerts().data?.list
  const remove = useRemoveAlert()
  const { symbol } = market
  useEffect(() => {
    const own = (list ?? []).filter((alert) => alert.symbol === symbol)
    const lines = own.map(({ id, price, by }): ChartLine => {
      const label = t(`line.${by}`)
      return { id: LINE + id, price, label, tone: 'warn', movable: false, cancellable: true }
    })
    const cancel = (id: string) => {
      const ours = id.startsWith(LINE)
      if (ours) remove(id.slice(LINE.length))
      return ours
    }
    onLines({ lines, cancel })
  }, [list, symbol, t, remove, onLines])
  return (
    <>
      <AlertButton name={market.name} onOpen={() => setOpen(true)} />
      {open && <AlertDialog market={market} onClose={() => setOpen(false)} />}
    </>
  )
}
