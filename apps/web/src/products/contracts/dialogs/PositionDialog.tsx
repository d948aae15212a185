import type { ContractRow } from '@touchstone/protocol'
import { AdjustMargin } from './AdjustMargin.tsx'
import { ClosePosition } from './ClosePosition.tsx'
import { ReversePosition } from './ReversePosition.tsx'
import { SetProtection } from './SetProtection.tsx'

const DIALOGS = { close: ClosePosition, reverse: ReversePosition, protect: SetProtection, margin: AdjustMargin }

/** What can be done to a position from its row. */
export type PositionAct = keyof typeof DIALOGS

interface PositionDialogProps {
  readonly act: PositionAct
  readonly row: ContractRow
  readonly onClose: () => void
}

/** The dialog of one act on a position. */
export function PositionDialog({ act, row, onClose }: PositionDialogProps) {
  const Dialog = DIALOGS[act]
  return <Dialog row={row} onClose={onClose} />
}
