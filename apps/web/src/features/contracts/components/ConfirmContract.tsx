import { ConfirmDialog, KeyValue, Num } from '@touchstone/ui'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import type { ConfirmationReason } from '../confirmation.ts'
import { maxLossText } from '../maxLoss.ts'
import { previewLines } from '../previewLines.ts'
import { contractScreenTexts } from '../texts.ts'
import type { ContractPreview, ContractRequest } from '../ticket/ticketRequest.ts'

export interface ConfirmContractProps {
  readonly open: boolean
  readonly market: ContractMarket
  readonly request: ContractRequest
  readonly preview: ContractPreview | undefined
  readonly reasons: readonly ConfirmationReason[]
  readonly equity: string
  readonly price: Price | undefined
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asked once more, with the figures and the reasons. The safe answer has the focus. */
export function ConfirmContract(props: ConfirmContractProps) {
  const { market, request, preview, equity, price } = props
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const leverage = Number(request.leverage)
  const marginMode = request.marginMode === 'cross' ? 'cross' : 'isolated'
  return (
    <ConfirmDialog
      open={props.open}
      title={t('confirm.title', {
        side: t(`form.${request.side}`),
        lots: t('confirm.lots', { lots: Number(request.lots) }),
        type: t(`form.${request.type}`),
        leverage: t('form.times', { leverage: formats.count(leverage) }),
      })}
      confirmLabel={t('confirm.place')}
      cancelLabel={t('confirm.back')}
      tone={request.side === 'long' ? 'up' : 'down'}
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <ul className="mb-4 list-disc ps-5 text-13 text-ink-1">
        {props.reasons.map((reason) => (
          <li key={reason}>
            {t(`confirm.${reason}`, {
              percent: formats.rate(preview?.slippage ?? ''),
              leverage: formats.count(leverage),
            })}
          </li>
        ))}
      </ul>
      {preview && (
        <>
          <KeyValue
            items={previewLines(request, preview, market, t, formats).map(([label, value]) => ({
              key: label,
              label,
              value: <Num>{value || NO_FIGURE}</Num>,
            }))}
          />
          <p className="mt-3 text-13 text-ink-2">
            {maxLossText({ preview, market, marginMode, equity, price, t, formats })}
          </p>
        </>
      )}
    </ConfirmDialog>
  )
}
