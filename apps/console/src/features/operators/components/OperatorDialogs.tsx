import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { tellOperator } from '../../../shared/toasts/tellOperator.ts'
import type { Operator } from '../operator.ts'
import { operatorTexts } from '../texts.ts'

const t = textsOf(operatorTexts)

export interface OperatorDialogProps {
  readonly operator: Operator
  readonly onClose: () => void
}

export function DismissDialog({ operator: { operator, name }, onClose }: OperatorDialogProps) {
  const act = useAct('proposeOperator')
  return (
    <ActDialog
      title={t('dialog.dismiss', { name })}
      confirmLabel={t('dialog.confirm')}
      tone="danger"
      eyes="two"
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => (await act.run({ operator, roles: [], reason })) !== undefined}
    >
      <p>{t('dialog.dismissText')}</p>
    </ActDialog>
  )
}

export function EndOperatorSessionsDialog({ operator: { operator, name, sessions }, onClose }: OperatorDialogProps) {
  const act = useAct('endOperatorSessions', { silent: true })
  return (
    <ActDialog
      title={t('endDialog.title', { name })}
      confirmLabel={t('endDialog.confirm')}
      tone="danger"
      eyes="one"
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => {
        const done = await act.run({ operator, reason })
        if (done) tellOperator('ok', t('endDialog.done', { ended: done.ended }))
        return done !== undefined
      }}
    >
      <p>{t('endDialog.text', { count: sessions })}</p>
    </ActDialog>
  )
}
