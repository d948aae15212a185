import type { Rejection, RejectionFacts, Reply } from '@touchstone/protocol'

export type Rejected = Extract<Reply, { readonly kind: 'rejected' }>

const NO_FACTS: RejectionFacts = Object.freeze({})

export function refuse(rejection: Rejection, facts: RejectionFacts = NO_FACTS): Rejected {
  return { kind: 'rejected', rejection, facts }
}

export function done(value = 0): Reply {
  return { kind: 'done', value }
}

/** A whole number from `least` to `most`. */
export function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

/** Half of a character: such a text has no bytes. */
const LONE_SURROGATE = /\p{Cs}/u

/** A text of `least` to `most` UTF-16 units that can be written down. */
export function isText(value: unknown, least: number, most: number): boolean {
  if (typeof value !== 'string' || value.length < least || value.length > most) return false
  return !LONE_SURROGATE.test(value)
}
