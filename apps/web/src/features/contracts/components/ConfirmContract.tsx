import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import { conditionTexts } from '../../../terminal/ticket/conditions/texts.ts'
import { ConfirmTicket } from '../../../terminal/ticket/confirm/ConfirmTicket.tsx'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import type { ContractReason } from '../confirmation.ts'
import { confirmLines, confirmTitle } from '../confirmLines.ts'
import { maxLossText } from '../maxLoss.ts'
import { previewLines } from '../previewLines.ts'
import { contractScreenTexts } from '../texts.ts'
import type { ContractPreview, ContractRequest } from '../ticket/ticketRequest.ts'

export interface ConfirmContractProps {
  readonly open: boolean
  readonly market: ContractMarket
  readonly request: ContractRequest
  readonly preview: ContractPreview | undefined
  readonly reasons: readonly ContractReason[]
  readonly equity: string
  readonly price: Price | undefined
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation: the contract, all fields of the order, its preview, and the reason for asking. */
export function ConfirmContract(props: ConfirmContractProps) {
  const { market, request, preview, equity, price } = props
  const t = useTexts(contractScreenTexts)
  const words = useTexts(ticketTexts)
  const terms = useTexts(conditionTexts)
  const formats = useFormats()
  const marginMode = request.marginMode === 'cross' ? 'cross' : 'isolated'
  const sentence = (reason: ContractReason) => {
    if (reason === 'leverage') return t('confirm.leverage', { leverage: formats.count(Number(request.leverage)) })
    if (reason === 'share_of_account') return t('confirm.share_of_account')
    return words(`confirm.${reason}`, { percent: formats.rate(preview?.slippage ?? '') })
  }
  return (
    <ConfirmTicket
      open={props.open}
      title={confirmTitle(request, market, t, words, formats)}
      tone={request.side === 'long' ? 'up' : 'down'}
      reasons={props.reasons.map(sentence)}
      lines={[
        ...confirmLines(request, market, t, words, formats),
        ...previewLines(request, preview, market, t, words, formats),
      ]}
      sentence={[
        preview ? maxLossText({ preview, market, marginMode, equity, price, t, formats }) : '',
        request.visible === undefined ? '' : terms('iceberg'),
      ]
        .filter((part) => part !== '')
        .join(' ')}
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    />
  )
}
