import { Button, buttonClass, Empty, Panel, Skeleton } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { LoansFrame } from './components/LoansFrame.tsx'
import { OwedCard } from './components/OwedCard.tsx'
import type { Loan } from './loanState.ts'
import { useOwedLoans } from './ownLoans.ts'
import { repayTexts } from './repayTexts.ts'
import { loanTexts } from './texts.ts'
import { useCalendarFile } from './useCalendarFile.ts'

/** `/repayment`: the debt of each loan, and the form to pay it. */
export function OwedScreen() {
  const t = useTexts(repayTexts)
  const about = useTexts(loanTexts)
  const answer = useOwedLoans()
  return (
    <LoansFrame title={about('sections.owed')} lead={t('lead')}>
      <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
        {(loans) => (loans.length === 0 ? <Nothing /> : <Cards loans={loans} />)}
      </Loaded>
    </LoansFrame>
  )
}

function Cards({ loans }: { readonly loans: readonly Loan[] }) {
  const t = useTexts(repayTexts)
  const save = useCalendarFile()
  return (
    <>
      <div className="flex justify-end">
        <Button tone="secondary" onClick={() => save(loans)}>
          {t('calendar')}
        </Button>
      </div>
      <ul className="-mt-2 grid grid-cols-2 narrow:grid-cols-1 gap-5">
        {loans.map((loan) => (
          <li key={loan.code}>
            <OwedCard loan={loan} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Nothing() {
  const t = useTexts(repayTexts)
  return (
    <Panel>
      <Empty
        text={t('none')}
        action={
          <AppLink to="/currency" className={buttonClass('secondary', 'small')}>
            {t('loans')}
          </AppLink>
        }
      />
    </Panel>
  )
}

function Waiting() {
  return (
    <div className="grid grid-cols-2 narrow:grid-cols-1 gap-5">
      <Skeleton className="h-72 opacity-40" />
      <Skeleton className="h-72 opacity-40" />
    </div>
  )
}
