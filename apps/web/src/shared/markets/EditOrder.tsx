import type { OrderRow } from '@touchstone/protocol'
import { Button, Dialog, InlineAlert } from '@touchstone/ui'
import { useState } from 'react'
import { failureText } from '../api/api.ts'
import { useTexts } from '../i18n/texts.ts'
import { newClientId } from './clientId.ts'
import { DecimalField } from './DecimalField.tsx'
import { isZero } from './exactDecimal.ts'
import { orderTexts } from './orderTexts.ts'
import { useMarket } from './useMarket.ts'
import { useOrderActions } from './useOrderActions.ts'

const MOST_DECIMALS = 8

/** Changes price or amount of an open order. What was not touched is not sent. */
export function EditOrder({ order, onClose }: { readonly order: OrderRow; readonly onClose: () => void }) {
  const t = useTexts(orderTexts)
  const { market } = useMarket(order.symbol)
  const { edit } = useOrderActions()
  const [price, setPrice] = useState(order.price)
  const [amount, setAmount] = useState(order.amount)
  const [cid, setCid] = useState(newClientId)
  const change = {
    ...(price !== order.price && !isZero(price) && { price: price.replace(/\.$/, '') }),
    ...(amount !== order.amount && !isZero(amount) && { amount: amount.replace(/\.$/, '') }),
  }
  const touched = (set: (text: string) => void) => (text: string) => {
    set(text)
    setCid(newClientId())
  }
  const save = () => edit.mutate({ orderNo: order.orderNo, cid, ...change }, { onSuccess: onClose })
  return (
    <Dialog
      open
      title={t('editTitle', { orderNo: order.orderNo })}
      closeLabel={t('back')}
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button busy={edit.isPending} onClick={() => (Object.keys(change).length === 0 ? onClose() : save())}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 pt-2">
        {!isZero(order.price) && (
          <DecimalField
            label={t('price')}
            unit={market?.quote ?? ''}
            value={price}
            maxDecimals={market?.priceScale ?? MOST_DECIMALS}
            onValueChange={touched(setPrice)}
          />
        )}
        <DecimalField
          label={t('amount')}
          unit={market?.base ?? ''}
          value={amount}
          maxDecimals={market?.amountScale ?? MOST_DECIMALS}
          onValueChange={touched(setAmount)}
        />
        <p className="text-12 text-ink-3">{t('loseQueue')}</p>
        {edit.error && (
          <InlineAlert tone="danger" announce>
            {failureText(edit.error)}
          </InlineAlert>
        )}
      </div>
    </Dialog>
  )
}
