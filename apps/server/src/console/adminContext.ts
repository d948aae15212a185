import type { OperatorId, OperatorRole } from '@touchstone/protocol'
import type { AdminCallData, AdminCallName, AdminCallRequest } from '@touchstone/protocol/admin'
import type { RecordAct } from '../audit/recordAct.ts'
import { Refusal } from '../errors/refusal.ts'

export interface Operator {
  readonly operator: OperatorId
  readonly name: string
  /** As the log says now. */
  readonly roles: readonly OperatorRole[]
}

export interface AdminContext {
  /** null before the login is over. */
  readonly operator: Operator | null
  readonly address: string
  readonly device: string
  /** The session cookie that came with the call, '' when none. */
  readonly cookie: string
  /** Of a browser in which an operator logged in before, '' when none. */
  readonly knownCookie: string
  /** "https://console.example.org", as the browser asked. */
  readonly origin: string
  /** Sets the session cookie; '' removes it. */
  setCookie(value: string): void
  setKnownCookie(value: string): void
  readonly record: RecordAct
}

export type AdminHandler<Name extends AdminCallName> = (
  request: AdminCallRequest<Name>,
  context: AdminContext,
) => AdminCallData<Name> | Promise<AdminCallData<Name>>

export type AdminHandlers<Names extends AdminCallName = AdminCallName> = {
  readonly [Name in Names]: AdminHandler<Name>
}

/** The operator of a call that needs a session (the dispatcher has refused calls without one). */
export function operatorOf(context: AdminContext): Operator {
  if (!context.operator) throw new Refusal('please_log_in')
  return context.operator
}

/** Throws Refusal('reason_missing') for a reason of nothing but spaces. */
export function checkReason(reason: string): string {
  const said = reason.trim()
  if (said === '') throw new Refusal('reason_missing')
  return said
}
