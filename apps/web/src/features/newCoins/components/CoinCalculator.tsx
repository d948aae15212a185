import { KeyValue, Num, Refreshing } from '@touchstone/ui'
import { useState } from 'react'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { NewCoin } from '../newCoin.ts'
import { coinDecimals } from '../subscribeInput.ts'
import { newCoinTexts } from '../texts.ts'
import { useCoinQuote } from '../useCoinQuote.ts'

/** The cost of a number of coins, when they become usable, and the possible loss. */
export function CoinCalculator({ coin }: { readonly coin: NewCoin }) {
  const t = useTexts(newCoinTexts)
  const formats = useFormats()
  const [quantity, setQuantity] = useState(coin.min)
  const { preview, stale, failed } = useCoinQuote(coin.id, quantity)
  const money = (value: string | undefined) => (
    <Num>{value === undefined ? NO_FIGURE : `${formats.decimal(value)} ${coin.currency}`}</Num>
  )
  return (
    <div className="flex flex-col gap-3 rounded-panel bg-surface-2 p-3">
      <DecimalField
        label={t('calculator.quantity', { coin: coin.coin })}
        unit={coin.coin}
        maxDecimals={coinDecimals(coin)}
        value={quantity}
        onValueChange={setQuantity}
      />
      <Refreshing busy={stale}>
        <KeyValue
          items={[
            { key: 'cost', label: t('calculator.cost'), value: money(preview?.cost) },
            { key: 'worst', label: t('calculator.worst'), value: money(preview?.worst) },
            {
              key: 'lock',
              label: t('calculator.lock'),
              value: <Num>{preview ? formats.dateTime(preview.lockUntil) : NO_FIGURE}</Num>,
            },
          ]}
        />
      </Refreshing>
      {failed && <p className="text-12 text-warn">{t('calculator.failed')}</p>}
    </div>
  )
}
