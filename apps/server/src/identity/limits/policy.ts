/** At most `count` within `windowMs`. */
export interface Limit {
  readonly count: number
  readonly windowMs: number
}

/** Every number that rules accounts and sessions, in one place. */
export interface IdentityPolicy {
  /** Registration without an invitation code is refused. */
  readonly inviteRequired: boolean
  /**
   * Every session must prove its browser cookie, and one without may not change security settings. Otherwise only
   * requests that come from a browser must, so that a program may call with nothing but its token.
   */
  readonly hardened: boolean
  /** Whether value leaves only accounts that have a second factor. */
  readonly withdrawalFactor: boolean
  /** Changes of an account's protection wait for a person to approve them; the first setting of an empty value does not. */
  readonly securityReview: boolean
  /** Characters. */
  readonly password: { readonly min: number; readonly max: number }
  readonly session: {
    /** Ends a session nobody used: a request and an open live connection both count as use, so a watched chart stays. */
    readonly idleMs: number
    /** Ends every session, used or not. */
    readonly absoluteMs: number
    /** How long another server may still honour a session that this one has ended. */
    readonly cacheMs: number
    /** How long a session that was known goes on while the database does not answer. */
    readonly awayMs: number
    readonly perUser: number
    /** Of a guest's only session, with which the guest is forgotten. */
    readonly guest: { readonly idleMs: number; readonly absoluteMs: number }
  }
  readonly code: {
    readonly ttlMs: number
    readonly resendMs: number
    readonly guesses: number
    readonly perAccount: Limit
    readonly perAddress: Limit
  }
  readonly attempts: {
    /** Wrong passwords of one account from one address. */
    readonly login: Limit
    /** Wrong passwords in a row of one account, from anywhere; a new password lifts it. */
    readonly loginAnywhere: Limit
    readonly loginsPerAddress: Limit
    readonly registrationsPerAddress: Limit
    readonly codeChecksPerAddress: Limit
    readonly oldPassword: Limit
    /** Codes of a second factor, of one account: from one address, and from anywhere. */
    readonly factor: Limit
    readonly factorAnywhere: Limit
    /** Answers to the security question, of one account. */
    readonly answer: Limit
    /** Transaction passwords of one account: a short lock first, then a long one of which the holder is told. */
    readonly transactionPassword: Limit
    readonly transactionPasswordLong: Limit
    readonly passkeyLoginsPerAddress: Limit
    readonly walletCallsPerAddress: Limit
    readonly guestsPerAddress: Limit
    /** Play money asked for once more, of one account. */
    readonly demoFunds: Limit
  }
  readonly hashing: {
    readonly memoryKib: number
    readonly passes: number
    /**
     * Passwords worked on at once, and how many more may wait. Hashing shares four threads with the log's writes, so half of
     * them stay free.
     */
    readonly concurrency: number
    readonly waiting: number
  }
  /** An answer that must not tell whether there is an account leaves at a multiple of this after the call came; 0: at once. */
  readonly answerStepMs: number
  readonly favourites: number
  /** How long a session counts as proved anew. */
  readonly stepUpMs: number
  /** How long a right answer to the security question is good for one change. */
  readonly ticketMs: number
  /** How long a browser may take to prove a passkey. */
  readonly challengeMs: number
  /** How long withdrawals wait after an account's protection was changed. */
  readonly holdMs: number
  /** A device that was not seen for so long is a new one; also how long logins are kept on record. */
  readonly loginLogMs: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In the sandbox everybody comes from one address, so limits per address are generous there. */
export function identityPolicy({
  sandbox,
  inviteRequired = false,
  hardened = false,
  securityReview = true,
  withdrawalFactor = !sandbox,
}: {
  sandbox: boolean
  inviteRequired?: boolean
  hardened?: boolean
  securityReview?: boolean
  withdrawalFactor?: boolean
}) {
  const perAddress = (count: number, windowMs: number): Limit => ({ count: sandbox ? count * 100 : count, windowMs })
  return {
    inviteRequired,
    hardened,
    securityReview,
    withdrawalFactor,
    password: hardened ? { min: 8, max: 64 } : { min: 6, max: 12 },
    session: {
      idleMs: 15 * MINUTE,
      absoluteMs: 12 * HOUR,
      cacheMs: 5 * SECOND,
      awayMs: 15 * MINUTE,
      perUser: 100,
      guest: { idleMs: 7 * DAY, absoluteMs: 30 * DAY },
    },
    code: {
      ttlMs: 5 * MINUTE,
      resendMs: 60 * SECOND,
      guesses: 5,
      perAccount: { count: 5, windowMs: HOUR },
      perAddress: perAddress(20, HOUR),
    },
    attempts: {
      login: { count: 5, windowMs: 15 * MINUTE },
      loginAnywhere: { count: 50, windowMs: 24 * HOUR },
      loginsPerAddress: perAddress(100, 15 * MINUTE),
      registrationsPerAddress: perAddress(30, HOUR),
      codeChecksPerAddress: perAddress(100, HOUR),
      oldPassword: { count: 5, windowMs: 15 * MINUTE },
      factor: { count: 5, windowMs: 15 * MINUTE },
      factorAnywhere: { count: 50, windowMs: DAY },
      answer: { count: 5, windowMs: 15 * MINUTE },
      transactionPassword: { count: 5, windowMs: 15 * MINUTE },
      transactionPasswordLong: { count: 10, windowMs: DAY },
      passkeyLoginsPerAddress: perAddress(60, 15 * MINUTE),
      walletCallsPerAddress: perAddress(60, 15 * MINUTE),
      guestsPerAddress: perAddress(20, HOUR),
      demoFunds: { count: 20, windowMs: HOUR },
    },
    hashing: { memoryKib: 19_456, passes: 2, concurrency: 2, waiting: 200 },
    answerStepMs: 25,
    favourites: 200,
    stepUpMs: 10 * MINUTE,
    ticketMs: 10 * MINUTE,
    challengeMs: 5 * MINUTE,
    holdMs: hardened ? 72 * HOUR : 24 * HOUR,
    loginLogMs: 90 * DAY,
  } satisfies IdentityPolicy
}
