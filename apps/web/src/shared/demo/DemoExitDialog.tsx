import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '@touchstone/ui'
import { useState } from 'react'
import { openOrderList } from '../account/openOrderCount.ts'
import { useTexts } from '../i18n/texts.ts'
import { useGoTo } from '../routing/useGoTo.ts'
import { isGuest, useSession } from '../session/sessionStore.ts'
import { closeDemoExit, exitDemo, useDemoExit } from './demoAccount.ts'
import { demoTexts } from './texts.ts'

/** Asks before the demo account is left, and names the data that stays. */
export function DemoExitDialog() {
  const t = useTexts(demoTexts)
  const goTo = useGoTo()
  const asked = useDemoExit((state) => state.asked)
  const guest = useSession(isGuest)
  const [busy, setBusy] = useState(false)
  const orders = useQuery({ ...openOrderList(), enabled: asked && !guest })

  const leave = async () => {
    setBusy(true)
    try {
      await exitDemo(() => goTo('/'))
      closeDemoExit()
    } catch {
      // The refusal is on screen already, and the dialog stays.
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={asked}
      title={t('exitDialog.title')}
      confirmLabel={t('exitDialog.confirm')}
      cancelLabel={t('exitDialog.cancel')}
      busy={busy}
      focus={guest ? 'cancel' : 'confirm'}
      onConfirm={() => void leave()}
      onCancel={closeDemoExit}
    >
      {guest ? t('exitDialog.guest') : t('exitDialog.back', { count: orders.data?.total ?? 0 })}
    </ConfirmDialog>
  )
}
