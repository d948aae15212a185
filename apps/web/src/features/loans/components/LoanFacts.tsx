import { KeyValue, Num, Panel } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import { isOwed, type Loan } from '../loanState.ts'
import { loanRecordTexts } from '../recordTexts.ts'
import { TimeLeft } from './OwedCard.tsx'

/** A loan as it was applied for, and how far it is. */
export function LoanFacts({ loan }: { readonly loan: Loan }) {
  const t = useTexts(loanRecordTexts)
  const formats = useFormats()
  const { currency, disbursed, due } = loan
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  const count = (value: number) => <Num>{formats.count(value)}</Num>
  const rate = (value: string) => <Num>{formats.rate(value)}</Num>
  const moment = (time: number) => <Num>{formats.dateTime(time)}</Num>
  return (
    <Panel className="p-5">
      <KeyValue
        items={[
          { key: 'amount', label: t(disbursed === 0 ? 'loan.asked' : 'column.amount'), value: money(loan.amount) },
          { key: 'days', label: t('column.days'), value: count(loan.days) },
          { key: 'free', label: t('loan.free'), value: count(loan.freeDays) },
          { key: 'grace', label: t('loan.grace'), value: count(loan.graceDays) },
          { key: 'rate', label: t('column.rate'), value: rate(loan.dailyRate) },
          { key: 'lateRate', label: t('column.lateRate'), value: rate(loan.lateRate) },
          { key: 'interest', label: t('column.interest'), value: money(loan.interest) },
          { key: 'lateFee', label: t('column.lateFee'), value: money(loan.lateFee) },
          { key: 'overdue', label: t('column.overdueDays'), value: count(loan.overdueDays) },
          {
            key: 'total',
            label: t('column.total'),
            value: <strong className="font-semibold">{money(loan.total)}</strong>,
          },
          { key: 'paid', label: t('loan.paid'), value: money(loan.paid) },
          { key: 'applied', label: t('column.applied'), value: moment(loan.applyTime) },
          { key: 'lent', label: t('loan.lent'), value: disbursed === 0 ? t('loan.notLent') : moment(disbursed) },
          ...(due === 0
            ? []
            : [
                {
                  key: 'due',
                  label: t('loan.due'),
                  value: (
                    <>
                      {moment(due)}
                      {isOwed(loan) && (
                        <>
                          {' '}
                          · <TimeLeft loan={loan} />
                        </>
                      )}
                    </>
                  ),
                },
              ]),
          { key: 'lender', label: t('column.lender'), value: <OfferName name={loan.lender} /> },
          { key: 'terms', label: t('loan.terms'), value: t('loan.termsOf', { version: formats.count(loan.terms) }) },
        ]}
      />
    </Panel>
  )
}
