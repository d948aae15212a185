import type { AdminAccess } from '@touchstone/protocol/admin'
import { Refusal } from '../errors/refusal.ts'
import type { Operator } from './adminContext.ts'

/**
 * Deny by default: passes only what the access of a call names. `enrolling` proves itself by a ticket in the call, which its
 * handler judges.
 */
export function checkAccess(access: AdminAccess, operator: Operator | null, hadCookie: boolean): void {
  if (access === 'public' || access === 'enrolling') return
  if (!operator) throw new Refusal(hadCookie ? 'session_expired' : 'please_log_in')
  if (operator.roles.length === 0) throw new Refusal('role_missing')
  if (access === 'any') return
  if (!operator.roles.some((role) => access.includes(role))) throw new Refusal('role_missing')
}
