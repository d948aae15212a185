import { CopyButton, PasswordField, Tabs } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { grouped } from '../enrolment.ts'
import { loginTexts } from '../texts.ts'
import { factorsOf, type Offer, useEnrolment } from '../useEnrolment.ts'
import { CodeInput } from './CodeInput.tsx'
import { StepForm } from './StepForm.tsx'

const t = textsOf(loginTexts)

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
            <Secret offer={offer} />
            <CodeInput {...form.code} label={t('enrol.code')} />
          </>
        ) : (
          <p className="text-13 text-ink-2">{t('passkey.lead')}</p>
        )}
      </Tabs>
    </div>
  )
}

function Secret({ offer }: { readonly offer: Offer }) {
  return (
    <div className="flex gap-4">
      <img src={offer.qr} alt={t('enrol.qr')} className="size-36 shrink-0 rounded-control" />
      <div className="flex min-w-0 flex-col gap-2 text-13 text-ink-2">
        <p>{t('enrol.scan')}</p>
        <p className="text-12 text-ink-3">{t('enrol.secret')}</p>
        <p className="flex items-start gap-1">
          <code className="font-mono text-12 break-words text-ink-1">{grouped(offer.secret)}</code>
          <CopyButton text={offer.secret} label={t('enrol.copy')} copiedLabel={t('enrol.copied')} />
        </p>
      </div>
    </div>
  )
}
