import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { Changes } from '../../../shared/acts/Changes.tsx'
import { AT_ONCE, effectiveMs } from '../../../shared/acts/EffectiveTime.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { owedOf, writtenOffAfter } from '../poolDraft.ts'
import type { Loans } from '../productDraft.ts'
import { loanTexts } from '../texts.ts'

const t = textsOf(loanTexts)

export interface WriteOffDialogProps {
  readonly loans: Loans
  readonly loan: Loans['late'][number]
  readonly onClose: () => void
}

/** Proposes to write a loan off; the effects on the pool and on the customer are shown. */
export function WriteOffDialog({ loans, loan, onClose }: WriteOffDialogProps) {
  // The loan as it was at opening, while the figures behind the dialog update.
  const [changes] = useState(() => [
    { label: t('giveUp.owed', { owner: loan.owner }), before: owedOf(loan), after: '0' },
    { label: t('giveUp.writtenOff'), before: loans.writtenOff, after: writtenOffAfter(loans, loan) },
  ])
  const act = useAct('proposeLoanWriteOff')
  const { code } = loan
  return (
    <ActDialog
      title={t('giveUp.title', { code })}
      confirmLabel={t('giveUp.confirm')}
      tone="danger"
      eyes="two"
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => (await act.run({ code, effectiveAt: effectiveMs(AT_ONCE), reason })) !== undefined}
    >
      <p className="text-13">{t('giveUp.note')}</p>
      <Changes caption={t('giveUp.changes')} changes={changes} />
    </ActDialog>
  )
}
