import { useSearchField } from '@touchstone/frame'
import { DemoClosed } from '../../shared/demo/DemoClosed.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { ChangePasswordForm } from './components/ChangePasswordForm.tsx'
import { EntryFrame } from './components/EntryFrame.tsx'
import { RecoverySteps } from './components/RecoverySteps.tsx'
import { accountTexts } from './texts.ts'

/** Recovery in three steps; `?type=changepwd` asks a logged-in person for the old password instead. */
export function ForgotPasswordScreen() {
  const t = useTexts(accountTexts)
  const changing = useSearchField('type') === 'changepwd'
  const signedIn = useSession((session) => session.token !== '')
  const demo = useSession((session) => session.demo)
  if (changing && demo) return <DemoClosed page={t('forgot.changeTitle')} />
  return (
    <EntryFrame title={t(changing ? 'forgot.changeTitle' : 'forgot.title')}>
      {changing && signedIn ? <ChangePasswordForm /> : <RecoverySteps />}
    </EntryFrame>
  )
}
