import { ConfirmDialog } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { shellTexts } from '../texts.ts'

export interface SignOutDialogProps {
  /** How many orders stay open. */
  readonly count: number
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asked of who signs out with orders that stay open. */
export function SignOutDialog({ count, onConfirm, onCancel }: SignOutDialogProps) {
  const t = useTexts(shellTexts)
  return (
    <ConfirmDialog
      open
      title={t('signOutConfirm.title')}
      confirmLabel={t('signOutConfirm.confirm')}
      cancelLabel={t('signOutConfirm.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('signOutConfirm.text', { count })}
    </ConfirmDialog>
  )
}
