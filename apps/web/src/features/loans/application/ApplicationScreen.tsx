import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import { Panel, Skeleton } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { useGoTo } from '../../../shared/routing/useGoTo.ts'
import { ApplicationSteps } from '../components/ApplicationSteps.tsx'
import { IdentityStep } from '../components/IdentityStep.tsx'
import { IncomeStep } from '../components/IncomeStep.tsx'
import { LeaveDialog } from '../components/LeaveDialog.tsx'
import { LoansFrame } from '../components/LoansFrame.tsx'
import { PersonalStep } from '../components/PersonalStep.tsx'
import { ReviewStep } from '../components/ReviewStep.tsx'
import { type Kept, type LoanLimit, type LoanProduct, type Offer, STEPS, type Step } from './application.ts'
import { applicationTexts } from './applicationTexts.ts'
import { useApplication } from './useApplication.ts'

const STEP_FORMS = { personal: PersonalStep, identity: IdentityStep, income: IncomeStep } as const

export interface ApplicationScreenProps {
  readonly step: Step
}

interface Parts {
  readonly kept: Kept
  readonly limit: LoanLimit
  readonly products: readonly LoanProduct[]
}

/** `/currency?step=personal&id=1&amount=500`: applying, in four steps that are saved on the server. */
export function ApplicationScreen({ step }: ApplicationScreenProps) {
  const t = useTexts(applicationTexts)
  const kept = useQuery(callQuery('getLend', {}, { refusal: 'here' }))
  const limit = useQuery(callQuery('lendMy', {}, { refusal: 'here' }))
  const products = useQuery(callQuery('lendList', {}, { refusal: 'here' }))
  const answers = [kept, limit, products]
  const data: Parts | undefined =
    kept.data && limit.data && products.data
      ? { kept: kept.data, limit: limit.data, products: products.data }
      : undefined
  const answer = {
    data,
    error: answers.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const one of answers) void one.refetch()
    },
  }
  return (
    <LoansFrame title={t('title')} lead={t('lead')}>
      <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
        {(parts) => <Filling {...parts} step={step} onSaved={kept.refetch} />}
      </Loaded>
    </LoansFrame>
  )
}

interface FillingProps extends Parts, ApplicationScreenProps {
  /** The stored draft has changed. */
  readonly onSaved: () => Promise<unknown>
}

function Filling({ kept, limit, products, step, onSaved }: FillingProps) {
  const goTo = useGoTo()
  const now = useServerNow()
  const wish = { id: useSearchField('id'), amount: useSearchField('amount') }
  const application = useApplication(kept, wish, onSaved)
  const open = products.filter(({ state }) => state === 'open')
  const product = open.find(({ id }) => id === application.values.id)
  const offer: Offer = { product, available: limit.available, now: now() }
  const show = (next: Step) => goTo('/currency', { step: next })
  const position = STEPS.indexOf(step)
  const forth = () => show(STEPS[position + 1] ?? 'review')
  const back = position === 0 ? undefined : () => show(STEPS[position - 1] ?? 'personal')
  const StepForm = step === 'review' ? undefined : STEP_FORMS[step]
  return (
    <div className="grid grid-cols-[260px_minmax(0,1fr)] narrow:grid-cols-1 items-start gap-6">
      <ApplicationSteps current={step} values={application.values} offer={offer} onShow={show} />
      {StepForm ? (
        <StepForm key={step} application={application} offer={offer} products={open} onNext={forth} onBack={back} />
      ) : (
        <ReviewStep application={application} offer={offer} onShow={show} />
      )}
      <LeaveDialog application={application} />
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid grid-cols-[260px_minmax(0,1fr)] narrow:grid-cols-1 items-start gap-6">
      <Skeleton className="h-60 w-full rounded-panel opacity-40" />
      <Panel className="flex flex-col gap-5 p-6">
        {['loan', 'name', 'country', 'address', 'birth'].map((field) => (
          <Skeleton key={field} className="h-11 w-full" />
        ))}
      </Panel>
    </div>
  )
}
