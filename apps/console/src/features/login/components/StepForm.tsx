import { Button, FailureAlert, FormFrame } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { loginTexts } from '../texts.ts'

const t = textsOf(loginTexts)

export interface StepFormProps {
  readonly title: string
  readonly lead: string
  readonly submitLabel: string
  readonly busy: boolean
  readonly failure: string
  readonly onSubmit: () => void
  readonly onBack?: () => void
  readonly children?: ReactNode
}

/** One step of the login. */
export function StepForm({ title, lead, submitLabel, busy, failure, onSubmit, onBack, children }: StepFormProps) {
  return (
    <FormFrame label={title} onSubmit={onSubmit}>
      <div className="flex flex-col gap-1">
        <h1 className="text-20 font-semibold">{title}</h1>
        <p className="text-13 text-ink-2">{lead}</p>
      </div>
      {children}
      <FailureAlert text={failure} />
      <Button type="submit" size="large" wide busy={busy}>
        {submitLabel}
      </Button>
      {onBack && (
        <Button tone="ghost" size="small" onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </FormFrame>
  )
}
