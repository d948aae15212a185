import type { ExchangeState } from '../../state.ts'
import type { Position } from '../position.ts'

/** Remembers that the entry at hand has changed a position and has not told it yet. */
export function noteChange(state: ExchangeState, position: Position): void {
  state.contracts.changes.add(position)
  state.contracts.unchecked.add(position)
}
