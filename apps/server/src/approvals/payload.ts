import type { OperatorAction, OwnerId, TextType, World } from '@touchstone/protocol'
import type { CompanyFacts } from '../content/company.ts'
import type { NewVersion } from '../content/textEditing.ts'
import { canonicalJson } from '../crypto/canonicalJson.ts'

/** Lets a customer log in again. Takes two operators, though the log knows nothing of logins. */
export interface OpenLogin {
  readonly type: 'OpenLogin'
  readonly owner: OwnerId
}

/** Makes what it holds a version of a legal text. */
export interface PublishText extends Omit<NewVersion, 'type'> {
  readonly type: 'PublishText'
  /** The kind of text. */
  readonly kind: TextType
  /** What was shown when it was proposed, so that the approver sees what changes. */
  readonly before: {
    readonly title: string
    /** Absent in what was proposed before summaries were kept. */
    readonly summary?: string
    readonly markdown: string
  }
}

/** Makes what it holds the facts of the company. */
export interface SetCompany {
  readonly type: 'SetCompany'
  readonly facts: CompanyFacts
  readonly before: CompanyFacts
}

/** Acts of which the log knows nothing: they move no money and change no term. */
export type OutsideAction = PublishText | SetCompany

export type ProposedAction = OperatorAction | OpenLogin | OutsideAction

export function isOutside(action: ProposedAction): action is OutsideAction {
  return action.type === 'PublishText' || action.type === 'SetCompany'
}

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
