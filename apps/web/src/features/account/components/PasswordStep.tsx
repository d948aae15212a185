import { Button, ErrorSummary, FailureAlert, FormFrame, PasswordField, TEXT_LINK } from '@touchstone/ui'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { useLogin } from '../useLogin.ts'
import { AccountField } from './AccountField.tsx'

/** Account and password. */
export function PasswordStep({ login }: { readonly login: ReturnType<typeof useLogin> }) {
  const { t, entry, form, failure } = login
  return (
    <FormFrame label={t('login.title')} onSubmit={() => void form.send()}>
      <AccountField entry={entry} field={form.field('account')} />
      <PasswordField
        {...form.field('password')}
        error={failure === '' || form.values.password !== '' ? form.field('password').error : undefined}
        label={t('fields.password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('fields.show')}
        hideLabel={t('fields.hide')}
        aside={
          <AppLink to="/forgetpwd" className={`${TEXT_LINK} -my-1 text-12`}>
            {t('login.forgot')}
          </AppLink>
        }
      />
      {failure === '' ? (
        <ErrorSummary title={t('messages.summary')} items={form.summary} onPick={form.focus} />
      ) : (
        <FailureAlert text={failure} />
      )}
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('login.submit')}
      </Button>
    </FormFrame>
  )
}
