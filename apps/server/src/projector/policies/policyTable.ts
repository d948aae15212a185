import { int4, named, type TableTypes, table, text, whole } from '../table.ts'

/** Policies that operators decided, as the log tells them. */
export const POLICIES = table(
  'policies',
  {
    /** Sequence of the decision. */
    decision: whole,
    /** The action, JSON: what its kind of policy says from then on. */
    action: text(),
    proposer: int4,
    approver: int4,
    reason: text(),
    /** Log time of the entry that it came into force with. */
    time: named('in_force_from', whole),
  },
  { key: ['decision'] },
)

export type PolicyTables = TableTypes<typeof POLICIES>
