import { ConfirmDialog, KeyValue, Num } from '@touchstone/ui'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { ConfirmationReason, OrderPreview } from '../confirmation.ts'
import type { OrderRequest } from '../orderRequest.ts'
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

/** Asked once more, with the figures and the reasons. The safe answer has the focus. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { market, request, preview, accountTotal } = props
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const money = (text: string, currency: string) => <Num>{`${formats.decimal(text)} ${currency}`}</Num>
  const size = request.amount
    ? `${formats.decimal(request.amount)} ${market.base}`
    : `${formats.decimal(request.turnover ?? '')} ${market.quote}`
  const sentence = (reason: ConfirmationReason) =>
    reason === 'slippage'
      ? t('confirm.slippage', { percent: formats.change(preview?.slippage ?? '') })
      : reason === 'market_order' && request.type === 'stop_market'
        ? t('confirm.stopMarket')
        : t(`confirm.${reason}`)
  return (
    <ConfirmDialog
      open={props.open}
      title={t('confirm.title', { side: t(`form.${request.side}`), size, type: t(`form.${request.type}`) })}
      confirmLabel={t('confirm.place')}
      cancelLabel={t('confirm.back')}
      tone={request.side === 'buy' ? 'up' : 'down'}
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <ul className="mb-4 list-disc ps-5 text-13 text-ink-1">
        {props.reasons.map((reason) => (
          <li key={reason}>{sentence(reason)}</li>
        ))}
      </ul>
      {preview && (
        <>
          <KeyValue
            items={[
              {
                key: 'average',
                label: t('preview.averagePrice'),
                value: <Num>{formats.decimal(preview.avgPrice, market.priceScale)}</Num>,
              },
              {
                key: 'cost',
                label: request.side === 'buy' ? t('preview.pay') : t('preview.give'),
                value: money(preview.cost, preview.costCurrency),
              },
              { key: 'fee', label: t('preview.fee'), value: money(preview.fee, preview.feeCurrency) },
              { key: 'receive', label: t('preview.receive'), value: money(preview.receive, preview.receiveCurrency) },
            ]}
          />
          <p className="mt-3 text-13 text-ink-2">{worstCase({ preview, request, market, accountTotal, t, formats })}</p>
        </>
      )}
    </ConfirmDialog>
  )
}
