import { ConfirmDialog } from '@touchstone/ui'
import { typedAmount } from '../../../shared/decimals/typedAmount.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { RepayWay } from '../repayInput.ts'
import { repayTexts } from '../repayTexts.ts'
import { PaymentSplit, type PaymentSplitProps } from './PaymentSplit.tsx'

export interface ConfirmRepaymentProps extends PaymentSplitProps {
  readonly way: RepayWay
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation before a repayment, with its parts. */
export function ConfirmRepayment({ loan, amount, way, busy, onConfirm, onCancel }: ConfirmRepaymentProps) {
  const t = useTexts(repayTexts)
  const formats = useFormats()
  const { code, currency } = loan
  const words = { code, currency, amount: formats.decimal(typedAmount(amount)) }
  return (
    <ConfirmDialog
      open
      title={t(way === 'proof' ? 'form.confirm.titleProof' : 'form.confirm.title', words)}
      confirmLabel={t('form.submit')}
      cancelLabel={t('form.confirm.cancel')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="flex flex-col gap-4">
        <p>{t(`form.confirm.${way}`)}</p>
        <PaymentSplit loan={loan} amount={amount} />
      </div>
    </ConfirmDialog>
  )
}
