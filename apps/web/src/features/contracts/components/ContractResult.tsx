import { FailureAlert, InlineAlert } from '@touchstone/ui'
import { contractTexts } from '../../../products/contracts/texts.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractScreenTexts } from '../texts.ts'

/** Shown beside their own fields. */
const FIELD_PROBLEMS: ReadonlySet<string> = new Set(['take_profit_side', 'stop_loss_side'])

/** What became of the last order, in the form that sent it. A refusal stays until something is changed. */
export function ContractResult({ ticket }: { readonly ticket: ContractTicket }) {
  const t = useTexts(contractScreenTexts)
  const words = useTexts(contractTexts)
  const { submission, preview: state } = ticket
  switch (submission.phase) {
    case 'accepted':
      return (
        <InlineAlert tone="ok" announce>
          {t('form.accepted')} ·{' '}
          {t('form.acceptedNo', { orderNo: submission.orderNo, state: words(`placed.${submission.state}`) })}
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
    default: {
      const preview = state.preview
      if (!preview || preview.problem === '' || FIELD_PROBLEMS.has(preview.problem)) return null
      if (ticket.problems.length > 0) return null
      return (
        <InlineAlert tone="warn">
          {preview.message}
          {preview.problem === 'insufficient_balance' && (
            <>
              {' · '}
              <AppLink
                to="/transfer"
                search={{ from: 'funds', to: 'contract' }}
                className="text-accent underline underline-offset-2"
              >
                {t('form.transfer')}
              </AppLink>
            </>
          )}
        </InlineAlert>
      )
    }
  }
}
