import { type ButtonTone, ConfirmDialog, InlineAlert, TextArea } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { textsOf } from '../i18n/texts.ts'
import { actTexts } from './texts.ts'
import type { ActState } from './useAct.ts'

const t = textsOf(actTexts)

/** Whether the act needs a second operator, one is enough, or the dialog says neither. */
export type Eyes = 'two' | 'one' | 'unsaid'

export interface ActDialogProps {
  /** The label of the act. */
  readonly title: string
  readonly confirmLabel: string
  readonly tone?: ButtonTone
  readonly eyes: Eyes
  readonly width?: 'narrow' | 'wide'
  /** The act itself: whether it runs, and why it was refused. */
  readonly act: ActState
  /** The faults of the fields, before the request is sent. */
  readonly problem?: string | undefined
  /** The numbers, and further fields. */
  readonly children?: ReactNode
  /** Resolves to true when it succeeded; the dialog then closes. */
  readonly onConfirm: (reason: string) => Promise<boolean>
  readonly onClose: () => void
}

/** The dialog of every act of an operator: its effects in numbers, its reason, and a confirmation that no key gives by itself. */
export function ActDialog(props: ActDialogProps) {
  const { title, confirmLabel, tone = 'primary', eyes, act, problem, children, onConfirm, onClose } = props
  const [reason, setReason] = useState('')
  const [attempted, setAttempted] = useState(false)
  const missing = reason.trim() === ''
  const confirm = async () => {
    setAttempted(true)
    if (missing || problem !== undefined) return
    if (await onConfirm(reason.trim())) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={title}
      width={props.width ?? 'narrow'}
      tone={tone}
      confirmLabel={confirmLabel}
      cancelLabel={t('cancel')}
      busy={act.busy}
      failure={act.failure || (attempted ? (problem ?? '') : '')}
      focus="field"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        {children}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          onValueChange={setReason}
          error={attempted && missing ? t('reasonMissing') : undefined}
        />
        {eyes !== 'unsaid' && (
          <InlineAlert tone={eyes === 'two' ? 'info' : 'warn'}>{t(eyes === 'two' ? 'fourEyes' : 'alone')}</InlineAlert>
        )}
      </div>
    </ConfirmDialog>
  )
}
