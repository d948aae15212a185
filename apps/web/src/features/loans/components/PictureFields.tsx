import { useTexts } from '../../../shared/i18n/texts.ts'
import { ImageField } from '../../../shared/uploads/ImageField.tsx'
import { PICTURE_USES, type PictureField } from '../application/application.ts'
import { applicationTexts } from '../application/applicationTexts.ts'
import type { StepForm } from '../application/useStepForm.ts'

export interface PictureFieldsProps {
  readonly form: StepForm
  readonly fields: readonly PictureField[]
}

/** Pictures beside each other, each with the requirements on it. */
export function PictureFields({ form, fields }: PictureFieldsProps) {
  const t = useTexts(applicationTexts)
  return (
    <div className="grid grid-cols-2 slim:grid-cols-1 items-start gap-5">
      {fields.map((field) => (
        <ImageField
          key={field}
          {...form.field(field)}
          label={t(`fields.${field}`)}
          hint={t(`hints.${field}`)}
          use={PICTURE_USES[field]}
        />
      ))}
    </div>
  )
}
