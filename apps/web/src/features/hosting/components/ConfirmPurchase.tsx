import { ConfirmDialog, InlineAlert, KeyValue, Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import type { ProductInfo } from '../profitInfo.ts'
import { hostingTexts } from '../texts.ts'
import type { ProfitQuote } from '../useProfitQuote.ts'

export interface ConfirmPurchaseProps {
  readonly product: ProductInfo
  readonly amount: string
  readonly quote: ProfitQuote
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation before money is bound: the expected return, the end, and the cost of an early end. */
export function ConfirmPurchase({ product, amount, quote, busy, onConfirm, onCancel }: ConfirmPurchaseProps) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  const { currency, cycleDays, name } = product
  const end = formats.dateTime(quote.endTime)
  const loss = formats.decimal(quote.earlyLoss)
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  return (
    <ConfirmDialog
      open
      title={t('buy.confirm.title', { amount: formats.decimal(amount), currency, days: cycleDays })}
      confirmLabel={t('buy.confirm.confirm')}
      cancelLabel={t('buy.confirm.cancel')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="flex flex-col gap-4">
        <p>
          <OfferName name={name} />
        </p>
        <KeyValue
          items={[
            { key: 'daily', label: t('buy.daily'), value: money(quote.daily) },
            { key: 'total', label: t('buy.total', { days: cycleDays }), value: money(quote.total) },
            { key: 'end', label: t('buy.end'), value: <Num>{end}</Num> },
            { key: 'receive', label: t('buy.receive'), value: money(quote.earlyReceive) },
          ]}
        />
        <InlineAlert tone="warn">{t('buy.confirm.warn', { end, loss, currency })}</InlineAlert>
      </div>
    </ConfirmDialog>
  )
}
