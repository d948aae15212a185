import { ConfirmDialog, InlineAlert, KeyValue, Num } from '@touchstone/ui'
import { typedAmount } from '../../../shared/decimals/typedAmount.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { LoanProduct } from '../application/application.ts'
import { applicationTexts } from '../application/applicationTexts.ts'
import { loanTexts } from '../texts.ts'
import type { LoanQuote } from '../useLoanQuote.ts'

export interface ConfirmApplicationProps {
  readonly product: LoanProduct
  readonly amount: string
  readonly quote: LoanQuote
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation before an application is sent: the repayment, its date, and the cost of lateness. */
export function ConfirmApplication({ product, amount, quote, busy, onConfirm, onCancel }: ConfirmApplicationProps) {
  const t = useTexts(applicationTexts)
  const about = useTexts(loanTexts)
  const formats = useFormats()
  const { currency, days, freeDays } = product
  const rate = (value: string) => <Num>{formats.rate(value)}</Num>
  return (
    <ConfirmDialog
      open
      title={t('review.confirm.title', { amount: formats.decimal(typedAmount(amount)), currency, days })}
      confirmLabel={t('review.confirm.confirm')}
      cancelLabel={t('review.confirm.cancel')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="flex flex-col gap-4">
        <KeyValue
          items={[
            {
              key: 'total',
              label: about('calculator.total'),
              value: <strong className="num font-semibold">{`${formats.decimal(quote.total)} ${currency}`}</strong>,
            },
            { key: 'rate', label: t('review.confirm.dailyRate', { free: freeDays }), value: rate(product.dailyRate) },
            { key: 'late', label: t('review.confirm.lateRate'), value: rate(product.lateRate) },
            { key: 'due', label: t('review.confirm.due'), value: <Num>{formats.dateTime(quote.due)}</Num> },
          ]}
        />
        <InlineAlert tone="warn">
          {t('review.confirm.warn', { worst: formats.decimal(quote.worst), currency })}
        </InlineAlert>
      </div>
    </ConfirmDialog>
  )
}
