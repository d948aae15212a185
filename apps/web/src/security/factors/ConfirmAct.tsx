import { ConfirmDialog } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useAct } from '../acts/useAct.ts'
import { factorTexts } from './texts.ts'

export interface ConfirmActProps {
  readonly title: string
  readonly confirmLabel: string
  /** The consequences of the act. */
  readonly children: ReactNode
  /** Rejects with a refusal, which is then shown in the dialog. */
  readonly act: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before something is taken away; Cancel has the focus. */
export function ConfirmAct({ title, confirmLabel, children, act, onClose }: ConfirmActProps) {
  const t = useTexts(factorTexts)
  const { busy, failure, run } = useAct()
  return (
    <ConfirmDialog
      open
      title={title}
      tone="danger"
      confirmLabel={confirmLabel}
      cancelLabel={t('cancel')}
      busy={busy}
      failure={failure}
      onCancel={onClose}
      onConfirm={() => void run(act)}
    >
      {children}
    </ConfirmDialog>
  )
}
