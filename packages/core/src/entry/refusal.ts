import type { Rejection, RejectionFacts, Reply } from '@touchstone/protocol'

export type Rejected = Extract<Reply, { readonly kind: 'rejected' }>

const NO_FACTS: RejectionFacts = Object.freeze({})

export function refuse(rejection: Rejection, facts: RejectionFacts = NO_FACTS): Rejected {
  return { kind: 'rejected', rejection, facts }
}

export function done(value = 0): Reply {
  return { kind: 'done', value }
}
