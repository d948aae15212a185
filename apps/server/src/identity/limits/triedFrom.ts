import type { AttemptKey } from './attempts.ts'
import type { GuardedBy } from './limits.ts'
import type { Limit } from './policy.ts'

/**
 * Where tries at a secret come from, as the last parts of their counters' keys. Strangers share the counter of everywhere;
 * a browser known to the account and sessions of its own have others, so that a stranger's tries never use up theirs.
 */
export interface TriedFrom {
  readonly here: readonly string[]
  readonly everywhere: readonly string[]
}

export function fromStranger(address: string): TriedFrom {
  return { here: [address], everywhere: [] }
}

/** A browser in which the account's holder has logged in: by the hash of the cookie that it brought. */
export function fromKnownBrowser(cookieHash: string): TriedFrom {
  return { here: ['known browser', cookieHash], everywhere: ['known browser, all day', cookieHash] }
}

/** All sessions of one person together: a new session must not open a new count. */
export function fromSession(address: string): TriedFrom {
  return { here: ['session', address], everywhere: ['session'] }
}

/** The two counters of tries at one secret: from one place, and from everywhere of its kind. */
export interface TryKeys {
  readonly here: AttemptKey
  readonly everywhere: AttemptKey
}

/** Wrong passwords of an account, known or not. */
export function loginKeys(account: string, { here, everywhere }: TriedFrom): TryKeys {
  return { here: ['login', account, ...here], everywhere: ['login', account, ...everywhere] }
}

/** Wrong codes of a second factor. */
export function factorKeys(userId: string, { here, everywhere }: TriedFrom): TryKeys {
  return { here: ['factor', userId, ...here], everywhere: ['factor', userId, ...everywhere] }
}

/** Both counters with the number each lets through. */
export function guardsOf(
  { here, everywhere }: TryKeys,
  hereLimit: Limit,
  everywhereLimit: Limit,
): readonly [GuardedBy, GuardedBy] {
  return [
    { key: here, limit: hereLimit },
    { key: everywhere, limit: everywhereLimit },
  ]
}
