import { type OwnerId, SIGN_IN_DAYS } from '@touchstone/protocol'

/** Seven Hong Kong days, from the one on which a customer signed in first. */
export interface SignCycle {
  /** Of the customer, from 1. */
  readonly cycle: number
  /** Number of its first day. */
  readonly begins: number
  /** Version of the reward terms in force when it began. */
  readonly terms: number
  /** Days 1 to 7 as bits 0 to 6. */
  signed: number
  received: number
}

export function isOver({ begins }: Readonly<SignCycle>, today: number): boolean {
  return today - begins >= SIGN_IN_DAYS
}

export function has(days: number, day: number): boolean {
  return (days & bitOf(day)) !== 0
}

export function bitOf(day: number): number {
  return 1 << (day - 1)
}

/** The last cycle of each customer, in order of their first sign-in. */
export class SignIns {
  readonly cycles = new Map<OwnerId, SignCycle>()
}
