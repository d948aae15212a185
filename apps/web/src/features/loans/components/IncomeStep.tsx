import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PictureField } from '../application/application.ts'
import { applicationTexts } from '../application/applicationTexts.ts'
import { useStepForm } from '../application/useStepForm.ts'
import { CURRENCY, DECIMALS } from '../currency.ts'
import { PictureFields } from './PictureFields.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'

const AMOUNTS = ['income', 'expected'] as const
const PAPERS: readonly PictureField[] = ['creditId', 'housingId', 'incomeProofId', 'bankFlowId']

/** The applicant's income and planned investment, and the papers that prove them. */
export function IncomeStep({ application, offer, onNext, onBack }: StepProps) {
  const t = useTexts(applicationTexts)
  const form = useStepForm('income', application, offer, onNext)
  return (
    <StepFrame step="income" form={form} application={application} onBack={onBack}>
      <div className="grid grid-cols-2 slim:grid-cols-1 items-start gap-4">
        {AMOUNTS.map((field) => (
          <div key={field}>
            <DecimalField
              large
              {...form.field(field)}
              label={t(`fields.${field}`)}
              unit={CURRENCY}
              maxDecimals={DECIMALS}
            />
            <p className="mt-1 text-12 text-ink-3">{t(`hints.${field}`, { currency: CURRENCY })}</p>
          </div>
        ))}
      </div>
      <h2 className="text-14 font-semibold text-ink-1">{t('papers')}</h2>
      <PictureFields form={form} fields={PAPERS} />
    </StepFrame>
  )
}
