import { STEP_FIELDS } from '../application/application.ts'
import { useStepForm } from '../application/useStepForm.ts'
import { PictureFields } from './PictureFields.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** Both sides of the identity document. */
export function IdentityStep({ application, offer, onNext, onBack }: StepProps) {
  const form = useStepForm('identity', application, offer, onNext)
  return (
    <StepFrame step="identity" form={form} application={application} onBack={onBack}>
      <PictureFields form={form} fields={STEP_FIELDS.identity} />
    </StepFrame>
  )
}
