import type { ReferenceState } from '../reference/referenceState.ts'
import type { Operators } from './operators.ts'

export interface DecisionsState extends ReferenceState {
  readonly operators: Operators
}
