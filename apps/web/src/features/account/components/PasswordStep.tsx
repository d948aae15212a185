import { Button, ErrorSummary, FailureAlert, FormFrame, PasswordField, TEXT_LINK } from '@touchstone/ui'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { useLogin } from '../useLogin.ts'
import { AccountField } from './AccountField.tsx'

/** Account and password. */
export function PasswordStep({ login }: { readonly login: ReturnType<typeof useLogin> }) {
  const { t, entry, form, failure } = login
  const account = form.field('account')
  return (
    <FormFrame label={t('login.title')} onSubmit={() => void form.send()}>
      <AccountField
        mode={entry.mode}
        onModeChange={entry.setMode}
        area={entry.area}
        onAreaChange={entry.setArea}
        value={account.value}
        onValueChange={account.onValueChange}
        onBlur={account.onBlur}
        error={account.error}
        inputRef={account.ref}
        autoFocus
      />
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
