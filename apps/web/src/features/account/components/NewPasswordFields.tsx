import { type FormField, PasswordField, passwordStrength } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { accountTexts } from '../texts.ts'
import { usePasswordLimits } from '../usePasswordLimits.ts'

export interface NewPasswordFieldsProps {
  readonly password: FormField<string>
  readonly repeated: FormField<string>
  readonly label?: string
}

export function NewPasswordFields({ password, repeated, label }: NewPasswordFieldsProps) {
  const t = useTexts(accountTexts)
  const { min, max } = usePasswordLimits()
  const score = passwordStrength(password.value)
  const eye = { showLabel: t('fields.show'), hideLabel: t('fields.hide') }
  return (
    <>
      <PasswordField
        {...password}
        {...eye}
        label={label ?? t('fields.password')}
        name="new-password"
        autoComplete="new-password"
        hint={t('fields.passwordHint', { min: String(min), max: String(max) })}
        strength={score === 0 ? undefined : { score, word: t(`fields.strength${score}`) }}
      />
      <PasswordField
        {...repeated}
        {...eye}
        label={t('fields.repeatPassword')}
        name="repeat-password"
        autoComplete="new-password"
      />
    </>
  )
}
