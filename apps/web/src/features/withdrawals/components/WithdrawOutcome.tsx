import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import type { IntentState } from '../../../shared/orders/useIntent.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { withdrawTexts } from '../texts.ts'

/** The result of a request. */
export function WithdrawOutcome({ state }: { readonly state: IntentState<unknown> }) {
  const t = useTexts(withdrawTexts)
  const done = (
    <>
      {t('form.done')}{' '}
      <AppLink to="/moneyRecord" className="text-accent underline underline-offset-2">
        {t('form.seeRecord')}
      </AppLink>
    </>
  )
  return <IntentOutcome state={state} done={done} unknown={t('form.unknown')} />
}
