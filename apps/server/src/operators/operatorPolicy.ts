import type { Limit } from '../identity/limits/policy.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Every number that rules how operators log in, in one place. */
export const OPERATOR_POLICY = {
  /** Characters. */
  password: { min: 14, max: 128 },
  /** Between the two steps of a login, and for an enrolment. */
  ticketMs: 5 * MINUTE,
  session: { idleMs: 15 * MINUTE, absoluteMs: 12 * HOUR },
  /** A browser in which an operator has not logged in for so long is a stranger's. */
  knownBrowserMs: 90 * 24 * HOUR,
  attempts: {
    /** Wrong passwords of one operator from one address, and of one operator from anywhere; a known browser has both for itself. */
    login: { count: 5, windowMs: 15 * MINUTE },
    anywhere: { count: 50, windowMs: 24 * HOUR },
    perAddress: { count: 100, windowMs: 15 * MINUTE },
    /** Wrong second factors of one operator, of strangers together and of each known browser. */
    factor: { count: 5, windowMs: 15 * MINUTE },
  },
} as const satisfies {
  readonly password: { readonly min: number; readonly max: number }
  readonly ticketMs: number
  readonly session: { readonly idleMs: number; readonly absoluteMs: number }
  readonly knownBrowserMs: number
  readonly attempts: Readonly<Record<string, Limit>>
}
