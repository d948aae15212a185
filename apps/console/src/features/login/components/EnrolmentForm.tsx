import { AuthenticatorKey, PasswordField, Tabs } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { loginTexts } from '../texts.ts'
import { factorsOf, type Offer, useEnrolment } from '../useEnrolment.ts'
import { CodeInput } from './CodeInput.tsx'
import { StepForm } from './StepForm.tsx'

const t = textsOf(loginTexts)
const KEY_WORDS = {
  picture: t('enrol.qr'),
  key: t('enrol.secret'),
  copy: t('enrol.copy'),
  copied: t('enrol.copied'),
}

export interface EnrolmentFormProps {
  readonly ticket: string
  readonly offer: Offer
  readonly onBack: () => void
}

export function EnrolmentForm({ ticket, offer, onBack }: EnrolmentFormProps) {
  const form = useEnrolment(ticket, offer)
  const words = { showLabel: t('show'), hideLabel: t('hide'), autoComplete: 'new-password' }
  return (
    <StepForm
      title={t('enrol.title')}
      lead={t('enrol.lead')}
      submitLabel={t(form.factor === 'totp' ? 'enrol.submit' : 'enrol.passkeySubmit')}
      busy={form.busy}
      failure={form.failure}
      onSubmit={form.submit}
      onBack={onBack}
    >
      <PasswordField
        {...form.password}
        {...words}
        label={t('enrol.password')}
        hint={t('enrol.passwordHint')}
        autoFocus
      />
      <PasswordField {...form.repeat} {...words} label={t('enrol.repeat')} />
      {factorsOf(offer).length === 1 ? (
        <div className="flex flex-col gap-1.5">
          <p className="text-12 font-medium text-ink-2">{t('enrol.factor')}</p>
          <p className="text-13 text-ink-2">{t('enrol.passkeyOnly')}</p>
        </div>
      ) : (
        <Choice offer={offer} form={form} />
      )}
    </StepForm>
  )
}

function Choice({ offer, form }: { readonly offer: Offer; readonly form: ReturnType<typeof useEnrolment> }) {
  return (
    <div>
      <p className="pb-1.5 text-12 font-medium text-ink-2">{t('enrol.factor')}</p>
      <Tabs
        look="pill"
        label={t('enrol.factor')}
        tabs={factorsOf(offer).map((key) => ({ key, label: t(`enrol.${key}`) }))}
        selected={form.factor}
        onSelect={form.setFactor}
        panelClassName="flex flex-col gap-4 pt-4"
      >
        {form.factor === 'totp' ? (
          <>
            <p className="text-13 text-ink-2">{t('enrol.scan')}</p>
            <AuthenticatorKey offer={{ secret: offer.secret, picture: offer.qr }} words={KEY_WORDS} />
            <CodeInput {...form.code} label={t('enrol.code')} />
          </>
        ) : (
          <p className="text-13 text-ink-2">{t('passkey.lead')}</p>
        )}
      </Tabs>
    </div>
  )
}
