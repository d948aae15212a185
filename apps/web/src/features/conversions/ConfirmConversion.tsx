import { ConfirmDialog, InlineAlert, KeyValue, Num } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { QuotedRate } from './QuotedRate.tsx'
import { conversionTexts } from './texts.ts'
import type { Quote } from './useQuote.ts'

export interface ConfirmConversionProps {
  /** The one that stands now: it is renewed while it is looked at, and what is shown is what is sent. */
  readonly quote: Quote
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks once more before much of a balance is exchanged. */
export function ConfirmConversion({ quote, onConfirm, onCancel }: ConfirmConversionProps) {
  const t = useTexts(conversionTexts)
  const formats = useFormats()
  const { from, to } = quote
  const money = (text: string, currency: string) => <Num>{`${formats.decimal(text)} ${currency}`}</Num>
  return (
    <ConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('submit')}
      cancelLabel={t('back')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="flex flex-col gap-3 pt-2">
        <KeyValue
          items={[
            { key: 'give', label: t('give'), value: money(quote.amount, from) },
            { key: 'receive', label: t('receive'), value: money(quote.receive, to) },
            { key: 'rate', label: t('rate'), value: <QuotedRate unit={from} rate={quote.rate} other={to} /> },
          ]}
        />
        <InlineAlert tone="warn">{t('large', { currency: from })}</InlineAlert>
      </div>
    </ConfirmDialog>
  )
}
