import { type AnchorAudit, MAX_ID, type Reply } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { done, refuse } from '../entry/refusal.ts'
import type { DecisionsState } from './decisionsState.ts'

const SHA256_HEX = /^[0-9a-f]{64}$/

/** Writes the head of the console's audit chain into the log; the chain only grows. OPER-11. */
export function anchorAudit(state: DecisionsState, { rows, head }: AnchorAudit): Reply {
  if (!isWhole(rows, 1, MAX_ID) || typeof head !== 'string' || !SHA256_HEX.test(head)) return refuse('bad_command')
  const last = state.operators.anchor
  if (last && rows <= last.rows)
    return refuse(rows === last.rows && head === last.head ? 'already_done' : 'not_allowed')
  state.operators.anchor = { rows, head }
  state.emit({ type: 'AuditAnchored', rows, head })
  return done()
}
