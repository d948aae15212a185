import type { IndexId } from '@touchstone/protocol'
import type { ReferenceIndex } from '../reference/referenceIndex.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

/** Options on these indexes take their strikes. INDEX-4. */
export function strikeSampled(state: TimedOptionsState, indexes: readonly IndexId[]): void {
  for (const id of indexes) {
    const index = state.indexes.byId(id)
    if (index) strikeOptions(state, index)
  }
}

/** The first price of an index after a purchase is the strike of that option. OPT-7. */
function strikeOptions(state: TimedOptionsState, index: ReferenceIndex): void {
  if (index.price === 0) return
  for (const { id, owner, strike, strikeSequence } of state.timedOptions.open.strike(index)) {
    const { time: strikeTime } = state
    state.emit({
      type: 'OptionStruck',
      option: id,
      owner,
      index: index.definition.id,
      strike,
      strikeSequence,
      strikeTime,
    })
  }
}
