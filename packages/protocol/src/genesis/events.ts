import { define, type RecordOf } from '../shape/definition.ts'
import { id, text } from '../shape/kinds.ts'

export const RulesActivated = define(10, 'RulesActivated', 'Another version of the rules holds from here on.', {
  version: id(0),
})
export type RulesActivated = RecordOf<typeof RulesActivated>

export const ClockResumed = define(11, 'ClockResumed', 'Time goes on after a long pause.', {
  reason: text(),
})
export type ClockResumed = RecordOf<typeof ClockResumed>
