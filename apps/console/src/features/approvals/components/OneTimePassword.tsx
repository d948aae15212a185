import { Button, CopyButton, Dialog } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { approvalTexts } from '../texts.ts'

const t = textsOf(approvalTexts)

/** Shown once; it stays until the operator dismisses it, even when the proposal has left the list. */
export function OneTimePassword({ password, onClose }: { readonly password: string; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      insistent
      title={t('oneTime.title')}
      closeLabel={t('oneTime.close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('oneTime.close')}</Button>}
    >
      <p>{t('oneTime.text')}</p>
      <p className="flex items-center gap-2 pt-3">
        <code className="rounded-control bg-surface-2 px-3 py-2 font-mono text-16 text-ink-1">{password}</code>
        <CopyButton text={password} label={t('oneTime.copy')} copiedLabel={t('detail.copied')} />
      </p>
    </Dialog>
  )
}
