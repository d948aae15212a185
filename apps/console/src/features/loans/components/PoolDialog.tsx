import { TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { afterMove, mostOf, type PoolNow, type PoolWay } from '../poolDraft.ts'
import type { Loans } from '../productDraft.ts'
import { loanTexts } from '../texts.ts'

const t = textsOf(loanTexts)

const isAmount = (text: string) => /^\d{1,12}(\.\d{1,6})?$/.test(text) && /[1-9]/.test(text)

export interface PoolDialogProps {
  readonly loans: Loans
  readonly way: PoolWay
  readonly onClose: () => void
}

/** Proposes to move money between treasury and pool; the balances before and after are shown. */
export function PoolDialog({ loans, way, onClose }: PoolDialogProps) {
  const [now] = useState<PoolNow>(loans)
  const [typed, setTyped] = useState('')
  const act = useAct('proposeLoanPool')
  const { currency } = loans
  const amount = typed.trim()
  const after = isAmount(amount) ? afterMove(way, amount, now) : undefined
  const changes = after
    ? [
        { label: t('money.treasury'), before: now.treasury, after: after.treasury },
        { label: t('money.free'), before: now.free, after: after.free },
      ]
    : []
  const problem = !isAmount(amount)
    ? t('money.malformed')
    : after === undefined
      ? t('money.tooMuch', { most: formats.decimal(mostOf(way, now)), currency })
      : undefined
  return (
    <ProposalDialog
      title={t(`money.${way}`)}
      act={act}
      problem={problem}
      changes={changes}
      onClose={onClose}
      onPropose={(proposed) => act.run({ way, amount, ...proposed })}
    >
      <p className="text-13">{t(`money.${way}Note`)}</p>
      <TextField
        label={t('money.amount', { currency })}
        inputMode="decimal"
        value={typed}
        maxLength={20}
        onValueChange={setTyped}
      />
    </ProposalDialog>
  )
}
