import { FailureAlert, InlineAlert } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { IntentState } from '../../../shared/orders/useIntent.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { withdrawTexts } from '../texts.ts'

/** What became of a request. */
export function WithdrawOutcome({ state }: { readonly state: IntentState<unknown> }) {
  const t = useTexts(withdrawTexts)
  if (state.kind === 'done')
    return (
      <InlineAlert tone="ok" announce>
        {t('form.done')}{' '}
        <AppLink to="/moneyRecord" className="text-accent underline underline-offset-2">
          {t('form.seeRecord')}
        </AppLink>
      </InlineAlert>
    )
  if (state.kind === 'refused') return <FailureAlert text={state.text} />
  if (state.kind === 'unknown')
    return (
      <InlineAlert tone="warn" announce>
        {t('form.unknown')}
      </InlineAlert>
    )
  return null
}
