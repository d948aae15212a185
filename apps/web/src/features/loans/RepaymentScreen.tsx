import { useSearchField } from '@touchstone/frame'
import { Empty, Panel, Skeleton, TEXT_LINK } from '@touchstone/ui'
import { useAccountBalance } from '../../shared/funds/useAccountBalance.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { TransactionPasswordGate } from '../../shared/transactionPassword/TransactionPasswordGate.tsx'
import { LoanOwed } from './components/LoanOwed.tsx'
import { LoansFrame } from './components/LoansFrame.tsx'
import { RepayForm } from './components/RepayForm.tsx'
import { isOwed, type Loan } from './loanState.ts'
import { useLoan } from './ownLoans.ts'
import { repayTexts } from './repayTexts.ts'

/** `/repayment2?id=12`: paying one loan back, from the balance or by a proof. */
export function RepaymentScreen() {
  const t = useTexts(repayTexts)
  const code = useSearchField('id')
  return (
    <LoansFrame
      title={t('form.title', { code })}
      under="/repayment"
      lead={
        <AppLink to="/repayment" className={TEXT_LINK}>
          {t('form.back')}
        </AppLink>
      }
    >
      {/^\d{1,15}$/.test(code) ? <Repayment key={code} code={code} /> : <Nothing text={t('form.unknown')} />}
    </LoansFrame>
  )
}

function Repayment({ code }: { readonly code: string }) {
  const t = useTexts(repayTexts)
  const answer = useLoan(code)
  return (
    <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
      {([loan]) =>
        loan && isOwed(loan) ? <Payable loan={loan} /> : <Nothing text={t(loan ? 'form.over' : 'form.unknown')} />
      }
    </Loaded>
  )
}

function Payable({ loan }: { readonly loan: Loan }) {
  const balance = useAccountBalance('funds', loan.currency)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_420px] narrow:grid-cols-1 items-start gap-6">
      <Loaded answer={balance} framed waiting={<Skeleton className="h-130 opacity-40" />}>
        {({ available }) => (
          <TransactionPasswordGate path={`/repayment2?id=${loan.code}`}>
            <RepayForm loan={loan} available={available} />
          </TransactionPasswordGate>
        )}
      </Loaded>
      <LoanOwed loan={loan} />
    </div>
  )
}

function Nothing({ text }: { readonly text: string }) {
  const t = useTexts(repayTexts)
  return (
    <Panel>
      <Empty
        text={text}
        action={
          <AppLink to="/repayment" className={TEXT_LINK}>
            {t('form.back')}
          </AppLink>
        }
      />
    </Panel>
  )
}

function Waiting() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_420px] narrow:grid-cols-1 items-start gap-6">
      <Skeleton className="h-130 opacity-40" />
      <Skeleton className="h-72 opacity-40" />
    </div>
  )
}
