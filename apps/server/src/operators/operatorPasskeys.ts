import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { newSecret } from '../crypto/secrets.ts'
import type { Database } from '../database/schema.ts'
import { violatedConstraint } from '../database/uniqueViolation.ts'
import type { PasskeyChallenges } from '../identity/factors/passkeyChallenges.ts'
import type { PasskeyRows } from '../identity/factors/passkeyRows.ts'
import { createPasskeys, type Passkeys } from '../identity/factors/passkeys.ts'
import { OPERATOR_POLICY } from './operatorPolicy.ts'

/** Passkeys of operators: the same ceremonies as customers', in tables of their own, with the finger or number always asked for. */
export interface OperatorPasskeys extends Passkeys {
  has(operator: number): Promise<boolean>
}

/** An operator as the ceremonies name a person. */
export function personOf(operator: number): string {
  return String(operator)
}

function rowsOf(database: Kysely<Database>): PasskeyRows {
  const own = (user: string) =>
    database.selectFrom('operator_passkeys').selectAll().where('operator', '=', Number(user))
  return {
    of: async (user) => {
      const rows = await own(user).orderBy('added_at').execute()
      return rows.map(({ operator, ...row }) => ({ ...row, user_id: personOf(operator) }))
    },
    add: async ({ user_id, ...row }, now) => {
      const values = { ...row, operator: Number(user_id), added_at: now, last_used: 0 }
      try {
        await database.insertInto('operator_passkeys').values(values).execute()
        return true
      } catch (error) {
        if (violatedConstraint(error) === undefined) throw error
        return false
      }
    },
    used: async (id, counter, now) => {
      const { numUpdatedRows } = await database
        .updateTable('operator_passkeys')
        .set({ counter, last_used: now })
        .where('id', '=', id)
        .where('counter', counter > 0 ? '<' : '=', BigInt(counter))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    remove: async (user, id) => {
      const { numDeletedRows } = await database
        .deleteFrom('operator_passkeys')
        .where('operator', '=', Number(user))
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    removeAll: async (user, on) => {
      await on.deleteFrom('operator_passkeys').where('operator', '=', Number(user)).execute()
    },
  }
}

/** A challenge for a login is bound to its operator too: the password has told who it is. */
function challengesOf(database: Kysely<Database>, clock: Clock): PasskeyChallenges {
  const sweep = async () => {
    await database.deleteFrom('operator_challenges').where('expires_at', '<=', BigInt(clock.now())).execute()
  }
  return {
    issue: async (purpose, user) => {
      await sweep()
      const challenge = newSecret()
      const row = { challenge, purpose: purpose === 'add' ? ('add' as const) : ('login' as const) }
      await database
        .insertInto('operator_challenges')
        .values({ ...row, operator: Number(user), expires_at: clock.now() + OPERATOR_POLICY.ticketMs })
        .execute()
      return challenge
    },
    take: async (challenge, purpose, user) => {
      const { numDeletedRows } = await database
        .deleteFrom('operator_challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose === 'add' ? 'add' : 'login')
        .where('operator', '=', Number(user))
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    sweep,
  }
}

export function createOperatorPasskeys(database: Kysely<Database>, clock: Clock): OperatorPasskeys {
  const rows = rowsOf(database)
  const challenges = challengesOf(database, clock)
  return {
    ...createPasskeys({ rows, challenges, clock, userVerification: 'required' }),
    has: async (operator) => (await rows.of(personOf(operator))).length > 0,
  }
}
