import { showToast } from '@touchstone/frame'
import type { ContractRow } from '@touchstone/protocol'
import { KeyValue, Num, Switch } from '@touchstone/ui'
import { useState } from 'react'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { ProtectionField } from '../../../terminal/ticket/protection/ProtectionField.tsx'
import type { Protection } from '../../../terminal/ticket/protection/protection.ts'
import { tickText } from '../contractMarket.ts'
import { isBeyondLiquidation } from '../estimates.ts'
import { contractTexts } from '../texts.ts'
import { CONTRACT_READS } from '../useContractActions.ts'
import { useContractMarket } from '../useContractMarket.ts'
import { ActDialog } from './ActDialog.tsx'
import { protectionRequest, wrongSide } from './protectionRequest.ts'
import { contractDialogTexts } from './texts.ts'
import { type PositionLeg, type ProposedProtection, useProtectionForm } from './useProtectionForm.ts'

const LEGS = [
  { field: 'tp', leg: 'takeProfit' },
  { field: 'sl', leg: 'stopLoss' },
] as const

export interface SetProtectionProps {
  readonly row: ContractRow
  /** A new price instead of the one that is set: a line was moved on the chart. */
  readonly proposed?: ProposedProtection | undefined
  readonly onClose: () => void
}

/** Take-profit and stop-loss of a position, either alone, with the result of each. */
export function SetProtection({ row, proposed, onClose }: SetProtectionProps) {
  const t = useTexts(contractDialogTexts)
  const list = useTexts(contractTexts)
  const formats = useFormats()
  const { market } = useContractMarket(row.symbol)
  const intent = useIntent('setTpsl', CONTRACT_READS)
  const { entered, enter, entry, priceOf, problemOf } = useProtectionForm(row, proposed, market)
  const [pressed, setPressed] = useState(false)
  const problemText = (field: PositionLeg): string | undefined => {
    const problem = problemOf(field)
    if (!problem) return wrongSide(row, field, priceOf(field))
    if (!pressed || !market) return undefined
    return problem === 'empty' ? t('protect.empty') : t('protect.step', { step: tickText(market) })
  }
  const change = (field: PositionLeg, value: Protection) => {
    enter(field, value)
    intent.forget()
  }
  const submit = async () => {
    setPressed(true)
    if (!market || LEGS.some(({ field }) => problemOf(field) || wrongSide(row, field, priceOf(field)))) return
    const request = protectionRequest(row, priceOf('tp'), priceOf('sl'))
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
      {LEGS.map(({ field, leg }) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Switch checked={entered[field].on} onCheckedChange={(on) => change(field, { ...entered[field], on })}>
            {t(`protect.${leg}`)}
          </Switch>
          {market && (
            <ProtectionField
              leg={leg}
              market={market}
              entry={entry}
              value={entered[field]}
              onChange={(value) => change(field, value)}
              error={problemText(field)}
            />
          )}
          {field === 'sl' && isBeyondLiquidation(row, priceOf('sl')) && (
            <p className="text-12 text-warn">{t('protect.beyond', { price: formats.decimal(row.liqPrice) })}</p>
          )}
        </div>
      ))}
      <p className="text-12 text-ink-3">{t('protect.note')}</p>
    </ActDialog>
  )
}
