import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { PlaceButton } from '../../../terminal/ticket/PlaceButton.tsx'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import type { Ticket } from '../hooks/useTicket.ts'
import { problemText } from '../problemText.ts'
import { spotTexts } from '../texts.ts'

const BLOCKING: ReadonlySet<string> = new Set(['market_halted', 'market_cancel_only', 'transaction_password_unset'])

/** The button of the ticket, off with its reason while nothing can be sent. */
export function OrderButton({ market, ticket }: { readonly market: SpotMarket; readonly ticket: Ticket }) {
  const t = useTexts(spotTexts)
  const words = useTexts(ticketTexts)
  const formats = useFormats()
  const { fields, problems, request, preview, submission } = ticket
  const blocking = problems.find(({ kind }) => BLOCKING.has(kind))
  const waiting = request !== undefined && problems.length === 0 && !preview.preview && !preview.failed
  /** Missing balances come last among the problems: first means that nothing else is wrong. */
  const loading = problems[0]?.kind === 'no_balance_yet' ? t('problem.no_balance_yet') : undefined
  const buying = fields.side === 'buy'
  return (
    <PlaceButton
      act={t(buying ? 'form.submitBuy' : 'form.submitSell', { currency: market.base })}
      tone={buying ? 'up' : 'down'}
      blocked={blocking && problemText(blocking, t, words, formats)}
      awaited={loading ?? (waiting ? words('problem.previewMissing') : undefined)}
      submission={submission}
    />
  )
}
