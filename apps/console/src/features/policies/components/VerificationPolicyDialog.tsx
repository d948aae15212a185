import type { AdminCallData } from '@touchstone/protocol/admin'
import { TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { AT_ONCE, EffectiveTime, effectiveMs, timeProblem } from '../../../shared/acts/EffectiveTime.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import { policyTexts } from '../texts.ts'
import { amountsOf, isAmount } from '../verificationDraft.ts'

const t = textsOf(policyTexts)
const LEVELS = ['level0', 'level1', 'level2', 'level3'] as const

export interface VerificationPolicyDialogProps {
  readonly policies: AdminCallData<'getPolicies'>
  readonly onClose: () => void
}

export function VerificationPolicyDialog({ policies, onClose }: VerificationPolicyDialogProps) {
  const world = useWorld()
  const now = amountsOf(policies)
  const [loanLimits, setLoans] = useState(now.loanLimits)
  const [dailyWithdrawals, setWithdrawals] = useState(now.dailyWithdrawals)
  const [time, setTime] = useState(AT_ONCE)
  const act = useAct('proposeVerificationPolicy')
  const complete = [...loanLimits, ...dailyWithdrawals].every(isAmount)
  return (
    <ActDialog
      width="wide"
      title={t('verification.title')}
      confirmLabel={t('verification.confirm')}
      eyes="two"
      act={act}
      problem={complete ? timeProblem(time, Date.now()) : t('verification.malformed')}
      onClose={onClose}
      onConfirm={async (reason) =>
        (await act.run({
          world,
          loanLimits: [...loanLimits],
          dailyWithdrawals: [...dailyWithdrawals],
          effectiveAt: effectiveMs(time),
          reason,
        })) !== undefined
      }
    >
      <Amounts title={t('verification.loans')} now={now.loanLimits} values={loanLimits} onChange={setLoans} />
      <Amounts
        title={t('verification.withdrawals')}
        now={now.dailyWithdrawals}
        values={dailyWithdrawals}
        onChange={setWithdrawals}
      />
      <EffectiveTime value={time} onChange={setTime} />
    </ActDialog>
  )
}

interface AmountsProps {
  readonly title: string
  readonly now: readonly string[]
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** Four amounts, one for each level; the present one stands below what was changed. */
function Amounts({ title, now, values, onChange }: AmountsProps) {
  return (
    <fieldset>
      <legend className="pb-2 text-13 font-semibold text-ink-1">{title}</legend>
      <div className="grid grid-cols-4 gap-3">
        {LEVELS.map((level, index) => (
          <TextField
            key={level}
            label={t(`verification.${level}`)}
            inputMode="decimal"
            value={values[index] ?? ''}
            hint={now[index] === '' || now[index] === values[index] ? undefined : `→ ${now[index]}`}
            onValueChange={(value) => onChange(values.map((old, at) => (at === index ? value : old)))}
          />
        ))}
      </div>
    </fieldset>
  )
}
