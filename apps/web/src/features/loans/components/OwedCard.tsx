import { buttonClass, InlineAlert, KeyValue, Num, Panel, StateChip } from '@touchstone/ui'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import { daysUntil, LOAN_TONES, type Loan } from '../loanState.ts'
import { loanRecordTexts } from '../recordTexts.ts'
import { repayTexts } from '../repayTexts.ts'

/** The debt of one loan now, its due day, and the cost of lateness so far. */
export function OwedCard({ loan }: { readonly loan: Loan }) {
  const t = useTexts(repayTexts)
  const records = useTexts(loanRecordTexts)
  const formats = useFormats()
  const { code, name, currency, state } = loan
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  return (
    <Panel className="flex h-full flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-16 font-semibold text-ink-1">{t('loan', { code })}</h2>
          <p className="text-13 text-ink-2">
            <OfferName name={name} />
          </p>
        </div>
        <StateChip tone={LOAN_TONES[state]} word={records(`states.${state}`)} />
      </div>
      <div>
        <p className="text-12 text-ink-3">{t('owed')}</p>
        <p className="text-24 font-semibold text-ink-1">{money(loan.owed)}</p>
      </div>
      <KeyValue
        items={[
          { key: 'lateFee', label: t('parts.lateFee'), value: money(loan.owedLateFee) },
          { key: 'interest', label: t('parts.interest'), value: money(loan.owedInterest) },
          { key: 'principal', label: t('parts.principal'), value: money(loan.owedPrincipal) },
          {
            key: 'due',
            label: t('due'),
            value: (
              <>
                <Num>{formats.dateTime(loan.due)}</Num> · <TimeLeft loan={loan} />
              </>
            ),
          },
        ]}
      />
      {!isZero(loan.owedLateFee) && (
        <InlineAlert tone="danger">
          {t('lateNow', { fee: formats.decimal(loan.owedLateFee), currency, rate: formats.rate(loan.lateRate) })}
        </InlineAlert>
      )}
      {loan.proofState === 'review' && (
        <InlineAlert>{t('proofWaits', { amount: formats.decimal(loan.proofAmount), currency })}</InlineAlert>
      )}
      <div className="mt-auto grid grid-cols-2 gap-3">
        <AppLink
          to="/repayment2"
          search={{ id: code }}
          aria-label={t('repayLoan', { code })}
          className={buttonClass('primary', 'medium', true)}
        >
          {t('repay')}
        </AppLink>
        <AppLink
          to="/currencyRecord"
          search={{ code }}
          aria-label={t('viewLoan', { code })}
          className={buttonClass('secondary', 'medium', true)}
        >
          {t('view')}
        </AppLink>
      </div>
    </Panel>
  )
}

/** Days left, or how late it is. */
export function TimeLeft({ loan: { state, due, overdueDays } }: { readonly loan: Loan }) {
  const t = useTexts(repayTexts)
  const now = useServerNow()
  if (state === 'overdue') return <bdi className="text-danger">{t('overdue', { days: overdueDays })}</bdi>
  if (state === 'expired') return <bdi className="text-warn">{t('expired')}</bdi>
  return <bdi>{t('daysLeft', { days: daysUntil(due, now()) })}</bdi>
}
