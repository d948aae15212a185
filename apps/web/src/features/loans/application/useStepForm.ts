import { type FormField, useForm } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import {
  ADULT_YEARS,
  type Application,
  type ApplicationField,
  fieldProblem,
  mostOf,
  type Offer,
  STEP_FIELDS,
  type Step,
} from './application.ts'
import { applicationTexts } from './applicationTexts.ts'
import type { ApplicationState } from './useApplication.ts'

/** The fields of one step, checked before the next one; their values belong to the application as a whole. */
export function useStepForm(step: Step, { values, set, save }: ApplicationState, offer: Offer, onNext: () => void) {
  const t = useTexts(applicationTexts)
  const formats = useFormats()
  const { product } = offer
  const sentenceOf = (field: ApplicationField, value: string) => {
    const problem = fieldProblem(field, value, offer)
    if (problem === undefined) return undefined
    return t(`problem.${problem}`, {
      field: t(`fields.${field}`),
      min: formats.decimal(product?.min ?? '0'),
      max: formats.decimal(mostOf(offer)),
      years: String(ADULT_YEARS),
    })
  }
  const form = useForm<Application>({
    initial: values,
    check: (typed) => Object.fromEntries(STEP_FIELDS[step].map((field) => [field, sentenceOf(field, typed[field])])),
    submit: async () => {
      if ((await save()) !== undefined) onNext()
    },
  })
  return {
    ...form,
    field: (name: ApplicationField): FormField<string> => {
      const field = form.field(name)
      return {
        ...field,
        onValueChange: (value) => {
          field.onValueChange(value)
          set(name, value)
        },
      }
    },
  }
}

export type StepForm = ReturnType<typeof useStepForm>
