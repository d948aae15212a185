import { type ButtonTone, ConfirmDialog } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { IntentState } from '../../../shared/orders/useIntent.ts'
import { contractTexts } from '../texts.ts'
import { IntentNote } from './IntentNote.tsx'

export interface ActDialogProps {
  readonly title: string
  readonly submit: string
  readonly tone?: ButtonTone
  readonly state: IntentState<unknown>
  readonly blockedBecause?: string | undefined
  readonly width?: 'narrow' | 'wide'
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with one act: its figures, the result of the attempt, Back and the act's button. */
export function ActDialog(props: ActDialogProps) {
  const { title, submit, tone = 'primary', state, blockedBecause, width = 'narrow', onSubmit, onClose } = props
  const t = useTexts(contractTexts)
  const sending = state.kind === 'sending'
  return (
    <ConfirmDialog
      open
      title={title}
      width={width}
      tone={tone}
      confirmLabel={state.kind === 'unknown' ? t('act.sendAgain') : sending ? t('act.sending') : submit}
      cancelLabel={t('act.back')}
      busy={sending}
      blockedBecause={blockedBecause}
      focus="field"
      onConfirm={onSubmit}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-3 pt-2">
        {props.children}
        <IntentNote state={state} />
        {blockedBecause !== undefined && <p className="text-12 text-warn">{blockedBecause}</p>}
      </div>
    </ConfirmDialog>
  )
}
