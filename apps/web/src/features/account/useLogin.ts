import { useGoToAddress, useSearchField } from '@touchstone/frame'
import { useForm } from '@touchstone/ui'
import { useState } from 'react'
import { accountAddress, accountFields } from '../../shared/account/accountInput.ts'
import { api, failureText, isCallError } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { safeRedirect } from '../../shared/routing/safeRedirect.ts'
import { rejectionWord } from '../../shared/said/rejectionText.ts'
import { signIn } from '../../shared/session/sessionStore.ts'
import { accountSentence, passwordSentence } from './sentences.ts'
import { accountTexts } from './texts.ts'
import { useAccountEntry } from './useAccountEntry.ts'
import { usePasswordLimits } from './usePasswordLimits.ts'

/** The proof of the second factor: a code of the app or a recovery code, or the browser's answer for a passkey. */
export interface FactorProof {
  readonly factor?: string
  readonly passkey?: string
}

/** password: account and password · factor: the second factor too · lost: the second factor is lost · wallet: instead of both. */
export type LoginStep = 'password' | 'factor' | 'lost' | 'wallet'

/** Where a login leads: to the page that was wanted, if it is one of ours. */
export function useArrivalAfterLogin(): (token: string) => void {
  const goTo = useGoToAddress()
  const wanted = useSearchField('redirect')
  return (token) => {
    signIn(token)
    goTo(safeRedirect(wanted))
  }
}

function isRefused(error: unknown): boolean {
  const word = isCallError(error) ? rejectionWord(error.code) : undefined
  return word === 'login_failed' || word === 'login_frozen'
}

/** The password stays in memory while the second factor is asked for, and goes with every refusal of it. */
export function useLogin() {
  const t = useTexts(accountTexts)
  const limits = usePasswordLimits()
  const arrive = useArrivalAfterLogin()
  const entry = useAccountEntry()
  const [step, setStep] = useState<LoginStep>('password')
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: { account: '', password: '' },
    check: ({ account, password }) => ({
      account:
        account.trim() === '' ? t('messages.accountPasswordEmpty') : accountSentence(entry.with(account), t, 'entry'),
      password: password === '' ? t('messages.accountPasswordEmpty') : passwordSentence(password, limits, t),
    }),
    submit: async () => {
      setFailure('')
      try {
        await logIn({})
      } catch (error) {
        if (isCallError(error) && rejectionWord(error.code) === 'second_factor_needed') setStep('factor')
        else refuse(error)
      }
    },
  })
  const typed = entry.with(form.values.account)
  const identity = { ...accountFields(typed), password: form.values.password }

  async function logIn(proof: FactorProof): Promise<void> {
    const { token } = await api().call('userLogin', { ...identity, ...proof }, { refusal: 'here' })
    arrive(token)
  }
  function refuse(error: unknown): void {
    setStep('password')
    // What failed for another reason, such as a lost connection, says nothing against the password.
    if (isRefused(error)) form.set('password', '')
    setFailure(failureText(error))
    form.focus('password')
  }
  const begin = () => {
    setStep('password')
    setFailure('')
    form.set('password', '')
  }
  return {
    t,
    entry,
    form,
    failure,
    step,
    identity,
    /** Where messages to this account go. */
    address: accountAddress(typed),
    /** Rejects with the error for the second factor's form; other refusals lead back to the password. */
    proveFactor: async (proof: FactorProof) => {
      try {
        await logIn(proof)
      } catch (error) {
        if (isRefused(error)) refuse(error)
        else throw error
      }
    },
    begin,
    lose: () => setStep('lost'),
    chooseWallet: () => setStep('wallet'),
  }
}
