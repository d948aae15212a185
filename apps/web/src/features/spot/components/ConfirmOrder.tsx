import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { conditionTexts } from '../../../terminal/ticket/conditions/texts.ts'
import { ConfirmTicket } from '../../../terminal/ticket/confirm/ConfirmTicket.tsx'
import type { ConfirmationReason } from '../../../terminal/ticket/confirm/confirmation.ts'
import { entryLines } from '../../../terminal/ticket/entryLines.ts'
import type { PreviewLine } from '../../../terminal/ticket/PreviewFigures.tsx'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import { confirmTitle } from '../confirmTitle.ts'
import type { OrderPreview, OrderRequest } from '../orderRequest.ts'
import { previewLines, spotFigures } from '../previewLines.ts'
import { spotTexts } from '../texts.ts'
import { worstCase } from '../worstCase.ts'

export interface ConfirmOrderProps {
  readonly open: boolean
  readonly market: SpotMarket
  readonly request: OrderRequest
  readonly preview: OrderPreview | undefined
  readonly reasons: readonly ConfirmationReason[]
  readonly accountTotal: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation: the market, all fields of the order, its preview, and the reason for asking. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { market, request, preview, accountTotal } = props
  const t = useTexts(spotTexts)
  const words = useTexts(ticketTexts)
  const terms = useTexts(conditionTexts)
  const formats = useFormats()
  const sentence = (reason: ConfirmationReason) =>
    reason === 'share_of_account'
      ? t('confirm.share_of_account')
      : words(`confirm.${reason}`, { percent: formats.rate(preview?.slippage ?? '') })
  const figures = spotFigures(market, formats)
  const exitPrices: PreviewLine[] = []
  if (request.tp !== undefined) exitPrices.push([t('form.takeProfit'), figures.price(request.tp)])
  if (request.sl !== undefined) exitPrices.push([t('form.stopLoss'), figures.price(request.sl)])
  return (
    <ConfirmTicket
      open={props.open}
      title={confirmTitle(request, market, t, words, formats)}
      tone={request.side === 'buy' ? 'up' : 'down'}
      reasons={props.reasons.map(sentence)}
      lines={[
        ...entryLines(request, figures, words, formats),
        ...exitPrices,
        ...previewLines(request, preview, market, t, words, formats),
      ]}
      sentence={[
        preview ? worstCase({ preview, request, market, accountTotal, t, formats }) : '',
        exitPrices.length > 0 ? t('confirm.exits') : '',
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
