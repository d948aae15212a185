import { Button, InlineAlert, PasswordField } from '@touchstone/ui'
import { useState } from 'react'
import { type AccountEntry, accountFields } from '../../shared/account/accountInput.ts'
import { api, failureText } from '../../shared/api/api.ts'
import { ErrorSummary, FormFrame } from '../../shared/forms/FormFrame.tsx'
import { useForm } from '../../shared/forms/useForm.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useGoToAddress, useSearchField } from '../../shared/routing/navigation.ts'
import { safeRedirect } from '../../shared/routing/safeRedirect.ts'
import { signIn } from '../../shared/session/sessionStore.ts'
import { AccountField } from './components/AccountField.tsx'
import { EntryFrame } from './components/EntryFrame.tsx'
import { accountSentence, passwordSentence } from './sentences.ts'
import { accountTexts } from './texts.ts'
import { useAccountEntry } from './useAccountEntry.ts'
import { usePasswordLimits } from './usePasswordLimits.ts'

function useLogin() {
  const t = useTexts(accountTexts)
  const limits = usePasswordLimits()
  const goTo = useGoToAddress()
  const wanted = useSearchField('redirect')
  const entry = useAccountEntry()
  const [failure, setFailure] = useState('')
  const entryWith = (account: string): AccountEntry => entry.with(account)
  const form = useForm({
    initial: { account: '', password: '' },
    check: ({ account, password }) => ({
      account:
        account.trim() === '' ? t('messages.accountPasswordEmpty') : accountSentence(entryWith(account), t, 'entry'),
      password: password === '' ? t('messages.accountPasswordEmpty') : passwordSentence(password, limits, t),
    }),
    submit: async ({ account, password }) => {
      setFailure('')
      try {
        const { token } = await api().call('userLogin', { ...accountFields(entryWith(account)), password })
        signIn(token)
        goTo(safeRedirect(wanted))
      } catch (error) {
        form.set('password', '')
        setFailure(failureText(error))
        form.focus('password')
      }
    },
  })
  return { t, entry, form, failure }
}

export function LoginScreen() {
  const { t, entry, form, failure } = useLogin()
  const account = form.field('account')
  return (
    <EntryFrame
      title={t('login.title')}
      lead={
        <>
          {t('login.noAccount')}{' '}
          <AppLink to="/register" className="font-medium text-accent hover:underline">
            {t('login.register')}
          </AppLink>
        </>
      }
    >
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
            <AppLink to="/forgetpwd" className="rounded-control text-12 text-accent hover:underline">
              {t('login.forgot')}
            </AppLink>
          }
        />
        {failure === '' ? (
          <ErrorSummary title={t('messages.summary')} items={form.summary} onPick={form.focus} />
        ) : (
          <InlineAlert tone="danger" announce>
            {failure}
          </InlineAlert>
        )}
        <Button type="submit" size="large" wide busy={form.busy}>
          {t('login.submit')}
        </Button>
      </FormFrame>
    </EntryFrame>
  )
}
