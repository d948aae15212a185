import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import type { CodePurpose } from '../../mail/messages.ts'
import type { IdentityPolicy } from '../limits/policy.ts'

export interface CodeTarget {
  readonly purpose: CodePurpose
  /** The normalised account name the code was asked for. */
  readonly account: string
}

/**
 * Six-digit codes: one live code per purpose and account, five minutes, five guesses, used once. Stored as a keyed hash.
 * Each question is one statement, so that of many parallel callers exactly one can use a code.
 */
export interface VerificationCodes {
  /**
   * Makes a new code in place of the old one. A decoy fits no guess: it stands where a code would, so that accounts that
   * get none look the same. Returns the code, or how many milliseconds to wait before asking again.
   */
  issue(
    transaction: Transaction<Database>,
    target: CodeTarget,
    decoy: boolean,
  ): Promise<{ readonly code: string } | { readonly waitMs: number }>
  /** True when the code is right; a wrong one counts as a guess. Does not use it up. */
  check(target: CodeTarget, code: string): Promise<boolean>
  /** Like check, and uses the code up: of several callers with it one gets true. */
  use(target: CodeTarget, code: string): Promise<boolean>
  /** Takes back a use whose purpose was refused by a full disk or a shutdown. */
  giveBack(target: CodeTarget): Promise<void>
  sweep(): Promise<void>
}

export interface VerificationCodesOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly key: Buffer
  readonly policy: IdentityPolicy['code']
}

export function createVerificationCodes({ database, clock, key, policy }: VerificationCodesOptions): VerificationCodes {
  const hashOf = ({ purpose, account }: CodeTarget, code: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, account, code]))
      .digest('base64url')

  const guess = async (target: CodeTarget, code: string, uses: boolean): Promise<boolean> => {
    const right = sql<boolean>`code_hash = ${hashOf(target, code)}`
    const row = await database
      .updateTable('verification_codes')
      .set({ guesses: sql`guesses + case when ${right} then 0 else 1 end`, ...(uses ? { used: right } : {}) })
      .where('purpose', '=', target.purpose)
      .where('account', '=', target.account)
      .where('used', '=', false)
      .where('guesses', '<', policy.guesses)
      .where('expires_at', '>', BigInt(clock.now()))
      .returning(right.as('right'))
      .executeTakeFirst()
    return row?.right ?? false
  }

  return {
    issue: async (transaction, target, decoy) => {
      const now = clock.now()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const fresh = {
        code_hash: decoy ? randomBytes(32).toString('base64url') : hashOf(target, code),
        created_at: now,
        expires_at: now + policy.ttlMs,
        guesses: 0,
        used: false,
      }
      const issued = await transaction
        .insertInto('verification_codes')
        .values({ purpose: target.purpose, account: target.account, ...fresh })
        .onConflict((conflict) =>
          conflict
            .columns(['purpose', 'account'])
            .doUpdateSet(fresh)
            .where('verification_codes.created_at', '<=', BigInt(now - policy.resendMs)),
        )
        .returning('created_at')
        .executeTakeFirst()
      if (issued) return { code }
      const { created_at } = await transaction
        .selectFrom('verification_codes')
        .select('created_at')
        .where('purpose', '=', target.purpose)
        .where('account', '=', target.account)
        .executeTakeFirstOrThrow()
      return { waitMs: Number(created_at) + policy.resendMs - now }
    },
    check: (target, code) => guess(target, code, false),
    use: (target, code) => guess(target, code, true),
    giveBack: async ({ purpose, account }) => {
      await database
        .updateTable('verification_codes')
        .set({ used: false })
        .where('purpose', '=', purpose)
        .where('account', '=', account)
        .execute()
    },
    sweep: async () => {
      const outdated = BigInt(clock.now() - policy.resendMs)
      await database.deleteFrom('verification_codes').where('expires_at', '<=', outdated).execute()
    },
  }
}
