import type { ReactNode } from 'react'
import { Button, type ButtonTone } from '../actions/Button.tsx'
import { FailureAlert } from '../feedback/FailureAlert.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'title' | 'width'> {
  /** The numbers, and what else is asked for. */
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly tone?: ButtonTone
  readonly busy?: boolean
  /** Why it cannot be confirmed now. */
  readonly blockedBecause?: string | undefined
  /** Why it was refused, '' when it was not. */
  readonly failure?: string
  /** Where it begins: `cancel` when money leaves, `field` when something is to be filled in first. */
  readonly focus?: 'cancel' | 'confirm' | 'field'
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something is done. Its title says the act. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, width = 'narrow', children, confirmLabel, cancelLabel, failure = '', focus = 'cancel' } = props
  return (
    <Dialog
      open={open}
      title={title}
      width={width}
      closeLabel={cancelLabel}
      onClose={props.onCancel}
      failure={failure !== '' && <FailureAlert text={failure} />}
      actions={
        <>
          <Button tone="secondary" onClick={props.onCancel} autoFocus={focus === 'cancel'}>
            {cancelLabel}
          </Button>
          <Button
            tone={props.tone ?? 'primary'}
            busy={props.busy ?? false}
            blockedBecause={props.blockedBecause}
            onClick={props.onConfirm}
            autoFocus={focus === 'confirm'}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
