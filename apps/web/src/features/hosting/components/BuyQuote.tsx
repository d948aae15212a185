import { KeyValue, Num, Refreshing } from '@touchstone/ui'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import type { ProductInfo } from '../profitInfo.ts'
import { hostingTexts } from '../texts.ts'
import type { ProfitQuote } from '../useProfitQuote.ts'

export interface BuyQuoteProps {
  readonly product: ProductInfo
  readonly quote: PreviewState<ProfitQuote>
}

/** The expected return, and beside it in the same size the possible cost: the exchange's own answer. */
export function BuyQuote({ product, quote: { preview, stale, failed } }: BuyQuoteProps) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  const { currency, cycleDays } = product
  const money = (value: string | undefined) => (
    <Num>{value === undefined ? NO_FIGURE : `${formats.decimal(value)} ${currency}`}</Num>
  )
  return (
    <Refreshing busy={stale} className="rounded-panel bg-surface-2 px-4 py-3">
      <KeyValue
        items={[
          { key: 'daily', label: t('buy.daily'), value: money(preview?.daily) },
          { key: 'total', label: t('buy.total', { days: cycleDays }), value: money(preview?.total) },
          {
            key: 'end',
            label: t('buy.end'),
            value: <Num>{preview ? formats.dateTime(preview.endTime) : NO_FIGURE}</Num>,
          },
          { key: 'receive', label: t('buy.receive'), value: money(preview?.earlyReceive) },
          { key: 'loss', label: t('buy.loss'), value: money(preview?.earlyLoss) },
        ]}
      />
      <p className="pt-3 text-13 font-medium text-ink-1">{t('notGuaranteed')}</p>
      {preview && (
        <p className="pt-1 text-13 text-ink-2">
          {t('buy.worst', { loss: formats.decimal(preview.earlyLoss), currency })}
        </p>
      )}
      {failed && <p className="pt-1 text-12 text-warn">{t('buy.quoteFailed')}</p>}
    </Refreshing>
  )
}
