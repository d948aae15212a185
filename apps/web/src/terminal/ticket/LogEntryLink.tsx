import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { ticketTexts } from './texts.ts'

export interface LogEntryLinkProps {
  readonly orderNo: string
  /** 0 when the answer is a repeated one, which names no entry. */
  readonly entry: number
}

/** The number of an order and the entry of the log that carried it out; leads to what that entry did in the own ledger. */
export function LogEntryLink({ orderNo, entry }: LogEntryLinkProps) {
  const t = useTexts(ticketTexts)
  if (entry === 0) return null
  return (
    <AppLink
      to="/accountRecord"
      search={{ sequence: String(entry) }}
      title={t('lookUp')}
      className="text-accent underline underline-offset-2"
    >
      {t('logEntry', { orderNo, entry: String(entry) })}
    </AppLink>
  )
}
