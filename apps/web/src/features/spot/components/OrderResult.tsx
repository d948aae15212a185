import { FailureAlert, InlineAlert } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { orderTexts } from '../../../shared/orders/orderTexts.ts'
import type { Ticket } from '../hooks/useTicket.ts'
import { spotTexts } from '../texts.ts'

/** What became of the last order, in the form that sent it. A refusal stays until something is changed. */
export function OrderResult({ ticket }: { readonly ticket: Ticket }) {
  const t = useTexts(spotTexts)
  const orders = useTexts(orderTexts)
  const { submission, preview } = ticket
  switch (submission.phase) {
    case 'accepted':
      return (
        <InlineAlert tone="ok" announce>
          {t('form.accepted')} ·{' '}
          {t('form.acceptedNo', { orderNo: submission.orderNo, state: orders(`state.${submission.state}`) })}
        </InlineAlert>
      )
    case 'rejected':
      return <FailureAlert text={t('problem.rejected', { reason: submission.message })} />
    case 'unknown':
      return (
        <InlineAlert tone="warn" announce>
          {t('form.unknown')}
        </InlineAlert>
      )
    default:
      return preview.preview && preview.preview.problem !== '' && ticket.problems.length === 0 ? (
        <InlineAlert tone="warn">{preview.preview.message}</InlineAlert>
      ) : null
  }
}
