import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { PlaceButton } from '../../../terminal/ticket/PlaceButton.tsx'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractProblemText } from '../screenTexts.ts'
import { contractScreenTexts } from '../texts.ts'

const BLOCKING: ReadonlySet<string> = new Set(['market', 'transaction_password_unset', 'leverage_unaccepted'])

/** The button of the ticket, off with its reason while nothing can be sent. */
export function ContractButton({
  market,
  ticket,
}: {
  readonly market: ContractMarket
  readonly ticket: ContractTicket
}) {
  const t = useTexts(contractScreenTexts)
  const words = useTexts(ticketTexts)
  const formats = useFormats()
  const { fields, problems, request, preview, submission } = ticket
  const blocking = problems.find(({ kind }) => BLOCKING.has(kind))
  const waiting = request !== undefined && problems.length === 0 && !preview.preview && !preview.failed
  const long = fields.side === 'long'
  const act = fields.reduceOnly
    ? t(long ? 'form.reduceLong' : 'form.reduceShort')
    : t(long ? 'form.openLong' : 'form.openShort')
  return (
    <PlaceButton
      act={`${act} ${market.symbol}`}
      tone={long ? 'up' : 'down'}
      blocked={blocking && contractProblemText(blocking, t, words, formats)}
      awaited={waiting ? words('problem.previewMissing') : undefined}
      submission={submission}
    />
  )
}
