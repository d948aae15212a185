import { showToast } from '@touchstone/frame'
import { Button, ErrorSummary, FailureAlert, FormFrame, Panel } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { LoanProduct, Offer, Step } from '../application/application.ts'
import { applicationTexts } from '../application/applicationTexts.ts'
import type { ApplicationState } from '../application/useApplication.ts'
import type { StepForm } from '../application/useStepForm.ts'

/** The props of a step's form. */
export interface StepProps {
  readonly application: ApplicationState
  readonly offer: Offer
  /** That can be applied for. */
  readonly products: readonly LoanProduct[]
  readonly onNext: () => void
  /** Absent on the first step. */
  readonly onBack: (() => void) | undefined
}

export interface StepFrameProps extends Pick<StepProps, 'application' | 'onBack'> {
  readonly step: Exclude<Step, 'review'>
  readonly form: StepForm
  readonly children: ReactNode
}

/** The fields of a step, and the ways on: it is saved before the next one. */
export function StepFrame({ step, form, application, onBack, children }: StepFrameProps) {
  const t = useTexts(applicationTexts)
  const formats = useFormats()
  const { save, saving, failure, isDirty } = application
  const saveOnly = async () => {
    const until = await save()
    if (until !== undefined) showToast('ok', t('saved', { date: formats.date(until) }))
  }
  return (
    <Panel className="p-6">
      <FormFrame label={t(`steps.${step}`)} onSubmit={() => void form.send()}>
        {children}
        <ErrorSummary title={t('several')} items={form.summary} onPick={form.focus} />
        <FailureAlert text={failure} />
        <div className="flex items-center gap-3">
          <Button type="submit" size="large" busy={form.busy}>
            {t('next')}
          </Button>
          {isDirty && (
            <Button tone="secondary" size="large" busy={saving && !form.busy} onClick={() => void saveOnly()}>
              {t('save')}
            </Button>
          )}
          {onBack && (
            <Button tone="ghost" size="large" onClick={onBack}>
              {t('back')}
            </Button>
          )}
        </div>
      </FormFrame>
    </Panel>
  )
}
