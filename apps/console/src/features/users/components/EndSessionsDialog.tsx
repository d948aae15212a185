import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { tellOperator } from '../../../shared/toasts/tellOperator.ts'
import { userTexts } from '../texts.ts'
import type { UserDialogProps } from '../user.ts'

const t = textsOf(userTexts)

export function EndSessionsDialog({ user: { uid, sessions }, onClose }: UserDialogProps) {
  const act = useAct('endUserSessions', { silent: true })
  return (
    <ActDialog
      title={t('end.title', { uid })}
      confirmLabel={t('end.confirm')}
      tone="danger"
      eyes="one"
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => {
        const done = await act.run({ uid, reason })
        if (done) tellOperator('ok', t('end.done', { ended: done.ended }))
        return done !== undefined
      }}
    >
      <p>{t('end.text', { count: sessions.length })}</p>
    </ActDialog>
  )
}
