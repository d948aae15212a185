import { Button, Check, FormFrame, InlineAlert, TEXT_LINK } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { LoanProduct } from '../application/application.ts'
import { applicationTexts } from '../application/applicationTexts.ts'
import type { ApplicationState } from '../application/useApplication.ts'
import { useSendApplication } from '../application/useSendApplication.ts'
import { loanTexts } from '../texts.ts'
import type { LoanQuote } from '../useLoanQuote.ts'
import { ConfirmApplication } from './ConfirmApplication.tsx'

export interface SendFormProps {
  readonly application: ApplicationState
  readonly product: LoanProduct
  readonly quote: PreviewState<LoanQuote>
}

/** The agreement, and sending: the application can be sent only after its cost was shown. */
export function SendForm({ application, product, quote }: SendFormProps) {
  const t = useTexts(applicationTexts)
  const about = useTexts(loanTexts)
  const { form, told, confirming, confirm, turnBack, state } = useSendApplication(application, product, quote)
  const agreed = form.field('agreed')
  const busy = form.busy || state.kind === 'sending'
  const refusal = told?.problem ?? ''
  const waits = told ? '' : about(quote.failed ? 'calculator.failed' : 'calculator.asking')
  return (
    <FormFrame label={t('steps.review')} onSubmit={() => void form.send()}>
      <Check
        checked={agreed.value === String(product.terms)}
        onCheckedChange={(ticked) => agreed.onValueChange(ticked ? String(product.terms) : '')}
        error={agreed.error}
        ref={agreed.ref}
      >
        {t.rich('review.agree', {
          // In this tab, since whoever has read it there comes back to this step: nothing is lost, each step is saved.
          terms: (words) => (
            <AppLink to="/agreement" className={TEXT_LINK}>
              {words}
            </AppLink>
          ),
        })}
      </Check>
      {refusal !== '' && state.kind !== 'refused' && <InlineAlert tone="warn">{refusal}</InlineAlert>}
      <IntentOutcome state={state} unknown={t('review.unanswered')} />
      <div>
        <Button type="submit" size="large" busy={busy} blockedBecause={refusal || waits || undefined}>
          {state.kind === 'unknown' ? t('review.sendAgain') : busy ? t('review.sending') : t('review.submit')}
        </Button>
      </div>
      {confirming && (
        <ConfirmApplication
          product={product}
          amount={application.values.amount}
          quote={confirming}
          busy={state.kind === 'sending'}
          onConfirm={() => void confirm()}
          onCancel={turnBack}
        />
      )}
    </FormFrame>
  )
}
