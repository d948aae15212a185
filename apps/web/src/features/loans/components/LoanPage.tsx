import { Button, buttonClass, Empty, InlineAlert, Panel, Skeleton, StateChip, TEXT_LINK } from '@touchstone/ui'
import { useState } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { StateSteps } from '../../../shared/records/StateSteps.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import { useSentence } from '../../../shared/said/said.ts'
import { isOwed, LOAN_TONES, type Loan } from '../loanState.ts'
import { useLoan } from '../ownLoans.ts'
import { loanRecordTexts } from '../recordTexts.ts'
import { useCalendarFile } from '../useCalendarFile.ts'
import { LoanFacts } from './LoanFacts.tsx'
import { LoanOwed } from './LoanOwed.tsx'
import { LoanPayments } from './LoanPayments.tsx'
import { LoansFrame } from './LoansFrame.tsx'
import { ProofDialog } from './ProofDialog.tsx'

/** One loan: its terms, its debt, the worst case, its source, each payment and each of its steps. */
export function LoanPage({ code }: { readonly code: string }) {
  const t = useTexts(loanRecordTexts)
  const isCode = /^\d{1,15}$/.test(code)
  return (
    <LoansFrame
      title={t('loan.title', { code })}
      lead={
        <AppLink to="/currencyRecord" className={TEXT_LINK}>
          {t('loan.back')}
        </AppLink>
      }
    >
      {isCode ? <Found code={code} /> : <Unknown />}
    </LoansFrame>
  )
}

function Found({ code }: { readonly code: string }) {
  const t = useTexts(loanRecordTexts)
  const answer = useLoan(code)
  return (
    <Loaded answer={answer} lead={t('loan.failed')} framed waiting={<Skeleton className="h-110 opacity-40" />}>
      {([loan]) => (loan ? <OwnLoan loan={loan} /> : <Unknown />)}
    </Loaded>
  )
}

function Unknown() {
  const t = useTexts(loanRecordTexts)
  return (
    <Panel>
      <Empty text={t('loan.unknown')} />
    </Panel>
  )
}

function OwnLoan({ loan }: { readonly loan: Loan }) {
  const t = useTexts(loanRecordTexts)
  const say = useSentence()
  const save = useCalendarFile()
  const [proof, setProof] = useState(false)
  const { code, name, state, reason, proofReason, steps } = loan
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-16 font-semibold text-ink-1">
          <OfferName name={name} />
        </h2>
        <StateChip tone={LOAN_TONES[state]} word={t(`states.${state}`)} />
        <span className="ms-auto flex flex-wrap gap-3">
          {loan.proof !== '' && (
            <Button tone="secondary" onClick={() => setProof(true)}>
              {t('proof.show')}
            </Button>
          )}
          {isOwed(loan) && (
            <>
              <Button tone="secondary" onClick={() => save([loan])}>
                {t('loan.calendar')}
              </Button>
              <AppLink to="/repayment2" search={{ id: code }} className={buttonClass('primary')}>
                {t('repay')}
              </AppLink>
            </>
          )}
        </span>
      </div>
      {reason !== '' && <InlineAlert tone="danger">{t('loan.reason', { reason: say(reason) })}</InlineAlert>}
      {proofReason !== '' && (
        <InlineAlert tone="warn">{t('loan.proofReason', { reason: say(proofReason) })}</InlineAlert>
      )}
      <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
        <LoanFacts loan={loan} />
        <div className="flex flex-col gap-6">
          {isOwed(loan) && <LoanOwed loan={loan} />}
          {loan.state === 'not_reviewed' && <Ahead loan={loan} />}
          <Pool isAhead={loan.disbursed === 0} />
        </div>
      </div>
      <LoanPayments loan={loan} />
      <StateSteps steps={steps} tones={LOAN_TONES} word={(step) => t(`states.${step}`)} />
      {proof && <ProofDialog loan={loan} onClose={() => setProof(false)} />}
    </>
  )
}

/** The worst case of a loan that is not paid out yet. */
function Ahead({ loan: { worst, currency } }: { readonly loan: Loan }) {
  const t = useTexts(loanRecordTexts)
  const formats = useFormats()
  return (
    <Panel className="p-5">
      <h2 className="text-14 font-semibold text-ink-1">{t('loan.worstTitle')}</h2>
      <p className="mt-1 text-13 text-ink-2">{t('loan.worstAhead', { worst: formats.decimal(worst), currency })}</p>
    </Panel>
  )
}

function Pool({ isAhead }: { readonly isAhead: boolean }) {
  const t = useTexts(loanRecordTexts)
  return (
    <Panel className="p-5">
      <h2 className="text-14 font-semibold text-ink-1">{t(isAhead ? 'loan.poolAhead' : 'loan.poolTitle')}</h2>
      <p className="mt-1 text-13 text-ink-2">{t('loan.pool')}</p>
      <p className="mt-2 text-13">
        <AppLink to="/loans" className={TEXT_LINK}>
          {t('loan.poolLink')}
        </AppLink>
      </p>
    </Panel>
  )
}
