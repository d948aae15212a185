import { useRouterState } from '@tanstack/react-router'
import { buttonClass, ConfirmDialog, Dialog } from '@touchstone/ui'
import { DemoEntry } from '../../shared/demo/DemoEntry.tsx'
import { DemoExitDialog } from '../../shared/demo/DemoExitDialog.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { reloadSignedOut } from '../../shared/session/reloadSignedOut.ts'
import { closeRelogin, useRelogin } from '../../shared/session/reloginStore.ts'
import { closeSignInPrompt, useSignInPrompt } from '../../shared/session/signInPrompt.ts'
import { StepUpHost } from '../../shared/stepUp/StepUpHost.tsx'
import { shellTexts } from './texts.ts'

export function SessionDialogs() {
  return (
    <>
      <ReloginDialog />
      <SignInDialog />
      <DemoExitDialog />
      <StepUpHost />
    </>
  )
}

/** Code 2000: log in again (which forgets this session and reloads) or go back to the page. */
function ReloginDialog() {
  const t = useTexts(shellTexts)
  const asked = useRelogin((state) => state.asked)
  const again = () => {
    closeRelogin()
    reloadSignedOut()
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      title={asked?.title || t('relogin.title')}
      confirmLabel={t('relogin.again')}
      cancelLabel={t('relogin.back')}
      focus="confirm"
      onConfirm={again}
      onCancel={closeRelogin}
    >
      {asked?.message}
    </ConfirmDialog>
  )
}

/** Opened when a visitor reaches for something personal. */
function SignInDialog() {
  const t = useTexts(shellTexts)
  const { open, redirect } = useSignInPrompt()
  const address = useRouterState({ select: ({ location }) => `${location.pathname}${location.searchStr}` })
  return (
    <Dialog
      open={open}
      title={t('signIn.title')}
      closeLabel={t('signIn.cancel')}
      onClose={closeSignInPrompt}
      actions={
        <>
          <AppLink to="/register" className={buttonClass('secondary')} onClick={closeSignInPrompt}>
            {t('nav.register')}
          </AppLink>
          <AppLink
            to="/login"
            search={{ redirect: redirect ?? address }}
            className={buttonClass('secondary')}
            onClick={closeSignInPrompt}
          >
            {t('nav.login')}
          </AppLink>
        </>
      }
    >
      <p>{t('signIn.text')}</p>
      <div className="mt-4 empty:hidden">
        <DemoEntry tone="primary" wide to={redirect ?? address} onEntered={closeSignInPrompt} />
      </div>
    </Dialog>
  )
}
