import { useSearchField } from '@touchstone/frame'
import type { CallInput, Rejection } from '@touchstone/protocol'
import { useForm } from '@touchstone/ui'
import { useState } from 'react'
import { accountAddress, accountFields } from '../../shared/account/accountInput.ts'
import { api, failureText, isCallError } from '../../shared/api/api.ts'
import { useCode } from '../../shared/codes/useCode.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { rejectionWord } from '../../shared/said/rejectionText.ts'
import { signIn } from '../../shared/session/sessionStore.ts'
import { useParam } from '../../shared/site/useSite.ts'
import { accountSentence, codeSentence, passwordSentence, repeatSentence } from './sentences.ts'
import { accountTexts } from './texts.ts'
import { useAccountEntry } from './useAccountEntry.ts'
import { usePasswordLimits } from './usePasswordLimits.ts'

/** The field under which a refusal of the server stands; others stand above the button. */
const FIELD_OF: Partial<
  Record<Rejection, 'account' | 'code' | 'password' | 'password2' | 'country' | 'invitation' | 'agree'>
> = {
  account_empty: 'account',
  phone_empty: 'account',
  email_format: 'account',
  phone_format: 'account',
  code_empty: 'code',
  code_wrong: 'code',
  password_empty: 'password',
  password_format: 'password',
  password_breached: 'password',
  passwords_differ: 'password2',
  country_unknown: 'country',
  invitation_missing: 'invitation',
  invitation_unknown: 'invitation',
  agreement_missing: 'agree',
}

/** Opens the account and signs in. */
async function register(fields: CallInput<'userRegister'>): Promise<void> {
  const { token_h5 } = await api().call('userRegister', fields, { refusal: 'here' })
  signIn(token_h5)
}

export function useRegistration() {
  const t = useTexts(accountTexts)
  const limits = usePasswordLimits()
  const inviteRequired = useParam()?.inviteRequired ?? false
  const invited = useSearchField('code')
  const goTo = useGoTo()
  const entry = useAccountEntry()
  const [failure, setFailure] = useState('')
  /** Never guessed: it can't be changed afterwards. */
  const [country, setChosenCountry] = useState('')

  const form = useForm({
    initial: {
      account: '',
      code: '',
      password: '',
      password2: '',
      country: '',
      invitation: invited,
      agree: false as boolean,
    },
    check: ({ account, code, password, password2, invitation, agree }) => ({
      account: accountSentence(entry.with(account), t, 'entry'),
      code: codeSentence(code, t),
      password: passwordSentence(password, limits, t),
      password2: repeatSentence(password, password2, t),
      country: country === '' ? t('messages.countryMissing') : undefined,
      invitation: inviteRequired && invitation.trim() === '' ? t('messages.invitationMissing') : undefined,
      agree: agree ? undefined : t('messages.agreementMissing'),
    }),
    submit: async ({ account, code, password, password2, invitation }) => {
      setFailure('')
      try {
        const typed = accountFields(entry.with(account))
        const invitation_code = invitation.trim()
        await register({ mode: entry.mode, ...typed, code, password, password2, country, invitation_code, agree: '1' })
        goTo('/bindmpwd', { redirect: '/authentication?first=1' }, { replace: true })
      } catch (error) {
        showRefusal(error)
      }
    },
  })

  const address = accountAddress(entry.with(form.values.account))
  const request = useCode(address)

  function showRefusal(error: unknown): void {
    const word = isCallError(error) ? rejectionWord(error.code) : undefined
    const field = word && FIELD_OF[word]
    if (field) form.refuse(field, failureText(error))
    else setFailure(failureText(error))
  }

  const sendCode = async () => {
    const typed = entry.with(form.values.account)
    const problem = accountSentence(typed, t, 'entry')
    if (problem) return form.refuse('account', problem)
    const failed = await request.send({ type: 'register', ...accountFields(typed) })
    if (failed) form.refuse('code', failed)
    else form.focus('code')
  }

  return {
    t,
    entry,
    form,
    request,
    sendCode,
    failure,
    inviteRequired,
    address,
    country,
    setCountry: (iso: string) => {
      setChosenCountry(iso)
      form.set('country', iso)
    },
  }
}
