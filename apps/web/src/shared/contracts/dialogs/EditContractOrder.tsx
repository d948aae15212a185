import type { CallInput, ContractRow } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { KeyValue, Num } from '@touchstone/ui'
import { useState } from 'react'
import { NO_FIGURE, useFormats } from '../../format/format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DecimalField } from '../../markets/DecimalField.tsx'
import { compareDecimals, isZero, readDown } from '../../markets/exactDecimal.ts'
import { useIntent } from '../../orders/useIntent.ts'
import { showToast } from '../../toasts/toastStore.ts'
import { type ContractMarket, lotsValue, priceProblem, tickText } from '../contractMarket.ts'
import { contractTexts } from '../texts.ts'
import { CONTRACT_READS } from '../useContractActions.ts'
import { useContractMarket } from '../useContractMarket.ts'
import { ActDialog } from './ActDialog.tsx'
import { enteredLots } from './closeInput.ts'

export interface EditContractOrderProps {
  readonly order: ContractRow
  /** Offered instead of what the order has: its line was moved on the chart. */
  readonly proposed?: { readonly field: 'price' | 'stopPrice'; readonly price: string } | undefined
  readonly onClose: () => void
}

interface EditFields {
  readonly price: string
  readonly stopPrice: string
  readonly lots: string
}

/** Changes price, stop price or lots of an open order. What was not touched is not sent. */
export function EditContractOrder({ order, proposed, onClose }: EditContractOrderProps) {
  const t = useTexts(contractTexts)
  const { market } = useContractMarket(order.symbol)
  const intent = useIntent('editContract', CONTRACT_READS)
  const [fields, setFields] = useState<EditFields>({
    price: order.price,
    stopPrice: order.stopPrice,
    lots: order.lots,
    ...(proposed && { [proposed.field]: proposed.price }),
  })
  const [pressed, setPressed] = useState(false)
  const problems = market && editProblems(fields, order, market)
  const change = (part: Partial<EditFields>) => {
    setFields({ ...fields, ...part })
    intent.forget()
  }
  const submit = async () => {
    setPressed(true)
    if (!problems || Object.values(problems).some((problem) => problem !== undefined)) return
    const request = editRequest(fields, order)
    if (!request) return onClose()
    if (!(await intent.send(request))) return
    showToast('ok', t('edit.saved'))
    onClose()
  }
  const error = (field: keyof EditFields): string | undefined => {
    const problem = pressed ? problems?.[field] : undefined
    if (!problem || !market) return undefined
    if (field === 'lots') return t(`close.problem.${problem === 'step' ? 'whole' : 'empty'}`)
    return problem === 'empty' ? t('close.problem.price') : t('close.problem.step', { step: tickText(market) })
  }
  const priceField = (field: 'price' | 'stopPrice', label: string) =>
    !isZero(order[field]) && (
      <DecimalField
        label={label}
        unit={market?.quote ?? ''}
        value={fields[field]}
        maxDecimals={market?.priceScale ?? 8}
        onValueChange={(text) => change({ [field]: text })}
        error={error(field)}
      />
    )
  return (
    <ActDialog
      title={t('edit.title', { orderNo: order.orderNo })}
      submit={t('edit.save')}
      state={intent.state}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {priceField('stopPrice', t('edit.stop'))}
      {priceField('price', t('edit.price'))}
      <DecimalField
        label={t('edit.lots')}
        unit=""
        value={fields.lots}
        maxDecimals={0}
        onValueChange={(text) => change({ lots: text })}
        error={error('lots')}
      />
      <Before order={order} fields={fields} market={market} />
      <p className="text-12 text-ink-3">{t('edit.loseQueue')}</p>
    </ActDialog>
  )
}

function Before(props: {
  readonly order: ContractRow
  readonly fields: EditFields
  readonly market: ContractMarket | undefined
}) {
  const { order, fields, market } = props
  const t = useTexts(contractTexts)
  const formats = useFormats()
  const lots = enteredLots(fields.lots)
  const price =
    market && readDown((isZero(order.price) ? fields.stopPrice : fields.price).replace(/\.$/, ''), market.priceScale)
  const value = market && lots && price ? formatPlain(lotsValue(lots, price, market), market.valueScale) : ''
  const turn = (before: string, after: string) =>
    t('margin.change', { before: formats.decimal(before), after: formats.decimal(after) })
  return (
    <KeyValue
      items={[
        ...(['stopPrice', 'price'] as const)
          .filter(
            (field) => !isZero(order[field]) && compareDecimals(order[field], fields[field].replace(/\.$/, '')) !== 0,
          )
          .map((field) => ({
            key: field,
            label: t(field === 'price' ? 'edit.price' : 'edit.stop'),
            value: <Num>{turn(order[field], fields[field].replace(/\.$/, ''))}</Num>,
          })),
        {
          key: 'value',
          label: t('edit.notional'),
          value: <Num>{value === '' ? NO_FIGURE : `${formats.decimal(value, 2)} ${market?.quote ?? ''}`}</Num>,
        },
      ]}
    />
  )
}

type EditProblems = { readonly [Field in keyof EditFields]: 'empty' | 'step' | undefined }

function editProblems(fields: EditFields, order: ContractRow, market: ContractMarket): EditProblems {
  const price = (field: 'price' | 'stopPrice') =>
    isZero(order[field]) ? undefined : priceProblem(fields[field], market)
  const lots = fields.lots === '' ? 'empty' : enteredLots(fields.lots) === undefined ? 'step' : undefined
  return { price: price('price'), stopPrice: price('stopPrice'), lots }
}

/** Undefined when nothing would change. */
export function editRequest(
  fields: EditFields,
  order: Pick<ContractRow, 'orderNo' | 'price' | 'stopPrice' | 'lots'>,
): Omit<CallInput<'editContract'>, 'cid'> | undefined {
  const price = fields.price.replace(/\.$/, '')
  const stopPrice = fields.stopPrice.replace(/\.$/, '')
  const change = {
    ...(compareDecimals(price, order.price) !== 0 && { price }),
    ...(compareDecimals(stopPrice, order.stopPrice) !== 0 && { stopPrice }),
    ...(fields.lots !== order.lots && { lots: fields.lots }),
  }
  return Object.keys(change).length === 0 ? undefined : { orderNo: order.orderNo, ...change }
}
