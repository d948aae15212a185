import type { AnchorAudit, Reply } from '@touchstone/protocol'
import { done, refuse } from '../entry/refusal.ts'
import type { DecisionsState } from './decisionsState.ts'

const SHA256_HEX = /^[0-9a-f]{64}$/

/** Whether the head is a SHA-256 in hex. */
export function isHead({ head }: AnchorAudit): boolean {
  return SHA256_HEX.test(head)
}

/** Writes the head of the console's audit chain into the log; the chain only grows. OPER-11. */
export function anchorAudit(state: DecisionsState, { rows, head }: AnchorAudit): Reply {
  const last = state.operators.anchor
  if (last && rows <= last.rows)
    return refuse(rows === last.rows && head === last.head ? 'already_done' : 'not_allowed')
  state.operators.anchor = { rows, head }
  state.emit({ type: 'AuditAnchored', rows, head })
  return done()
}
