import { Button, FailureAlert, FormFrame, TEXT_LINK } from '@touchstone/ui'
import { ChangeSubmitted } from '../../../security/change/ChangeSubmitted.tsx'
import { ChangeTerms } from '../../../security/change/ChangeTerms.tsx'
import { CodeEntry } from '../../../shared/codes/CodeEntry.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { accountTexts } from '../texts.ts'
import { RECOVERY_STEPS, type RecoveryStep, useRecovery } from '../useRecovery.ts'
import { AccountField } from './AccountField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'

const LEADS = { account: 'forgot.accountLead', code: 'forgot.codeLead', password: 'forgot.passwordLead' } as const

export function RecoverySteps() {
  const recovery = useRecovery()
  const { t, step, failure, back, forms, entry } = recovery
  const form = forms[step]
  if (recovery.submitted)
    return (
      <div className="flex flex-col gap-5">
        <ChangeSubmitted outcome="review" link={false} />
        <AppLink to="/login" className={`${TEXT_LINK} text-13`}>
          {t('forgot.toLogin')}
        </AppLink>
      </div>
    )
  return (
    <FormFrame label={t('forgot.title')} onSubmit={() => void form.send()}>
      <Progress step={step} />
      {step === 'account' && <AccountField entry={entry} field={forms.account.field('account')} getsCode />}
      {step === 'code' && (
        <CodeEntry
          field={forms.code.field('code')}
          request={recovery.request}
          onSend={() => void recovery.sendCode()}
          address={recovery.address}
        />
      )}
      {step === 'password' && <ChangeTerms sessions />}
      {step === 'password' && (
        <NewPasswordFields
          label={t('fields.newPassword')}
          password={forms.password.field('password')}
          repeated={forms.password.field('password2')}
        />
      )}
      <FailureAlert text={failure} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t(step === 'password' ? 'forgot.submit' : 'forgot.next')}
      </Button>
      <div className="flex justify-between text-13">
        {step === 'account' ? (
          <AppLink to="/login" className={TEXT_LINK}>
            {t('forgot.toLogin')}
          </AppLink>
        ) : (
          <button type="button" className={TEXT_LINK} onClick={back}>
            {t('forgot.back')}
          </button>
        )}
      </div>
    </FormFrame>
  )
}

/** The progress of the recovery, and the form of its step. */
function Progress({ step }: { readonly step: RecoveryStep }) {
  const t = useTexts(accountTexts)
  return (
    <div>
      <ol aria-hidden="true" className="flex gap-1.5">
        {RECOVERY_STEPS.map((name, index) => (
          <li
            key={name}
            className={`h-1 flex-1 rounded-full ${index <= RECOVERY_STEPS.indexOf(step) ? 'bg-accent' : 'bg-surface-3'}`}
          />
        ))}
      </ol>
      <p role="status" className="mt-3 text-13 text-ink-2">
        <span className="text-ink-3">
          {t('forgot.step', {
            current: String(RECOVERY_STEPS.indexOf(step) + 1),
            total: String(RECOVERY_STEPS.length),
          })}
        </span>{' '}
        {t(LEADS[step])}
      </p>
    </div>
  )
}
