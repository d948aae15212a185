import type { ReferenceIndex } from '../reference/referenceIndex.ts'
import type { ExchangeState } from '../state.ts'

/** The first price of an index after a purchase is the strike of that option. OPT-7. */
export function strikeOptions(state: ExchangeState, index: ReferenceIndex): void {
  if (index.price === 0) return
  for (const { id, owner, strike, strikeSequence } of state.options.open.strike(index)) {
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
