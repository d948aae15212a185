import { Button, type ButtonTone, Dialog } from '@touchstone/ui'
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

/** A dialog that does one thing: numbers, what became of the attempt, Back and the act. */
export function ActDialog(props: ActDialogProps) {
  const { title, submit, tone = 'primary', state, blockedBecause, width = 'narrow', onSubmit, onClose } = props
  const t = useTexts(contractTexts)
  const sending = state.kind === 'sending'
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('act.back')}
      width={width}
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('act.back')}
          </Button>
          <Button tone={tone} busy={sending} blockedBecause={blockedBecause} onClick={onSubmit}>
            {state.kind === 'unknown' ? t('act.sendAgain') : sending ? t('act.sending') : submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 pt-2">
        {props.children}
        <IntentNote state={state} />
        {blockedBecause !== undefined && <p className="text-12 text-warn">{blockedBecause}</p>}
      </div>
    </Dialog>
  )
}
