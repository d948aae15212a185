import type { ReactNode } from 'react'
import { Button, type ButtonTone } from '../actions/Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  readonly open: boolean
  /** Says the act. */
  readonly title: string
  /** The numbers. */
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly tone?: ButtonTone
  readonly busy?: boolean
  /** Money leaves: the safe answer has the focus. */
  readonly focusCancel?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, tone = 'primary', busy = false } = props
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={cancelLabel}
      onClose={props.onCancel}
      actions={
        <>
          <Button tone="secondary" onClick={props.onCancel} autoFocus={props.focusCancel ?? true}>
            {cancelLabel}
          </Button>
          <Button tone={tone} busy={busy} onClick={props.onConfirm} autoFocus={props.focusCancel === false}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
