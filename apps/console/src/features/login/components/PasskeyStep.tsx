import { provePasskey } from '@touchstone/frame'
import { adminCall } from '../../../shared/api/adminClient.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import type { Started } from '../started.ts'
import { loginTexts } from '../texts.ts'
import { useStep } from '../useStep.ts'
import { StepForm } from './StepForm.tsx'

const t = textsOf(loginTexts)

export function PasskeyStep({ started, onBack }: { readonly started: Started; readonly onBack: () => void }) {
  const step = useStep()
  const submit = () =>
    void step.enter(async () => {
      const response = await provePasskey(started.options)
      await adminCall('proveFactor', { ticket: started.ticket, response })
    })
  return (
    <StepForm
      title={t('passkey.title')}
      lead={t('passkey.lead')}
      submitLabel={t('passkey.submit')}
      busy={step.busy}
      failure={step.failure}
      onSubmit={submit}
      onBack={onBack}
    />
  )
}
