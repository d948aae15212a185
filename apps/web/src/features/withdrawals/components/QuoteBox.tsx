import { KeyValue, Num, Refreshing } from '@touchstone/ui'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import { withdrawTexts } from '../texts.ts'
import type { Quote } from '../withdrawInput.ts'

export interface QuoteBoxProps {
  readonly quote: PreviewState<Quote>
  readonly currency: string
}

/** The fee and the amount that arrives, live. */
export function QuoteBox({ quote, currency }: QuoteBoxProps) {
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  const { preview, stale, failed } = quote
  const money = (text: string | undefined) => (
    <Num>{text === undefined ? NO_FIGURE : `${formats.decimal(text)} ${currency}`}</Num>
  )
  return (
    <Refreshing busy={stale} className="rounded-panel bg-surface-2 px-4 py-3">
      <KeyValue
        items={[
          { key: 'fee', label: t('form.fee'), value: money(preview?.fee) },
          {
            key: 'receive',
            label: t('form.receive'),
            value: <span className="text-16 font-semibold">{money(preview?.receive)}</span>,
          },
        ]}
      />
      {failed && <p className="pt-1 text-12 text-warn">{t('form.quoteFailed')}</p>}
    </Refreshing>
  )
}
