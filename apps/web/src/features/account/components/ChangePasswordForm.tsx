import { Button, InlineAlert, PasswordField } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText, isCallError } from '../../../shared/api/api.ts'
import { CodeEntry } from '../../../shared/codes/CodeEntry.tsx'
import { useCode } from '../../../shared/codes/useCode.ts'
import { ErrorSummary, FormFrame } from '../../../shared/forms/FormFrame.tsx'
import { useForm } from '../../../shared/forms/useForm.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { rejectionWord } from '../../../shared/rejections/rejectionText.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { showToast } from '../../../shared/toasts/toastStore.ts'
import { codeSentence, passwordSentence, repeatSentence } from '../sentences.ts'
import { accountTexts } from '../texts.ts'
import { usePasswordLimits } from '../usePasswordLimits.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

const FIELD_OF = {
  wrong_password: 'oldPassword',
  code_wrong: 'code',
  code_empty: 'code',
  password_empty: 'password',
  password_format: 'password',
  password_breached: 'password',
  passwords_differ: 'password2',
} as const

function useChange() {
  const t = useTexts(accountTexts)
  const limits = usePasswordLimits()
  const request = useCode()
  const [failure, setFailure] = useState('')
  const address = useSession((session) => session.phone || session.email)
  const form = useForm({
    initial: { oldPassword: '', password: '', password2: '', code: '' },
    check: ({ oldPassword, password, password2, code }) => ({
      oldPassword: oldPassword === '' ? t('messages.oldPasswordEmpty') : undefined,
      password: passwordSentence(password, limits, t),
      password2: repeatSentence(password, password2, t),
      code: codeSentence(code, t),
    }),
    submit: async (values) => {
      setFailure('')
      try {
        const { review } = await api().call('updatePassword', { mode: 'change', ...values })
        form.reset()
        showToast('ok', t(review ? 'messages.reviewed' : 'messages.passwordChanged'))
      } catch (error) {
        const word = isCallError(error) ? rejectionWord(error.code) : undefined
        if (word && word in FIELD_OF) form.refuse(FIELD_OF[word as keyof typeof FIELD_OF], failureText(error))
        else setFailure(failureText(error))
      }
    },
  })
  const sendCode = async () => {
    const failed = await request.send({ type: 'password' })
    if (failed) form.refuse('code', failed)
    else form.focus('code')
  }
  return { t, form, request, sendCode, failure, address }
}

export function ChangePasswordForm() {
  const { t, form, request, sendCode, failure, address } = useChange()
  return (
    <FormFrame label={t('change.title')} onSubmit={() => void form.send()}>
      <PasswordField
        {...form.field('oldPassword')}
        label={t('fields.oldPassword')}
        autoComplete="current-password"
        showLabel={t('fields.show')}
        hideLabel={t('fields.hide')}
      />
      <NewPasswordFields
        label={t('fields.newPassword')}
        password={form.field('password')}
        repeated={form.field('password2')}
      />
      <CodeEntry field={form.field('code')} request={request} onSend={() => void sendCode()} address={address} />
      <ErrorSummary title={t('messages.summary')} items={form.summary} onPick={form.focus} />
      {failure !== '' && (
        <InlineAlert tone="danger" announce>
          {failure}
        </InlineAlert>
      )}
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('change.submit')}
      </Button>
    </FormFrame>
  )
}
