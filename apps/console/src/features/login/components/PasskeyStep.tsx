import { adminCall } from '../../../api/adminClient.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { passkeysKnown, provePasskey } from '../ceremony.ts'
import type { Started } from '../started.ts'
import { loginTexts } from '../texts.ts'
import { useStep } from '../useStep.ts'
import { StepForm } from './StepForm.tsx'

const t = textsOf(loginTexts)

export function PasskeyStep({ started, onBack }: { readonly started: Started; readonly onBack: () => void }) {
  const step = useStep()
  const submit = async () => {
    if (!passkeysKnown()) return step.complain(t('passkey.unsupported'))
    const response = await provePasskey(started.options).catch(() => undefined)
    if (response === undefined) return step.complain(t('passkey.canceled'))
    return step.enter(() => adminCall('proveFactor', { ticket: started.ticket, response }))
  }
  return (
    <StepForm
      title={t('passkey.title')}
      lead={t('passkey.lead')}
      submitLabel={t('passkey.submit')}
      busy={step.busy}
      failure={step.failure}
      onSubmit={() => void submit()}
      onBack={onBack}
    />
  )
}
