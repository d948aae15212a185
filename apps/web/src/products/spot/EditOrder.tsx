import type { OrderRow } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { ConfirmDialog } from '@touchstone/ui'
import { useState } from 'react'
import { failureText } from '../../shared/api/api.ts'
import { DecimalField } from '../../shared/decimals/DecimalField.tsx'
import { compareDecimals, isZero } from '../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { newClientId } from '../../shared/orders/clientId.ts'
import { orderTexts } from '../../shared/orders/orderTexts.ts'
import { EditPreview, useEditPreview } from './EditPreview.tsx'
import type { SpotMarket } from './spotMarket.ts'
import { useMarket } from './useMarket.ts'
import { useOrderActions } from './useOrderActions.ts'

const MOST_DECIMALS = 8

/** Why an entry cannot be sent: nothing in it, or less than the market takes. The server judges the rest. */
export function entryProblem(entered: string, minimum: string): 'empty' | 'below' | undefined {
  const text = entered.replace(/\.$/, '')
  if (text === '') return 'empty'
  return isZero(text) || (minimum !== '' && compareDecimals(text, minimum) < 0) ? 'below' : undefined
}

export interface EditOrderProps {
  readonly order: OrderRow
  /** Offered in the field; the order's own when absent. */
  readonly price?: string
  readonly onClose: () => void
}

/** Changes price or amount of an open order. Fields that were not touched are not sent. */
export function EditOrder({ order, price: proposed = order.price, onClose }: EditOrderProps) {
  const t = useTexts(orderTexts)
  const { market } = useMarket(order.symbol)
  const { edit } = useOrderActions()
  const [price, setPrice] = useState(proposed)
  const [amount, setAmount] = useState(order.amount)
  const [cid, setCid] = useState(newClientId)
  const [pressed, setPressed] = useState(false)
  const change = {
    ...(price !== order.price && { price: price.replace(/\.$/, '') }),
    ...(amount !== order.amount && { amount: amount.replace(/\.$/, '') }),
  }
  const touched = (set: (text: string) => void) => (text: string) => {
    set(text)
    setCid(newClientId())
  }
  const errorOf = useEntryErrors(market)
  const priceError = isZero(order.price) ? undefined : errorOf('price', price)
  const amountError = errorOf('amount', amount)
  const isSound = priceError === undefined && amountError === undefined
  const asked = isSound && Object.keys(change).length > 0 ? { orderNo: order.orderNo, ...change } : undefined
  const preview = useEditPreview(asked)
  const refused = asked && !preview.stale && preview.preview?.message ? preview.preview.message : undefined
  const save = () => {
    setPressed(true)
    if (!isSound) return
    if (Object.keys(change).length === 0) onClose()
    else edit.mutate({ orderNo: order.orderNo, cid, ...change }, { onSuccess: onClose })
  }
  return (
    <ConfirmDialog
      open
      title={t('editTitle', { orderNo: order.orderNo })}
      confirmLabel={t('save')}
      cancelLabel={t('back')}
      busy={edit.isPending}
      blockedBecause={refused}
      failure={edit.error ? failureText(edit.error) : ''}
      focus="field"
      onConfirm={save}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-3 pt-2">
        {!isZero(order.price) && (
          <DecimalField
            label={t('price')}
            unit={market?.quote ?? ''}
            value={price}
            maxDecimals={market?.priceScale ?? MOST_DECIMALS}
            onValueChange={touched(setPrice)}
            error={pressed ? priceError : undefined}
          />
        )}
        <DecimalField
          label={t('amount')}
          unit={market?.base ?? ''}
          value={amount}
          maxDecimals={market?.amountScale ?? MOST_DECIMALS}
          onValueChange={touched(setAmount)}
          error={pressed ? amountError : undefined}
        />
        <EditPreview state={preview} />
        <p className={refused ? 'text-12 text-warn' : 'text-12 text-ink-3'}>{refused ?? t('loseQueue')}</p>
      </div>
    </ConfirmDialog>
  )
}

/** The sentence under an entry that cannot be sent. */
function useEntryErrors(market: SpotMarket | undefined) {
  const t = useTexts(orderTexts)
  const formats = useFormats()
  const least = {
    price: market ? formatPlain(market.tick, market.priceScale) : '',
    amount: market ? formatPlain(market.minAmount || market.lot, market.amountScale) : '',
  }
  return (field: 'price' | 'amount', entered: string): string | undefined => {
    const problem = entryProblem(entered, least[field])
    if (problem === 'empty') return t('fieldEmpty', { field: t(field) })
    const currency = (field === 'price' ? market?.quote : market?.base) ?? ''
    return problem && t('belowMinimum', { min: formats.decimal(least[field] || '0'), currency })
  }
}
