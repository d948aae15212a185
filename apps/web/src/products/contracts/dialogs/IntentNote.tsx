import { FailureAlert, InlineAlert } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { IntentState } from '../../../shared/orders/useIntent.ts'
import { contractTexts } from '../texts.ts'

/** A refusal or a lost answer, in the dialog that asked. */
export function IntentNote({ state }: { readonly state: IntentState<unknown> }) {
  const t = useTexts(contractTexts)
  if (state.kind === 'refused') return <FailureAlert text={t('act.refused', { reason: state.text })} />
  if (state.kind === 'unknown')
    return (
      <InlineAlert tone="warn" announce>
        {t('act.unknown')}
      </InlineAlert>
    )
  return null
}
