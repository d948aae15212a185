import type { AdminCallData } from '@touchstone/protocol/admin'
import { TextField } from '@touchstone/ui'
import { useState } from 'react'
import type { Change } from '../../../shared/acts/Changes.tsx'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
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
  // The comparison keeps the policy as it was at opening, while the figures behind the dialog update.
  const [now] = useState(() => amountsOf(policies))
  const [loanLimits, setLoans] = useState(now.loanLimits)
  const [dailyWithdrawals, setWithdrawals] = useState(now.dailyWithdrawals)
  const act = useAct('proposeVerificationPolicy')
  const changes = [
    ...amountChanges(t('verification.loans'), now.loanLimits, loanLimits),
    ...amountChanges(t('verification.withdrawals'), now.dailyWithdrawals, dailyWithdrawals),
  ]
  const complete = [...loanLimits, ...dailyWithdrawals].every(isAmount)
  return (
    <ProposalDialog
      width="wide"
      title={t('verification.title')}
      act={act}
      problem={complete ? undefined : t('verification.malformed')}
      changes={changes}
      onClose={onClose}
      onPropose={(proposed) =>
        act.run({ world, loanLimits: [...loanLimits], dailyWithdrawals: [...dailyWithdrawals], ...proposed })
      }
    >
      <Amounts title={t('verification.loans')} values={loanLimits} onChange={setLoans} />
      <Amounts title={t('verification.withdrawals')} values={dailyWithdrawals} onChange={setWithdrawals} />
    </ProposalDialog>
  )
}

function amountChanges(title: string, now: readonly string[], values: readonly string[]): Change[] {
  return LEVELS.flatMap((level, place) => {
    const [before = '', after = ''] = [now[place], values[place]]
    return before === after ? [] : [{ label: `${title}: ${t(`verification.${level}`)}`, before, after }]
  })
}

interface AmountsProps {
  readonly title: string
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** Four amounts, one for each level. */
function Amounts({ title, values, onChange }: AmountsProps) {
  return (
    <fieldset>
      <legend className="pb-2 text-13 font-semibold text-ink-1">{title}</legend>
      <div className="grid grid-cols-4 slim:grid-cols-1 gap-3">
        {LEVELS.map((level, index) => (
          <TextField
            key={level}
            label={t(`verification.${level}`)}
            inputMode="decimal"
            value={values[index] ?? ''}
            onValueChange={(value) => onChange(values.map((old, at) => (at === index ? value : old)))}
          />
        ))}
      </div>
    </fieldset>
  )
}
