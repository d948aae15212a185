import type { CallData } from '@touchstone/protocol'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import type { IntentState } from '../../../shared/orders/useIntent.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { withdrawTexts } from '../texts.ts'
import { useLatestWithdrawals } from '../useLatestWithdrawals.ts'

/** What a request was answered. */
export type Requested = Pick<CallData<'addWithdraw'>, 'id' | 'state'>

/** The result of a request, until its row below says more: what it says of the request is over then. */
export function WithdrawOutcome({ state }: { readonly state: IntentState<Requested> }) {
  const t = useTexts(withdrawTexts)
  const { data } = useLatestWithdrawals()
  const row = state.kind === 'done' ? data?.list.find(({ id }) => id === state.data.id) : undefined
  if (state.kind === 'done' && row && row.state !== state.data.state) return null
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
