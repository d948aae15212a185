import type { OperatorRole, Reply } from '@touchstone/protocol'
import type { Matter } from './matter.ts'
import type { Rejected } from './refusal.ts'

/** An action that operators may decide. */
export interface Act<State, Action> {
  /** Whether it could be carried out as things stand now. */
  readonly judge: (state: State, action: Action) => Rejected | undefined
  /** Does it. The caller has judged it. `decision` is the sequence it was logged with. */
  readonly carryOut: (state: State, action: Action, decision: number) => Reply
  /** The matter of the action; `proposer` has the roles of the operator who proposes it, none for a stranger. */
  readonly matter: Matter | ((state: State, action: Action, proposer: readonly OperatorRole[]) => Matter)
}
