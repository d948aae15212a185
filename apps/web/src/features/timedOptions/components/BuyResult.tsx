import { InlineAlert } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { IntentOutcome } from '../../../shared/orders/IntentOutcome.tsx'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionTicket } from '../useTimedOptionTicket.ts'

/** What became of the last order, in the form that sent it. A refusal stays until something is changed. */
export function BuyResult({ ticket }: { readonly ticket: TimedOptionTicket }) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const { state, outdated, cycle } = ticket
  if (state.kind === 'refused' && outdated)
    return (
      <InlineAlert tone="warn" announce>
        {t('form.changed', {
          payoutBefore: formats.rate(outdated.payout),
          payout: formats.rate(cycle.payout),
          feeBefore: formats.rate(outdated.feeRate),
          fee: formats.rate(cycle.feeRate),
        })}
      </InlineAlert>
    )
  const done =
    state.kind === 'done' && t('form.accepted', { orderNo: state.data.orderNo, time: formats.time(state.data.expiry) })
  return (
    <IntentOutcome
      state={state}
      done={done}
      refused={(reason) => t('form.refused', { reason })}
      unknown={t('form.unknown')}
    />
  )
}
