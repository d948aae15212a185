import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { ticketTexts } from './texts.ts'

interface PlacedLinkProps {
  readonly orderNo: string
  /** Entry of the log in which it was placed. */
  readonly sequence: number
}

const LINK = 'text-accent underline underline-offset-2'

/** An order that was placed: its number leads to its trades, the entry of the log to what that entry moved. */
export function PlacedLink({ orderNo, sequence }: PlacedLinkProps) {
  const t = useTexts(ticketTexts)
  return (
    <>
      <AppLink to="/dealList" title={t('seeFills')} className={LINK}>
        {t('orderNo', { orderNo })}
      </AppLink>
      {' · '}
      <AppLink to="/accountRecord" search={{ sequence: String(sequence) }} title={t('seePostings')} className={LINK}>
        {t('sequence', { sequence: String(sequence) })}
      </AppLink>
    </>
  )
}
