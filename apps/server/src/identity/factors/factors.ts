import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import type { IdentityPolicy } from '../limits/policy.ts'
import { createPasskeyChallenges, type PasskeyChallenges } from './passkeyChallenges.ts'
import { createPasskeyRows, type PasskeyRows } from './passkeyRows.ts'
import { createPasskeys, type Passkeys } from './passkeys.ts'
import { createRecoveryCodes, type RecoveryCodes } from './recoveryCodes.ts'
import { createTotp, type Totp } from './totp.ts'

export type FactorMethod = 'totp' | 'passkey' | 'recovery'

/** Second factors: a person's proofs besides the password. */
export interface Factors {
  readonly totp: Totp
  readonly passkeys: Passkeys
  readonly passkeyRows: PasskeyRows
  readonly challenges: PasskeyChallenges
  readonly recoveryCodes: RecoveryCodes
  /** The ways in which this person can prove a login, the preferred one first; none: no second factor is set up. */
  methods(userId: string, transaction?: Kysely<Database>): Promise<readonly FactorMethod[]>
  /** Recovery codes for an account whose first factor was just added; none when it has some. */
  firstRecoveryCodes(userId: string, transaction: Kysely<Database>): Promise<readonly string[]>
  /** Recovery codes alone are no second factor: they go with the last one. */
  tidy(userId: string, transaction: Kysely<Database>): Promise<void>
  removeAll(userId: string, transaction: Kysely<Database>): Promise<void>
}

export interface FactorsOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly policy: IdentityPolicy
  readonly key: Buffer
}

export function createFactors({ database, clock, policy, key }: FactorsOptions): Factors {
  const totp = createTotp(database, clock, key)
  const passkeyRows = createPasskeyRows(database)
  const challenges = createPasskeyChallenges(database, clock, policy.challengeMs)
  const userVerification = policy.hardened ? 'required' : 'preferred'
  const passkeys = createPasskeys({ rows: passkeyRows, challenges, clock, userVerification })
  const recoveryCodes = createRecoveryCodes(database, clock, key)

  const methods: Factors['methods'] = async (userId, on = database) => {
    const held: FactorMethod[] = []
    if (await totp.isSet(userId, on)) held.push('totp')
    if ((await passkeyRows.of(userId, on)).length > 0) held.push('passkey')
    if (policy.hardened) held.reverse()
    if (held.length > 0 && (await recoveryCodes.left(userId, on)) > 0) held.push('recovery')
    return held
  }

  return {
    totp,
    passkeys,
    passkeyRows,
    challenges,
    recoveryCodes,
    methods,
    firstRecoveryCodes: async (userId, on) =>
      (await recoveryCodes.left(userId, on)) > 0 ? [] : recoveryCodes.renew(userId, on),
    tidy: async (userId, on) => {
      if ((await methods(userId, on)).length === 0) await recoveryCodes.remove(userId, on)
    },
    removeAll: async (userId, on) => {
      await totp.remove(userId, on)
      await passkeyRows.removeAll(userId, on)
      await recoveryCodes.remove(userId, on)
    },
  }
}
