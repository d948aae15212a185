import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { TicketMessage } from '../../../terminal/ticket/TicketMessage.tsx'
import { problemText } from '../sentences.ts'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionTicket } from '../useTimedOptionTicket.ts'
import { LossSentence } from './LossSentence.tsx'

/** The sentence above the ticket's buttons: the result of the last order, an obstacle, or the possible loss. */
export function BuyWords({ ticket }: { readonly ticket: TimedOptionTicket }) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const { state, outdated, cycle, closed } = ticket
  if (state.kind === 'refused')
    return (
      <TicketMessage tone={outdated ? 'warn' : 'danger'} announce>
        {outdated
          ? t('form.changed', {
              payoutBefore: formats.rate(outdated.payout),
              payout: formats.rate(cycle.payout),
              feeBefore: formats.rate(outdated.feeRate),
              fee: formats.rate(cycle.feeRate),
            })
          : t('form.refused', { reason: state.text })}
      </TicketMessage>
    )
  if (state.kind === 'unknown')
    return (
      <TicketMessage tone="warn" announce>
        {t('form.unknown')}
      </TicketMessage>
    )
  if (state.kind === 'done')
    return (
      <TicketMessage tone="ok" announce>
        {t('form.accepted', { orderNo: state.data.orderNo, time: formats.time(state.data.expiry) })}
      </TicketMessage>
    )
  return closed ? <InTheWay ticket={ticket} closed={closed} /> : <LossSentence ticket={ticket} />
}

/** The obstacle that disables the whole form, with a link to the remedy if there is one. */
function InTheWay(props: {
  readonly ticket: TimedOptionTicket
  readonly closed: NonNullable<TimedOptionTicket['closed']>
}) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const { terms } = props.ticket
  return (
    <TicketMessage tone="warn">
      {problemText(props.closed, terms.currency, t, formats)}{' '}
      {props.closed.kind === 'transaction_password_unset' && (
        <AppLink
          to="/bindmpwd"
          search={{ redirect: `/deal_jg?symbol=${terms.symbol}` }}
          className="text-accent underline underline-offset-2"
        >
          {t('form.setTransactionPassword')}
        </AppLink>
      )}
    </TicketMessage>
  )
}
