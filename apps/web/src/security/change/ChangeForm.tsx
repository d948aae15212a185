import { Button, ErrorSummary, FailureAlert, type Form, FormFrame } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { changeTexts } from './texts.ts'

export interface ChangeFormProps<Values extends Readonly<Record<string, string>>> {
  readonly label: string
  readonly submitLabel: string
  readonly form: Form<Values>
  readonly failure: string
  readonly children: ReactNode
}

/** Fields, faults, and the button. */
export function ChangeForm<Values extends Readonly<Record<string, string>>>(props: ChangeFormProps<Values>) {
  const { label, submitLabel, form, failure, children } = props
  const t = useTexts(changeTexts)
  return (
    <FormFrame label={label} onSubmit={() => void form.send()}>
      {children}
      <ErrorSummary title={t('summary')} items={form.summary} onPick={form.focus} />
      <FailureAlert text={failure} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {submitLabel}
      </Button>
    </FormFrame>
  )
}
