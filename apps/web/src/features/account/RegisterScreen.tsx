import { Button, Check, Combobox, ErrorSummary, FailureAlert, FormFrame, TextField } from '@touchstone/ui'
import { CodeEntry } from '../../shared/codes/CodeEntry.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { AccountField } from './components/AccountField.tsx'
import { EntryFrame } from './components/EntryFrame.tsx'
import { NewPasswordFields } from './components/NewPasswordFields.tsx'
import { useRegistration } from './useRegistration.ts'

const LINK = 'text-accent underline-offset-2 hover:underline'

export function RegisterScreen() {
  const { t, entry, form, request, sendCode, address, failure, inviteRequired, country, setCountry } = useRegistration()
  return (
    <EntryFrame
      title={t('register.title')}
      lead={
        <>
          {t('register.haveAccount')}{' '}
          <AppLink to="/login" className="font-medium text-accent hover:underline">
            {t('register.login')}
          </AppLink>
        </>
      }
    >
      <FormFrame label={t('register.title')} onSubmit={() => void form.send()}>
        <AccountField entry={entry} field={form.field('account')} getsCode />
        <CodeEntry field={form.field('code')} request={request} onSend={() => void sendCode()} address={address} />
        <NewPasswordFields password={form.field('password')} repeated={form.field('password2')} />
        <Combobox
          {...form.field('country')}
          value={country}
          onValueChange={setCountry}
          label={t('fields.country')}
          hint={t('fields.countryHint')}
          placeholder={t('fields.countryPlaceholder')}
          nothingFound={t('fields.nothingFound')}
          options={entry.countries}
          autoComplete="country-name"
        />
        <TextField
          {...form.field('invitation')}
          label={t(inviteRequired ? 'fields.invitation' : 'fields.invitationOptional')}
          autoComplete="off"
          dir="ltr"
        />
        <Check
          checked={form.values.agree}
          onCheckedChange={(agree) => form.set('agree', agree)}
          error={form.field('agree').error}
          ref={form.field('agree').ref}
        >
          {t.rich('register.agree', {
            agreement: (words) => (
              <AppLink to="/agrt" apart search={{ id: '3' }} className={LINK}>
                {words}
              </AppLink>
            ),
            privacy: (words) => (
              <AppLink to="/agrt" apart search={{ id: '5' }} className={LINK}>
                {words}
              </AppLink>
            ),
          })}
        </Check>
        <ErrorSummary title={t('messages.summary')} items={form.summary} onPick={form.focus} />
        <FailureAlert text={failure} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t('register.submit')}
        </Button>
      </FormFrame>
    </EntryFrame>
  )
}
