import { Refusal } from '../../errors/refusal.ts'
import type { People } from '../accounts/people.ts'
import type { Users } from '../accounts/users.ts'
import type { AttemptKey, Attempts } from '../limits/attempts.ts'
import { judgeTry } from '../limits/limits.ts'
import type { IdentityPolicy } from '../limits/policy.ts'
import type { PasswordHasher } from './passwordHasher.ts'

/** Judges a typed transaction password, for every act that needs one. */
export interface TransactionPasswordCheck {
  /**
   * Throws `transaction_password_unset`, `transaction_password_format`, `locked_out` (five wrong ones close it for a quarter
   * of an hour, ten for a day, of which the holder is told) or `transaction_password_wrong`.
   */
  check(userId: string, password: string): Promise<void>
  /** A new password lifts the locks of the old one. */
  forgive(userId: string): Promise<void>
}

export interface TransactionPasswordCheckOptions {
  readonly users: Pick<Users, 'byId'>
  readonly hasher: PasswordHasher
  readonly attempts: Attempts
  readonly people: Pick<People, 'accountEvents'>
  readonly limits: Pick<IdentityPolicy['attempts'], 'transactionPassword' | 'transactionPasswordLong'>
}

export function createTransactionPasswordCheck(options: TransactionPasswordCheckOptions): TransactionPasswordCheck {
  const { users, hasher, attempts, people, limits } = options
  const keysOf = (userId: string) => {
    const short: AttemptKey = ['transaction password', userId]
    const long: AttemptKey = ['transaction password, long', userId]
    const wrong: AttemptKey = ['transaction password, wrong', userId]
    return { short, long, wrong }
  }
  const forgive: TransactionPasswordCheck['forgive'] = async (userId) => {
    const { short, long, wrong } = keysOf(userId)
    await attempts.forget(short, long, wrong)
  }
  /** One wrong password more; tells the holder when it was the last that is let through for a day. */
  const countWrong = async (userId: string, key: AttemptKey) => {
    const { count, windowMs } = limits.transactionPasswordLong
    const message = { kind: 'tpwdLocked', values: {} } as const
    const event = { what: 'tpwd_locked', by: 'platform', text: '', ref: '', message } as const
    await people.accountEvents.addWith(
      userId,
      event,
      async (on) => (await attempts.take(key, { count: count - 1, windowMs }, { database: on })) > 0,
    )
  }

  return {
    check: async (userId, password) => {
      const { transaction_password_hash: hash } = await users.byId(userId)
      if (hash === null) throw new Refusal('transaction_password_unset')
      if (!/^\d{6}$/.test(password)) throw new Refusal('transaction_password_format')
      const { short, long, wrong } = keysOf(userId)
      const guards = [
        { key: short, limit: limits.transactionPassword },
        { key: long, limit: limits.transactionPasswordLong },
      ] as const
      await judgeTry(attempts, guards, async () => {
        if (await hasher.verify(hash, password)) return attempts.forget(wrong)
        await countWrong(userId, wrong)
        throw new Refusal('transaction_password_wrong')
      })
    },
    forgive,
  }
}
