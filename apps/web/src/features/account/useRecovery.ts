import { showToast } from '@touchstone/frame'
import { useForm } from '@touchstone/ui'
import { useState } from 'react'
import { accountAddress, accountFields } from '../../shared/account/accountInput.ts'
import { api, failureText, isCallError } from '../../shared/api/api.ts'
import { useCode } from '../../shared/codes/useCode.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { rejectionWord } from '../../shared/said/rejectionText.ts'
import { accountSentence, codeSentence, passwordSentence, repeatSentence } from './sentences.ts'
import { accountTexts } from './texts.ts'
import { useAccountEntry } from './useAccountEntry.ts'
import { usePasswordLimits } from './usePasswordLimits.ts'

export const RECOVERY_STEPS = ['account', 'code', 'password'] as const
export type RecoveryStep = (typeof RECOVERY_STEPS)[number]

interface NewPasswordOptions {
  /** Account and code, as they were entered. */
  readonly fields: () => ReturnType<typeof accountFields> & { readonly code: string }
  readonly onStart: () => void
  /** The new password waits for review. */
  readonly onReview: () => void
  readonly onRefusal: (error: unknown) => void
}

/** The last step: sets the new password and leads to the login. */
function useNewPassword({ fields, onStart, onReview, onRefusal }: NewPasswordOptions) {
  const t = useTexts(accountTexts)
  const limits = usePasswordLimits()
  const goTo = useGoTo()
  const form = useForm({
    initial: { password: '', password2: '' },
    check: (values) => ({
      password: passwordSentence(values.password, limits, t),
      password2: repeatSentence(values.password, values.password2, t),
    }),
    submit: async (values) => {
      onStart()
      try {
        const asked = { mode: 'forget', ...fields(), ...values } as const
        const { review } = await api().call('updatePassword', asked, { refusal: 'here' })
        if (review) {
          form.reset()
          return onReview()
        }
        showToast('ok', t('messages.passwordChanged'))
        goTo('/login', {}, { replace: true })
      } catch (error) {
        onRefusal(error)
      }
    },
  })
  return form
}

/** Account, code, new password. Entries stay when going back; only the last step uses the code up. */
export function useRecovery() {
  const t = useTexts(accountTexts)
  const entry = useAccountEntry()
  const [step, setStep] = useState<RecoveryStep>('account')
  const [failure, setFailure] = useState('')
  /** The new password waits for review. */
  const [submitted, setSubmitted] = useState(false)
  const move = (to: RecoveryStep) => {
    setFailure('')
    setStep(to)
  }

  const account = useForm({
    initial: { account: '' },
    check: (values) => ({ account: accountSentence(entry.with(values.account), t, 'recovery') }),
    submit: async () => {
      move('code')
      if (request.secondsLeft === 0) await sendCode()
    },
  })
  const typed = entry.with(account.values.account)
  const address = accountAddress(typed)
  const request = useCode(address)

  const code = useForm({
    initial: { code: '' },
    check: (values) => ({ code: codeSentence(values.code, t) }),
    submit: async (values) => {
      try {
        await api().call(
          'reg_checkcode',
          { type: 'forget', ...accountFields(typed), code: values.code },
          { refusal: 'here' },
        )
        move('password')
      } catch (error) {
        code.refuse('code', failureText(error))
      }
    },
  })

  const password = useNewPassword({
    fields: () => ({ ...accountFields(typed), code: code.values.code }),
    onStart: () => setFailure(''),
    onReview: () => setSubmitted(true),
    onRefusal: showRefusal,
  })

  function showRefusal(error: unknown): void {
    const word = isCallError(error) ? rejectionWord(error.code) : undefined
    if (word === 'code_wrong' || word === 'code_empty') {
      setStep('code')
      code.refuse('code', failureText(error))
    } else if (word === 'password_format' || word === 'password_breached' || word === 'password_empty') {
      password.refuse('password', failureText(error))
    } else setFailure(failureText(error))
  }

  async function sendCode(): Promise<void> {
    const failed = await request.send({ type: 'forget', ...accountFields(typed) })
    setFailure(failed ?? '')
  }

  return {
    t,
    step,
    failure,
    submitted,
    entry,
    request,
    sendCode,
    address,
    forms: { account, code, password },
    back: () => move(step === 'password' ? 'code' : 'account'),
  }
}
