import { KeyValue, Num, Refreshing } from '@touchstone/ui'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import type { NewCoin } from '../newCoin.ts'
import { newCoinTexts } from '../texts.ts'
import type { CoinQuote } from '../useCoinQuote.ts'

export interface SubscribeQuoteProps {
  readonly coin: NewCoin
  readonly quote: PreviewState<CoinQuote>
}

/** The cost and the lock-up, and in the same size the possible loss: the exchange's own answer. */
export function SubscribeQuote({ coin, quote: { preview, stale, failed } }: SubscribeQuoteProps) {
  const t = useTexts(newCoinTexts)
  const formats = useFormats()
  const { currency } = coin
  const money = (value: string | undefined) => (
    <Num>{value === undefined ? NO_FIGURE : `${formats.decimal(value)} ${currency}`}</Num>
  )
  return (
    <Refreshing busy={stale} className="rounded-panel bg-surface-2 px-4 py-3">
      <KeyValue
        items={[
          { key: 'cost', label: t('form.cost'), value: money(preview?.cost) },
          { key: 'worst', label: t('form.worst'), value: money(preview?.worst) },
          {
            key: 'lock',
            label: t('form.lock'),
            value: <Num>{preview ? formats.dateTime(preview.lockUntil) : NO_FIGURE}</Num>,
          },
        ]}
      />
      <p className="pt-3 text-13 font-medium text-ink-1">{t('risk')}</p>
      {preview && (
        <p className="pt-1 text-13 text-ink-2">
          {t('form.worstText', { worst: formats.decimal(preview.worst), currency })}
        </p>
      )}
      {failed && <p className="pt-1 text-12 text-warn">{t('form.quoteFailed')}</p>}
    </Refreshing>
  )
}
