import { KeyValue, Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Loan } from '../loanState.ts'
import { splitOf } from '../repayInput.ts'
import { repayTexts } from '../repayTexts.ts'

export interface PaymentSplitProps {
  readonly loan: Loan
  /** As it was typed. */
  readonly amount: string
}

/** The parts of a payment, in the order of the terms, and the debt after it. */
export function PaymentSplit({ loan, amount }: PaymentSplitProps) {
  const t = useTexts(repayTexts)
  const formats = useFormats()
  const { lateFee, interest, principal, left } = splitOf(amount, loan)
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${loan.currency}`}</Num>
  return (
    <KeyValue
      items={[
        { key: 'lateFee', label: t('form.lateFee'), value: money(lateFee) },
        { key: 'interest', label: t('form.interest'), value: money(interest) },
        { key: 'principal', label: t('form.principal'), value: money(principal) },
        { key: 'left', label: t('form.left'), value: <strong className="font-semibold">{money(left)}</strong> },
      ]}
    />
  )
}
