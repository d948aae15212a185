import { showToast } from '@touchstone/frame'
import type { CallData, CallInput, ContractRow } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { KeyValue, Num } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { compareDecimals, isZero, readDown } from '../../../shared/decimals/exactDecimal.ts'
import { type Formats, NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { usePreview } from '../../../shared/orders/usePreview.ts'
import { type ContractMarket, lotsValue, tickText } from '../contractMarket.ts'
import type { ContractTranslate } from '../positionColumns.tsx'
import { contractTexts } from '../texts.ts'
import { CONTRACT_READS } from '../useContractActions.ts'
import { useContractMarket } from '../useContractMarket.ts'
import { ActDialog } from './ActDialog.tsx'
import { enteredLots } from './closeInput.ts'
import { type EditFields, editProblems, editRequest } from './editInput.ts'
import { contractDialogTexts, type DialogTranslate } from './texts.ts'

type EditPreview = CallData<'tryEditContract'>
const PREVIEW_MS = 300
const ask = (request: CallInput<'tryEditContract'>): Promise<EditPreview> => api().call('tryEditContract', request)

export interface EditContractOrderProps {
  readonly order: ContractRow
  /** A new price instead of the order's own: its line was moved on the chart. */
  readonly proposed?: { readonly field: 'price' | 'stopPrice'; readonly price: string } | undefined
  readonly onClose: () => void
}

/** Changes price, stop price or lots of an open order. Fields that were not touched are not sent. */
export function EditContractOrder({ order, proposed, onClose }: EditContractOrderProps) {
  const t = useTexts(contractDialogTexts)
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
  const sound = problems !== undefined && Object.values(problems).every((problem) => problem === undefined)
  const request = sound ? editRequest(fields, order) : undefined
  const { preview, stale } = usePreview(request, ask, PREVIEW_MS)
  const change = (part: Partial<EditFields>) => {
    setFields({ ...fields, ...part })
    intent.forget()
  }
  const submit = async () => {
    setPressed(true)
    if (!sound) return
    if (!request) return onClose()
    if (!(await intent.send(request))) return
    showToast('ok', t('edit.saved'))
    onClose()
  }
  const refused = preview && !stale && preview.problem !== '' ? preview.message : undefined
  const blocked = pressed && !market ? t('close.noTerms') : refused
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
      blockedBecause={blocked}
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
      <Before order={order} fields={fields} market={market} preview={stale ? undefined : preview} />
      <p className="text-12 text-ink-3">{t('edit.loseQueue')}</p>
    </ActDialog>
  )
}

function Before(props: {
  readonly order: ContractRow
  readonly fields: EditFields
  readonly market: ContractMarket | undefined
  readonly preview: EditPreview | undefined
}) {
  const { order, fields, market, preview } = props
  const list = useTexts(contractTexts)
  const t = useTexts(contractDialogTexts)
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
        {
          key: 'liquidation',
          label: t('edit.liquidation'),
          value: <Num>{preview ? turnOf(preview, t, list, formats) : NO_FIGURE}</Num>,
        },
      ]}
    />
  )
}

/** The liquidation price as it is, and once the changed order is filled. */
function turnOf({ before, after }: EditPreview, t: DialogTranslate, list: ContractTranslate, formats: Formats): string {
  const text = ({ liqPrice }: EditPreview['after']) => (isZero(liqPrice) ? list('none') : formats.decimal(liqPrice))
  return before.side === 'none' ? text(after) : t('margin.change', { before: text(before), after: text(after) })
}
