import { ConfirmDialog, InlineAlert, KeyValue, Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { NewCoinInfo } from '../newCoin.ts'
import { newCoinTexts } from '../texts.ts'
import type { CoinQuote } from '../useCoinQuote.ts'

export interface ConfirmSubscriptionProps {
  readonly coin: NewCoinInfo
  readonly quantity: string
  readonly quote: CoinQuote
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation before money is held: the coins, their cost, and the risk. */
export function ConfirmSubscription(props: ConfirmSubscriptionProps) {
  const { coin, quantity, quote, busy, onConfirm, onCancel } = props
  const t = useTexts(newCoinTexts)
  const formats = useFormats()
  const { currency } = coin
  const lock = formats.dateTime(quote.lockUntil)
  const cost = formats.decimal(quote.cost)
  return (
    <ConfirmDialog
      open
      title={t('form.confirm.title', { quantity: formats.decimal(quantity), coin: coin.coin, cost, currency })}
      confirmLabel={t('form.submit')}
      cancelLabel={t('form.confirm.cancel')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="flex flex-col gap-4">
        <p>
          <bdi>{coin.name}</bdi>
        </p>
        <KeyValue
          items={[
            { key: 'cost', label: t('form.cost'), value: <Num>{`${cost} ${currency}`}</Num> },
            {
              key: 'worst',
              label: t('form.worst'),
              value: <Num>{`${formats.decimal(quote.worst)} ${currency}`}</Num>,
            },
            { key: 'lock', label: t('form.lock'), value: <Num>{lock}</Num> },
            { key: 'way', label: t('way'), value: t(`ways.${coin.way}`) },
          ]}
        />
        <InlineAlert tone="warn">{t('form.confirm.warn', { lock })}</InlineAlert>
      </div>
    </ConfirmDialog>
  )
}
