import { InlineAlert } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { keptFromEndedSession } from '../../shared/session/keptDrafts.ts'
import { EntryFrame } from './components/EntryFrame.tsx'
import { LostFactorForm } from './components/LostFactorForm.tsx'
import { OtherWays } from './components/OtherWays.tsx'
import { PasswordStep } from './components/PasswordStep.tsx'
import { SecondFactorStep } from './components/SecondFactorStep.tsx'
import { WalletStep } from './components/WalletStep.tsx'
import { accountTexts } from './texts.ts'
import { useLogin } from './useLogin.ts'

/** Says why a user who did not sign out has to log in. */
function SessionEnded() {
  const t = useTexts(accountTexts)
  const [kept] = useState(keptFromEndedSession)
  if (!kept) return null
  return <InlineAlert>{t(kept.typed ? 'login.endedTyped' : 'login.ended')}</InlineAlert>
}

const TITLES = {
  password: 'login.title',
  factor: 'factor.title',
  lost: 'factor.lostTitle',
  wallet: 'login.wallet',
} as const

export function LoginScreen() {
  const login = useLogin()
  const { t, step } = login
  return (
    <EntryFrame
      title={t(TITLES[step])}
      lead={
        step === 'password' && (
          <>
            {t('login.noAccount')}{' '}
            <AppLink to="/register" className="font-medium text-accent hover:underline">
              {t('login.register')}
            </AppLink>
          </>
        )
      }
    >
      {step === 'password' && (
        <>
          <SessionEnded />
          <PasswordStep login={login} />
          <OtherWays onWallet={login.chooseWallet} />
        </>
      )}
      {step === 'wallet' && <WalletStep onBack={login.begin} />}
      {step === 'factor' && <SecondFactorStep onProof={login.proveFactor} onBack={login.begin} onLost={login.lose} />}
      {step === 'lost' && <LostFactorForm identity={login.identity} address={login.address} onBack={login.begin} />}
    </EntryFrame>
  )
}
