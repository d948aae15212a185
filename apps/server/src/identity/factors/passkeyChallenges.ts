import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import { newSecret } from '../../crypto/secrets.ts'
import type { Database } from '../../database/schema.ts'

export type CeremonyPurpose = 'add' | 'login' | 'stepup'

/** Random texts that a browser signs: each good once, for one purpose and person, within a few minutes. */
export interface PasskeyChallenges {
  /** `userId` null: nobody is known yet. */
  issue(purpose: CeremonyPurpose, userId: string | null): Promise<string>
  /** Uses the challenge up; of several callers one gets true. */
  take(challenge: string, purpose: CeremonyPurpose, userId: string | null): Promise<boolean>
  sweep(): Promise<void>
}

export function createPasskeyChallenges(database: Kysely<Database>, clock: Clock, ttlMs: number): PasskeyChallenges {
  return {
    issue: async (purpose, userId) => {
      const challenge = newSecret()
      const row = { challenge, purpose, user_id: userId, expires_at: clock.now() + ttlMs }
      await database.insertInto('passkey_challenges').values(row).execute()
      return challenge
    },
    take: async (challenge, purpose, userId) => {
      const { numDeletedRows } = await database
        .deleteFrom('passkey_challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where('user_id', userId === null ? 'is' : '=', userId)
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    sweep: async () => {
      await database.deleteFrom('passkey_challenges').where('expires_at', '<=', BigInt(clock.now())).execute()
    },
  }
}
