import type { World } from '@touchstone/protocol'

export type PolicyTables = {
  policies: {
    world: World
    /** Sequence of the decision. */
    decision: bigint
    /** The action, JSON: what its kind of policy says from then on. */
    action: string
    proposer: number
    approver: number
    reason: string
    /** Log time of the entry that it came into force with. */
    in_force_from: bigint
  }
}

export const POLICY_TABLES = ['policies'] as const satisfies readonly (keyof PolicyTables)[]
