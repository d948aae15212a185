import type { AlertRow } from '@touchstone/protocol'
import { Button } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { alertTexts } from './texts.ts'
import { useRemoveAlert } from './useAlerts.ts'

export interface AlertRowsProps {
  readonly list: readonly AlertRow[]
  /** Before what each waits for. */
  readonly lead?: (alert: AlertRow) => ReactNode
  readonly dense?: boolean
}

/** Alerts that wait, each with what it waits for and a way to take it away. */
export function AlertRows({ list, lead, dense = false }: AlertRowsProps) {
  const t = useTexts(alertTexts)
  const formats = useFormats()
  const remove = useRemoveAlert()
  return (
    <ul className="divide-y divide-line">
      {list.map((alert) => {
        const { id, symbol, by, side } = alert
        const price = formats.decimal(alert.price)
        return (
          <li key={id} className={dense ? 'flex items-center gap-4 py-1.5' : 'flex items-center gap-4 px-5 py-3'}>
            {lead?.(alert)}
            <span className="min-w-0 flex-1">
              <span className="block text-13 text-ink-1">{t(side === 'above' ? 'rises' : 'falls', { by, price })}</span>
              {!dense && (
                <span className="num block text-11 text-ink-3">{formats.moment(alert.time, 'dateMinute')}</span>
              )}
            </span>
            <Button
              size="small"
              tone="secondary"
              aria-label={t('removeOf', { symbol, price })}
              onClick={() => remove(id)}
            >
              {t('remove')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
