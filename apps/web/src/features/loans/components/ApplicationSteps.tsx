import { Glyph } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { type Application, missingOf, type Offer, STEPS, type Step } from '../application/application.ts'
import { applicationTexts } from '../application/applicationTexts.ts'

export interface ApplicationStepsProps {
  readonly current: Step
  readonly values: Application
  readonly offer: Offer
  readonly onShow: (step: Step) => void
}

const MARK =
  'num mt-px flex size-6 shrink-0 items-center justify-center rounded-full bg-surface-3 text-12 font-medium text-ink-1'

/** The four steps in their order, each with whether it is complete. */
export function ApplicationSteps({ current, values, offer, onShow }: ApplicationStepsProps) {
  const t = useTexts(applicationTexts)
  const missing = missingOf(values, offer)
  const isComplete = (step: Step) => step !== 'review' && missing.every((one) => one.step !== step)
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="flex flex-col gap-2">
        {STEPS.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onShow(step)}
              className={clsx(
                'flex w-full items-center gap-3 rounded-panel border bg-surface-1 px-4 py-3 text-start text-14 font-medium text-ink-1 hover:bg-surface-2',
                step === current ? 'border-accent' : 'border-line',
              )}
            >
              <span className={MARK}>{isComplete(step) ? <Glyph name="check" className="size-3.5" /> : index + 1}</span>
              {t(`steps.${step}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
