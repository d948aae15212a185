import type { ReactNode } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { SubmissionState } from '../../shared/orders/submission.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { TicketMessage } from './TicketMessage.tsx'
import { ticketTexts } from './texts.ts'

export interface TicketWordsProps<Placed> {
  readonly submission: SubmissionState<Placed>
  /** The result of a placed order. */
  readonly placed: (placed: Placed) => ReactNode
  /** Why nothing can be sent here now, and what can be done instead; "" when something can. */
  readonly closed: ReactNode
  /** Where to come back to from setting the transaction password; undefined when it is set. */
  readonly passwordFor: string | undefined
  /** Why the exchange would refuse the order. */
  readonly objection: ReactNode
  /** The customer's next step; it leaves the worst case in sight. */
  readonly asks?: string | undefined
  readonly stale: boolean
  /** The worst the order can do. */
  readonly sentence: ReactNode
}

/** One message at a time, the weightiest first; the worst case whenever an order could be sent. */
export function TicketWords<Placed>(props: TicketWordsProps<Placed>) {
  const t = useTexts(ticketTexts)
  const { submission, closed, passwordFor, objection } = props
  if (submission.phase === 'rejected')
    return (
      <TicketMessage tone="danger" announce>
        {t('problem.rejected', { reason: submission.message })}
      </TicketMessage>
    )
  if (submission.phase === 'unknown')
    return (
      <TicketMessage tone="warn" announce>
        {t('unknown')}
      </TicketMessage>
    )
  if (submission.phase === 'accepted')
    return (
      <TicketMessage tone="ok" announce>
        {props.placed(submission.placed)}
      </TicketMessage>
    )
  if (closed) return <TicketMessage tone="warn">{closed}</TicketMessage>
  if (passwordFor !== undefined)
    return (
      <TicketMessage tone="warn">
        {t('problem.transaction_password_unset')}{' '}
        <AppLink to="/bindmpwd" search={{ redirect: passwordFor }} className="text-accent underline underline-offset-2">
          {t('setTransactionPassword')}
        </AppLink>
      </TicketMessage>
    )
  if (objection) return <TicketMessage tone="warn">{objection}</TicketMessage>
  return (
    <>
      {props.asks !== undefined && <TicketMessage tone="warn">{props.asks}</TicketMessage>}
      {props.stale && <TicketMessage tone="warn">{t('problem.stale')}</TicketMessage>}
      <p>{props.sentence}</p>
    </>
  )
}
