import { showToast } from '@touchstone/frame'
import type { ContractRow } from '@touchstone/protocol'
import { KeyValue, Num, Switch } from '@touchstone/ui'
import { useState } from 'react'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { type ContractMarket, tickText } from '../contractMarket.ts'
import { isBeyondLiquidation, profitAt } from '../estimates.ts'
import { contractTexts } from '../texts.ts'
import { CONTRACT_READS } from '../useContractActions.ts'
import { useContractMarket } from '../useContractMarket.ts'
import { ActDialog } from './ActDialog.tsx'
import { type Protection, protectionProblem, protectionRequest, readProtection } from './protectionInput.ts'
import { contractDialogTexts } from './texts.ts'

export interface SetProtectionProps {
  readonly row: ContractRow
  /** Offered instead of what is set: a line was moved on the chart. */
  readonly proposed?: { readonly field: 'tp' | 'sl'; readonly price: string } | undefined
  readonly onClose: () => void
}

/** Take-profit and stop-loss of a position, either alone, with what each would bring. */
export function SetProtection({ row, proposed, onClose }: SetProtectionProps) {
  const t = useTexts(contractDialogTexts)
  const list = useTexts(contractTexts)
  const formats = useFormats()
  const { market } = useContractMarket(row.symbol)
  const intent = useIntent('setTpsl', CONTRACT_READS)
  const first = (field: 'tp' | 'sl') => readProtection(proposed?.field === field ? proposed.price : row[field])
  const [tp, setTp] = useState(() => first('tp'))
  const [sl, setSl] = useState(() => first('sl'))
  const [pressed, setPressed] = useState(false)
  const problems = { tp: market && protectionProblem(tp, market), sl: market && protectionProblem(sl, market) }
  const touched = (set: (value: Protection) => void) => (value: Protection) => {
    set(value)
    intent.forget()
  }
  const submit = async () => {
    setPressed(true)
    if (problems.tp || problems.sl || !market) return
    const request = protectionRequest(row, tp, sl)
    if (!request) return onClose()
    if (!(await intent.send(request))) return
    showToast('ok', t('protect.saved'))
    onClose()
  }
  return (
    <ActDialog
      title={t('protect.title', { contract: row.symbol, side: list(row.side) })}
      submit={t('protect.save')}
      state={intent.state}
      blockedBecause={pressed && !market ? t('close.noTerms') : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <KeyValue
        items={[
          { key: 'open', label: list('column.openPrice'), value: <Num>{formats.decimal(row.openPrice)}</Num> },
          {
            key: 'mark',
            label: list('column.mark'),
            value: <Num>{isZero(row.lastPrice) ? NO_FIGURE : formats.decimal(row.lastPrice)}</Num>,
          },
          {
            key: 'liquidation',
            label: list('column.liquidation'),
            value: isZero(row.liqPrice) ? list('none') : <Num>{formats.decimal(row.liqPrice)}</Num>,
          },
        ]}
      />
      {(['tp', 'sl'] as const).map((field) => (
        <Leg
          key={field}
          field={field}
          row={row}
          market={market}
          value={field === 'tp' ? tp : sl}
          problem={pressed ? problems[field] : undefined}
          onChange={touched(field === 'tp' ? setTp : setSl)}
        />
      ))}
      <p className="text-12 text-ink-3">{t('protect.note')}</p>
    </ActDialog>
  )
}

interface LegProps {
  readonly field: 'tp' | 'sl'
  readonly row: ContractRow
  readonly market: ContractMarket | undefined
  readonly value: Protection
  readonly problem: 'empty' | 'step' | undefined
  readonly onChange: (value: Protection) => void
}

function Leg({ field, row, market, value, problem, onChange }: LegProps) {
  const t = useTexts(contractDialogTexts)
  const formats = useFormats()
  const name = t(field === 'tp' ? 'protect.takeProfit' : 'protect.stopLoss')
  const price = value.price.replace(/\.$/, '')
  const profit = market && value.on ? profitAt(row, BigInt(row.lots), price, market) : undefined
  const sentence =
    problem === 'empty'
      ? t('protect.empty')
      : problem && market
        ? t('protect.step', { step: tickText(market) })
        : undefined
  return (
    <div className="flex flex-col gap-1.5">
      <Switch checked={value.on} onCheckedChange={(on) => onChange({ ...value, on })}>
        {name}
      </Switch>
      <DecimalField
        label={name}
        unit={market?.quote ?? ''}
        value={value.on ? value.price : ''}
        maxDecimals={market?.priceScale ?? 8}
        readOnly={!value.on}
        onValueChange={(text) => onChange({ on: true, price: text })}
        error={sentence}
      />
      <p className="min-h-4 text-12 text-ink-3">
        {profit !== undefined &&
          t(profit.startsWith('-') ? 'protect.loss' : 'protect.gain', {
            amount: formats.decimal(profit.replace('-', '')),
            currency: market?.quote ?? '',
          })}
      </p>
      {field === 'sl' && value.on && isBeyondLiquidation(row, price) && (
        <p className="text-12 text-warn">{t('protect.beyond', { price: formats.decimal(row.liqPrice) })}</p>
      )}
    </div>
  )
}
