import { showToast } from '@touchstone/frame'
import { Segments } from '@touchstone/ui'
import { useState } from 'react'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { ActDialog } from '../../../products/contracts/dialogs/ActDialog.tsx'
import { CONTRACT_READS } from '../../../products/contracts/useContractActions.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { HIGHEST_LEVERAGE, keepChoice, type LeverageChoice } from '../leverageChoice.ts'
import { contractScreenTexts } from '../texts.ts'
import { LeverageField } from './LeverageField.tsx'

export interface LeverageDialogProps {
  readonly market: ContractMarket
  readonly now: LeverageChoice
  /** As it is now: a change works the margin out anew. */
  readonly marginAdded: boolean
  readonly accepted: boolean
  readonly onAccept: (accepted: boolean) => void
  readonly onClose: () => void
}

/** Changes leverage and margin mode of the open position. */
export function LeverageDialog(props: LeverageDialogProps) {
  const { market, now, accepted, onAccept, onClose } = props
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const intent = useIntent('setLeverage', CONTRACT_READS)
  const [chosen, setChosen] = useState<LeverageChoice>(now)
  const unaccepted = chosen.leverage > HIGHEST_LEVERAGE && !accepted
  const unchanged = chosen.leverage === now.leverage && chosen.marginMode === now.marginMode
  const choose = (part: Partial<LeverageChoice>) => {
    setChosen({ ...chosen, ...part })
    intent.forget()
  }
  const submit = async () => {
    const { leverage, marginMode } = chosen
    if (!(await intent.send({ symbol: market.symbol, leverage: String(leverage), marginMode }))) return
    keepChoice(market.symbol, chosen)
    showToast('ok', t('leverage.saved'))
    onClose()
  }
  return (
    <ActDialog
      title={t('leverage.title', { contract: market.symbol })}
      submit={t('leverage.save')}
      state={intent.state}
      blockedBecause={
        unaccepted ? t('problem.leverage_unaccepted', { leverage: formats.count(HIGHEST_LEVERAGE) }) : undefined
      }
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-13">{t('leverage.intro')}</p>
      <Segments
        label={t('form.mode')}
        value={chosen.marginMode}
        options={(['isolated', 'cross'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
        onValueChange={(marginMode) => choose({ marginMode })}
      />
      <p className="text-12 text-ink-3">{t(`form.${chosen.marginMode}Why`)}</p>
      <LeverageField
        leverage={chosen.leverage}
        marginMode={chosen.marginMode}
        marginAdded={props.marginAdded && unchanged}
        maximum={market.info.maxLeverage}
        onLeverage={(leverage) => choose({ leverage })}
        accepted={accepted}
        onAccept={onAccept}
      />
    </ActDialog>
  )
}
