import { PasswordField } from '@touchstone/ui'
import { ChangeForm } from '../../../security/change/ChangeForm.tsx'
import { ChangeSubmitted } from '../../../security/change/ChangeSubmitted.tsx'
import { ChangeTerms } from '../../../security/change/ChangeTerms.tsx'
import { OwnCodeEntry } from '../../../security/change/OwnCodeEntry.tsx'
import { useChange } from '../../../security/change/useChange.ts'
import { api } from '../../../shared/api/api.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { codeSentence, passwordSentence, repeatSentence } from '../sentences.ts'
import { accountTexts } from '../texts.ts'
import { usePasswordLimits } from '../usePasswordLimits.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

/** For logged-in users: the old password, the new one twice, and a code. */
export function ChangePasswordForm() {
  const t = useTexts(accountTexts)
  const limits = usePasswordLimits()
  const { form, failure, outcome } = useChange({
    initial: { oldPassword: '', password: '', password2: '', code: '' },
    question: 0,
    check: ({ oldPassword, password, password2, code }) => ({
      oldPassword: oldPassword === '' ? t('messages.oldPasswordEmpty') : undefined,
      password: passwordSentence(password, limits, t),
      password2: repeatSentence(password, password2, t),
      code: codeSentence(code, t),
    }),
    send: async (values) =>
      (await api().call('updatePassword', { mode: 'change', ...values }, { refusal: 'here' })).review,
  })
  if (outcome) return <ChangeSubmitted outcome={outcome} />
  return (
    <ChangeForm label={t('change.title')} submitLabel={t('change.submit')} form={form} failure={failure}>
      <ChangeTerms sessions />
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
      <OwnCodeEntry
        type="password"
        field={form.field('code')}
        onFailure={(sentence) => form.refuse('code', sentence)}
        onSent={() => form.focus('code')}
      />
    </ChangeForm>
  )
}
