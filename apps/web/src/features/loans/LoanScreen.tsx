import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import { buttonClass, Empty, InlineAlert, Panel, Skeleton } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { useRecordRefetch } from '../../shared/records/useRecordRefetch.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { ApplicationScreen } from './application/ApplicationScreen.tsx'
import { type Kept, type LoanProduct, STEPS } from './application/application.ts'
import { LimitFigures, LimitPart } from './components/LimitPart.tsx'
import { LoanCalculator } from './components/LoanCalculator.tsx'
import { LoanExplanation } from './components/LoanExplanation.tsx'
import { LoanProductCard } from './components/LoanProductCard.tsx'
import { LoansFrame } from './components/LoansFrame.tsx'
import { CURRENCY } from './currency.ts'
import { FRESH_MS } from './freshness.ts'
import { loanTexts } from './texts.ts'

/** `/currency`: the products and the own limit; `/currency?step=personal` and so on: the application. */
export function LoanScreen() {
  const asked = useSearchField('step')
  const step = STEPS.find((known) => known === asked)
  return step ? <ApplicationScreen step={step} /> : <LoanHome />
}

function LoanHome() {
  const t = useTexts(loanTexts)
  const limit = useQuery({ ...callQuery('lendMy', {}, { refusal: 'here' }), refetchInterval: FRESH_MS })
  const kept = useQuery(callQuery('getLend', {}, { refusal: 'here' }))
  const products = useQuery({ ...callQuery('lendList', {}, { refusal: 'here' }), refetchInterval: FRESH_MS })
  useRecordRefetch('loan', limit.refetch)
  return (
    <LoansFrame title={t('title')} lead={t('lead', { currency: CURRENCY })}>
      {kept.data && kept.data.saved > 0 && <HalfFilled kept={kept.data} />}
      <Loaded answer={limit} lead={t('failed')} framed waiting={<Skeleton className="h-20.5 w-full opacity-40" />}>
        {(own) => <LimitFigures limit={own} />}
      </Loaded>
      <Loaded answer={products} lead={t('failed')} framed waiting={<Waiting />}>
        {(known) => (
          <>
            <div className="grid grid-cols-3 narrow:grid-cols-2 slim:grid-cols-1 items-stretch gap-5">
              {known.map((product) => (
                <LoanProductCard key={product.id} product={product} />
              ))}
              {known.length === 0 && <NoProduct />}
              {limit.data && <LimitPart limit={limit.data} />}
            </div>
            <LoanCalculator products={offeredFirst(known)} />
          </>
        )}
      </Loaded>
      <LoanExplanation />
    </LoansFrame>
  )
}

function offeredFirst(products: readonly LoanProduct[]): readonly LoanProduct[] {
  return products.toSorted((one, other) => Number(other.state === 'open') - Number(one.state === 'open'))
}

/** An application that was filled in before and not sent. */
function HalfFilled({ kept: { saved, until } }: { readonly kept: Kept }) {
  const t = useTexts(loanTexts)
  const formats = useFormats()
  return (
    <InlineAlert>
      <span className="flex items-center justify-between gap-4">
        {t('kept', { saved: formats.dateTime(saved), until: formats.date(until) })}
        <AppLink to="/currency" search={{ step: STEPS[0] }} className={buttonClass('secondary', 'small')}>
          {t('continue')}
        </AppLink>
      </span>
    </InlineAlert>
  )
}

function NoProduct() {
  const t = useTexts(loanTexts)
  return (
    <Panel className="col-span-2 slim:col-span-1">
      <Empty text={t('none')} />
    </Panel>
  )
}

function Waiting() {
  return (
    <div className="grid grid-cols-3 narrow:grid-cols-2 slim:grid-cols-1 gap-5">
      {['first', 'second', 'limit'].map((place) => (
        <Skeleton key={place} className="h-107 opacity-40" />
      ))}
    </div>
  )
}
