import { type Rejection, type RejectionFacts, rejectionMessage } from '@touchstone/protocol'

/** Thrown by a handler to refuse a call. Becomes an envelope; never a stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly rejection: Rejection
  readonly facts: RejectionFacts
  constructor(rejection: Rejection, facts: RejectionFacts = {}) {
    super(rejectionMessage(rejection, facts))
    this.rejection = rejection
    this.facts = facts
  }
}
