import { showToast } from '@touchstone/frame'
import { ConfirmDialog, Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { withdrawRecordTexts } from '../recordTexts.ts'
import { useWithdrawal } from '../useWithdrawal.ts'
import type { Withdrawal } from './withdrawalColumns.tsx'

export interface CancelWithdrawalProps {
  readonly withdrawal: Withdrawal
  readonly onClose: () => void
}

/** Takes a withdrawal back while nobody reviews it. */
export function CancelWithdrawal({ withdrawal, onClose }: CancelWithdrawalProps) {
  const t = useTexts(withdrawRecordTexts)
  const formats = useFormats()
  const { state, send } = useWithdrawal('cancelWithdraw')
  const cancel = async () => {
    if (!(await send({ id: withdrawal.id }))) return
    showToast('ok', t('cancelled'))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('cancelTitle')}
      confirmLabel={t('cancelConfirm')}
      cancelLabel={t('cancelKeep')}
      busy={state.kind === 'sending'}
      focus="confirm"
      failure={state.kind === 'refused' ? state.text : ''}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-3">
        <p>
          <Num>
            {formats.decimal(withdrawal.amount)} {withdrawal.currency}
          </Num>
        </p>
        <p>{t('cancelText')}</p>
      </div>
    </ConfirmDialog>
  )
}
