import { ErrorSummary, Panel } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import { missingOf, type Offer, type Step } from '../application/application.ts'
import { applicationTexts } from '../application/applicationTexts.ts'
import type { ApplicationState } from '../application/useApplication.ts'
import { loanTexts } from '../texts.ts'
import { useLoanQuote } from '../useLoanQuote.ts'
import { Answers } from './Answers.tsx'
import { LoanCosts, LoanSchedule } from './LoanCosts.tsx'
import { SendForm } from './SendForm.tsx'

export interface ReviewStepProps {
  readonly application: ApplicationState
  readonly offer: Offer
  readonly onShow: (step: Step) => void
}

const HEADING = 'text-14 font-semibold text-ink-1'

/** The whole application, with its cost and the worst case, before it is sent. */
export function ReviewStep({ application, offer, onShow }: ReviewStepProps) {
  const t = useTexts(applicationTexts)
  const about = useTexts(loanTexts)
  const { values } = application
  const { product } = offer
  const quote = useLoanQuote(product?.id ?? '', values.amount)
  const missing = missingOf(values, offer)
  const stepOf = (field: string) => missing.find((one) => one.field === field)?.step
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {product && (
        <Panel className="flex flex-col gap-4 p-5">
          <h2 className={HEADING}>
            {t('review.costs')}{' '}
            <span className="ms-2 font-normal text-ink-2">
              <OfferName name={product.name} />
            </span>
          </h2>
          <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
            <LoanCosts product={product} quote={quote} />
            <div className="overflow-hidden rounded-panel border border-line">
              <h3 className="border-b border-line px-4 py-2 text-13 text-ink-2">{about('calculator.schedule')}</h3>
              <LoanSchedule product={product} quote={quote} />
            </div>
          </div>
        </Panel>
      )}
      <Answers values={values} product={product} onShow={onShow} />
      <Panel className="flex flex-col gap-4 p-5">
        <p className="text-13 text-ink-2">{t('review.paidOut')}</p>
        <ErrorSummary
          title={t('missing')}
          items={missing.map(({ field, step }) => ({
            name: field,
            sentence: t('missingIn', { field: t(`fields.${field}`), step: t(`steps.${step}`) }),
          }))}
          onPick={(field) => onShow(stepOf(field) ?? 'personal')}
        />
        {product && missing.length === 0 && <SendForm application={application} product={product} quote={quote} />}
      </Panel>
    </div>
  )
}
