import { showToast } from '@touchstone/frame'
import type { CallData, CallInput, ContractRow } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { FieldAction, InlineAlert, KeyValue, Num, Segments } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { isZero, readDown } from '../../../shared/decimals/exactDecimal.ts'
import { useAmountOrMost } from '../../../shared/decimals/useAmountOrMost.ts'
import { type Formats, NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { usePreview } from '../../../shared/orders/usePreview.ts'
import { RiskMeter } from '../ContractCells.tsx'
import { contractTexts } from '../texts.ts'
import { CONTRACT_READS } from '../useContractActions.ts'
import { useContractAccount } from '../useContractRows.ts'
import { ActDialog } from './ActDialog.tsx'
import { holdsLess, type MarginProblem, type MarginWay, marginProblem, mostChange } from './marginInput.ts'
import { contractDialogTexts, type DialogTranslate } from './texts.ts'

type MarginPreview = CallData<'tryMargin'>
const PREVIEW_MS = 300
const MONEY_SCALE = 6
const ask = (request: CallInput<'tryMargin'>): Promise<MarginPreview> => api().call('tryMargin', request)

/** Adds to or takes from the margin of an isolated position, showing the effect on the liquidation price first. */
export function AdjustMargin({ row, onClose }: { readonly row: ContractRow; readonly onClose: () => void }) {
  const t = useTexts(contractDialogTexts)
  const list = useTexts(contractTexts)
  const formats = useFormats()
  const account = useContractAccount()
  const intent = useIntent('editMargin', CONTRACT_READS)
  const [way, setWay] = useState<MarginWay>('add')
  const [pressed, setPressed] = useState(false)
  const available = account?.transferable ?? ''
  const currency = account?.currency ?? ''
  const entry = useAmountOrMost(formatPlain(mostChange(row, way, available), MONEY_SCALE))
  const { amount } = entry
  const problem = marginProblem(row, way, amount, available)
  const plain = amount.replace(/\.$/, '')
  const change = way === 'add' ? plain : `-${plain}`
  const request = problem ? undefined : { id: row.id, change }
  const { preview, failed, stale } = usePreview(request, ask, PREVIEW_MS)
  const alter = (act: () => void) => {
    act()
    intent.forget()
  }
  const submit = async () => {
    setPressed(true)
    if (problem || !request) return
    entry.settle()
    if (!(await intent.send(request))) return
    showToast('ok', t('margin.saved'))
    onClose()
  }
  const sentence = problem && marginSentence(problem, t, formats)
  return (
    <ActDialog
      title={t('margin.title', { contract: row.symbol, side: list(row.side) })}
      submit={t('margin.save')}
      state={intent.state}
      blockedBecause={preview && preview.problem !== '' ? preview.message : undefined}
      short={problem?.kind === 'balance' || preview?.problem === 'insufficient_balance'}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Segments
        label={t('margin.direction')}
        value={way}
        options={(['add', 'take'] as const).map((value) => ({ value, label: t(`margin.${value}`) }))}
        onValueChange={(next) =>
          alter(() => {
            entry.settle()
            setWay(next)
          })
        }
      />
      <DecimalField
        label={t('margin.amount')}
        unit={currency}
        value={amount}
        maxDecimals={MONEY_SCALE}
        onValueChange={(text) => alter(() => entry.type(text))}
        error={pressed || problem?.kind !== 'empty' ? sentence : undefined}
        after={<FieldAction onClick={() => alter(entry.takeMost)}>{t('margin.max')}</FieldAction>}
      />
      <Figures
        row={row}
        available={available}
        preview={stale && !entry.isMost ? undefined : preview}
        change={problem ? '' : change}
      />
      {way === 'take' && (
        <InlineAlert tone="warn">{t(holdsLess(row) ? 'margin.holdsLess' : 'margin.takeNote')}</InlineAlert>
      )}
      {failed && <InlineAlert tone="warn">{list('act.stale')}</InlineAlert>}
    </ActDialog>
  )
}

function marginSentence(problem: MarginProblem, t: DialogTranslate, formats: Formats): string {
  if (!('limit' in problem)) return t(`margin.${problem.kind}`)
  const limit = formats.decimal(problem.limit, 2)
  return problem.kind === 'below' ? t('margin.below', { min: limit }) : t('margin.above', { max: limit })
}

function Figures(props: {
  readonly row: ContractRow
  readonly available: string
  readonly preview: MarginPreview | undefined
  /** "" while nothing usable is entered. */
  readonly change: string
}) {
  const { row, available, preview } = props
  const t = useTexts(contractDialogTexts)
  const list = useTexts(contractTexts)
  const formats = useFormats()
  const money = (text: string) => (isZero(text) ? NO_FIGURE : formats.decimal(text, 2))
  const price = (text: string) => (isZero(text) ? list('none') : formats.decimal(text))
  const now = readDown(row.margin, MONEY_SCALE) ?? 0n
  const by = readDown(props.change, MONEY_SCALE)
  const turn = (before: string, after: string | undefined) => (
    <Num>{after === undefined ? before : t('margin.change', { before, after })}</Num>
  )
  return (
    <KeyValue
      items={[
        {
          key: 'margin',
          label: list('column.margin'),
          value: turn(money(row.margin), by === undefined ? undefined : money(formatPlain(now + by, MONEY_SCALE))),
        },
        {
          key: 'liquidation',
          label: t('margin.liquidation'),
          value: turn(price(row.liqPrice), preview && price(preview.after.liqPrice)),
        },
        {
          key: 'bankruptcy',
          label: t('margin.bankruptcy'),
          value: turn(price(row.bankruptcyPrice), preview && price(preview.after.bankruptcyPrice)),
        },
        { key: 'risk', label: t('margin.risk'), value: <RiskMeter rate={preview?.after.riskRate ?? row.riskRate} /> },
        { key: 'least', label: t('margin.least'), value: <Num>{money(row.minMargin)}</Num> },
        { key: 'most', label: t('margin.most'), value: <Num>{money(row.maxMargin)}</Num> },
        { key: 'available', label: t('margin.available'), value: <Num>{money(available)}</Num> },
      ]}
    />
  )
}
