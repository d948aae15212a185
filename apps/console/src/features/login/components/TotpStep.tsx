import { useForm } from '@touchstone/ui'
import { adminCall } from '../../../shared/api/adminClient.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { isCode, plainCode } from '../enrolment.ts'
import { loginTexts } from '../texts.ts'
import { useStep } from '../useStep.ts'
import { CodeInput } from './CodeInput.tsx'
import { StepForm } from './StepForm.tsx'

const t = textsOf(loginTexts)

export function TotpStep({ ticket, onBack }: { readonly ticket: string; readonly onBack: () => void }) {
  const step = useStep()
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: isCode(code) ? undefined : t('totp.codeMissing') }),
    submit: async ({ code }) => {
      await step.enter(() => adminCall('proveFactor', { ticket, code: plainCode(code) }))
    },
  })
  return (
    <StepForm
      title={t('totp.title')}
      lead={t('totp.lead')}
      submitLabel={t('totp.submit')}
      busy={step.busy}
      failure={step.failure}
      onSubmit={() => void form.send()}
      onBack={onBack}
    >
      <CodeInput {...form.field('code')} label={t('totp.code')} autoFocus />
    </StepForm>
  )
}
