import type { OperatorAction, OwnerId, World } from '@touchstone/protocol'
import { canonicalJson } from '../crypto/canonicalJson.ts'

/** Lets a customer log in again. Takes two operators, though the log knows nothing of logins. */
export interface OpenLogin {
  readonly type: 'OpenLogin'
  readonly owner: OwnerId
}

export type ProposedAction = OperatorAction | OpenLogin

/** All that a second person approves, to the letter. */
export interface Payload {
  readonly world: World
  readonly action: ProposedAction
  /** 0: as soon as it is approved. */
  readonly effectiveAt: number
  readonly reason: string
  /** Of an operator who is invited with an appointment, '' otherwise. */
  readonly name: string
  /** For the customer to read, '' when nothing. */
  readonly text: string
}

export function writePayload(payload: Payload): string {
  return canonicalJson(payload)
}

/** Reads the text of {@link writePayload}. The caller has compared its digest. */
export function readPayload(text: string): Payload {
  const payload = JSON.parse(text) as Payload
  const { action } = payload
  if (!('amount' in action)) return payload
  return { ...payload, action: { ...action, amount: BigInt(action.amount) } }
}
