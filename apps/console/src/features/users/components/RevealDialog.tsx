import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, Dialog, KeyValue } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { userTexts } from '../texts.ts'
import type { UserDialogProps } from '../user.ts'

const t = textsOf(userTexts)

/** The contact in full, after a reason; it stays in this dialog only. */
export function RevealDialog({ user: { uid }, onClose }: UserDialogProps) {
  const act = useAct('revealContact')
  const [shown, setShown] = useState<AdminCallData<'revealContact'>>()
  if (shown)
    return (
      <Dialog
        open
        title={t('reveal.shown', { uid })}
        closeLabel={t('acts.close')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('acts.close')}</Button>}
      >
        <KeyValue
          items={[
            { key: 'email', label: t('profile.email'), value: shown.email || t('profile.none') },
            { key: 'phone', label: t('profile.phone'), value: shown.phone || t('profile.none') },
          ]}
        />
      </Dialog>
    )
  return (
    <ActDialog
      title={t('reveal.title', { uid })}
      confirmLabel={t('reveal.confirm')}
      eyes="unsaid"
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => {
        setShown(await act.run({ uid, reason }))
        return false
      }}
    />
  )
}
