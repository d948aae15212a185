import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'

/** Remembers that the entry at hand has changed a position and has not told it yet. */
export function noteChange(state: ContractsState, position: Position): void {
  state.contracts.changes.add(position)
  state.contracts.unchecked.add(position)
  state.contracts.unranked.add(position)
}
