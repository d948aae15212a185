import { KeyValue, Num, Refreshing } from '@touchstone/ui'
import { useState } from 'react'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { HostingProduct } from '../buyInput.ts'
import { DECIMALS } from '../currency.ts'
import { hostingTexts } from '../texts.ts'
import { useProfitQuote } from '../useProfitQuote.ts'

/** The return of an amount, beside its rate and the cost of ending it early. */
export function Calculator({ product }: { readonly product: HostingProduct }) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  const [amount, setAmount] = useState(product.min)
  const { preview, stale, failed } = useProfitQuote(product.id, amount)
  const money = (value: string | undefined) => (
    <Num>{value === undefined ? NO_FIGURE : `${formats.decimal(value)} ${product.currency}`}</Num>
  )
  return (
    <div className="flex flex-col gap-3 rounded-panel bg-surface-2 p-3">
      <DecimalField
        label={t('calculator.amount')}
        unit={product.currency}
        maxDecimals={DECIMALS}
        value={amount}
        onValueChange={setAmount}
      />
      <Refreshing busy={stale}>
        <KeyValue
          items={[
            { key: 'daily', label: t('calculator.daily'), value: money(preview?.daily) },
            {
              key: 'total',
              label: t('calculator.total', { days: product.cycleDays }),
              value: <strong className="font-semibold">{money(preview?.total)}</strong>,
            },
            {
              key: 'end',
              label: t('calculator.end'),
              value: <Num>{preview ? formats.dateTime(preview.endTime) : NO_FIGURE}</Num>,
            },
            { key: 'early', label: t('buy.receive'), value: money(preview?.earlyReceive) },
            { key: 'loss', label: t('buy.loss'), value: money(preview?.earlyLoss) },
          ]}
        />
      </Refreshing>
      {failed && <p className="text-12 text-warn">{t('calculator.failed')}</p>}
    </div>
  )
}
