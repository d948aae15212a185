import { useState } from 'react'
import { adminCall } from '../../../shared/api/adminClient.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { isCode, plainCode } from '../enrolment.ts'
import { loginTexts } from '../texts.ts'
import { useStep } from '../useStep.ts'
import { CodeInput } from './CodeInput.tsx'
import { StepForm } from './StepForm.tsx'

const t = textsOf(loginTexts)

export function TotpStep({ ticket, onBack }: { readonly ticket: string; readonly onBack: () => void }) {
  const [code, setCode] = useState('')
  const [attempted, setAttempted] = useState(false)
  const step = useStep()
  const submit = () => {
    setAttempted(true)
    if (isCode(code)) void step.enter(() => adminCall('proveFactor', { ticket, code: plainCode(code) }))
  }
  return (
    <StepForm
      title={t('totp.title')}
      lead={t('totp.lead')}
      submitLabel={t('totp.submit')}
      busy={step.busy}
      failure={step.failure}
      onSubmit={submit}
      onBack={onBack}
    >
      <CodeInput
        label={t('totp.code')}
        value={code}
        onValueChange={setCode}
        autoFocus
        error={attempted && !isCode(code) ? t('totp.codeMissing') : undefined}
      />
    </StepForm>
  )
}
