import { type ButtonTone, ConfirmDialog } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { TopUp } from '../../../shared/funds/TopUp.tsx'
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
  /** The contract account has too little for the act. */
  readonly short?: boolean
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
  const short = props.short || (state.kind === 'refused' && state.word === 'insufficient_balance')
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
        {short && <TopUp account="contract" short />}
      </div>
    </ConfirmDialog>
  )
}
