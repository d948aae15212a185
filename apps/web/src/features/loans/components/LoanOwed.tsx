import { KeyValue, Num, Panel } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Loan } from '../loanState.ts'
import { loanRecordTexts } from '../recordTexts.ts'

const HEADING = 'text-14 font-semibold text-ink-1'

/** The debt of a loan now, part by part, and the most that it can ever become. */
export function LoanOwed({ loan }: { readonly loan: Loan }) {
  const t = useTexts(loanRecordTexts)
  const formats = useFormats()
  const { currency } = loan
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  return (
    <Panel className="flex flex-col gap-3 p-5">
      <h2 className={HEADING}>{t('loan.owedTitle')}</h2>
      <KeyValue
        items={[
          { key: 'lateFee', label: t('loan.lateFee'), value: money(loan.owedLateFee) },
          { key: 'interest', label: t('loan.interest'), value: money(loan.owedInterest) },
          { key: 'principal', label: t('loan.principal'), value: money(loan.owedPrincipal) },
          { key: 'owed', label: t('loan.owed'), value: <strong className="text-16">{money(loan.owed)}</strong> },
        ]}
      />
      <p className="text-12 text-ink-3">{t('loan.order')}</p>
      <div className="border-t border-line pt-3">
        <h2 className={HEADING}>{t('loan.worstTitle')}</h2>
        <p className="mt-1 text-13 text-ink-2">{t('loan.worst', { worst: formats.decimal(loan.worst), currency })}</p>
      </div>
    </Panel>
  )
}
