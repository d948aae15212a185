import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { PreviewFigures } from '../../../terminal/ticket/PreviewFigures.tsx'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { previewLines } from '../previewLines.ts'
import { contractScreenTexts } from '../texts.ts'

/** The preview of the order in the ticket, in figures. */
export function ContractFigures(props: { readonly market: ContractMarket; readonly ticket: ContractTicket }) {
  const { market, ticket } = props
  const t = useTexts(contractScreenTexts)
  const words = useTexts(ticketTexts)
  const formats = useFormats()
  const { request, preview } = ticket
  return (
    <PreviewFigures
      asked={request !== undefined}
      state={preview}
      lines={previewLines(request, preview.preview, market, t, words, formats)}
    />
  )
}
