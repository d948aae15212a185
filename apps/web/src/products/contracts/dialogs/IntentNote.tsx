import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import type { IntentState } from '../../../shared/orders/useIntent.ts'
import { contractTexts } from '../texts.ts'

/** A refusal or a lost answer, in the dialog that asked. */
export function IntentNote({ state }: { readonly state: IntentState<unknown> }) {
  const t = useTexts(contractTexts)
  return <IntentOutcome state={state} refused={(reason) => t('act.refused', { reason })} unknown={t('act.unknown')} />
}
