import { Button, InlineAlert, KeyValue, Num } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { QuotedRate, useRateText } from './QuotedRate.tsx'
import { QuoteRing } from './QuoteRing.tsx'
import { readableRate } from './readableRate.ts'
import { conversionTexts } from './texts.ts'
import type { Quoted } from './useQuote.ts'

/** The quote of a conversion: rate, spread, amount received, and its validity. */
export function QuotePanel({ quoted, wanted }: { readonly quoted: Quoted; readonly wanted: boolean }) {
  const t = useTexts(conversionTexts)
  const formats = useFormats()
  const told = useRateText()
  const { quote, before, asking, refresh } = quoted
  if (!quote) return <p className="min-h-36 text-12 text-ink-3">{wanted && asking ? t('asking') : t('hint')}</p>
  const { from, to, expires } = quote
  const percent = formats.rate(quote.spread)
  const fee = formats.decimal(quote.fee)
  const rateText = (rate: string) => told(readableRate({ unit: from, rate, other: to }))
  return (
    <div className="flex min-h-36 flex-col gap-2">
      <KeyValue
        items={[
          { key: 'index', label: t('indexRate'), value: <QuotedRate unit={from} rate={quote.indexRate} other={to} /> },
          { key: 'spread', label: t('spread'), value: <Num>{t('spreadOf', { percent, fee, to })}</Num> },
          { key: 'rate', label: t('rate'), value: <QuotedRate unit={from} rate={quote.rate} other={to} /> },
          {
            key: 'receive',
            label: t('receive'),
            value: (
              <Num className="font-semibold">
                {formats.decimal(quote.receive)} {to}
              </Num>
            ),
          },
        ]}
      />
      {before !== '' && (
        <InlineAlert tone="warn" announce>
          {t('moved', { before: rateText(before), after: rateText(quote.rate) })}
        </InlineAlert>
      )}
      <div className="flex items-center gap-3">
        <QuoteRing expires={expires} onEnd={refresh} />
        <Button tone="ghost" size="small" busy={asking} onClick={refresh}>
          {t('refresh')}
        </Button>
      </div>
    </div>
  )
}
