import type { OperatorId } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import type { Limit } from '../identity/limits/policy.ts'
import type { LoginServices } from './loginServices.ts'
import { personOf } from './operatorPasskeys.ts'
import { OPERATOR_POLICY } from './operatorPolicy.ts'
import type { OperatorRow } from './operatorRows.ts'

const { attempts: LIMITS } = OPERATOR_POLICY

/** Tries to log in, counted before they are judged, so that tries sent together cannot slip by. */
export function createOperatorTries({
  database,
  clock,
  attempts,
}: Pick<LoginServices, 'database' | 'clock' | 'attempts'>) {
  const count = async (key: readonly [string, ...string[]], limit: Limit) => {
    const wait = await attempts.take(key, limit, { sliding: true })
    if (wait > 0) throw new Refusal('locked_out', { minutes: Math.ceil(wait / 60_000) })
  }

  const lock = async (operator: OperatorId, until: number) => {
    await database.updateTable('operators').set({ locked_until: until }).where('operator', '=', operator).execute()
  }

  return {
    /** Throws `locked_out`; an operator of that name is then locked. */
    countPassword: async (row: OperatorRow | undefined, name: string, address: string): Promise<void> => {
      await count(['operator address', address], LIMITS.perAddress)
      const who = name.trim().toLowerCase()
      try {
        await count(['operator login', who, address], LIMITS.login)
        await count(['operator anywhere', who], LIMITS.anywhere)
      } catch (error) {
        if (row) await lock(row.operator, clock.now() + LIMITS.login.windowMs)
        throw error
      }
    },

    forgetPasswords: ({ name }: OperatorRow, address: string) =>
      attempts.forget(['operator login', name, address], ['operator anywhere', name]),

    /** Throws `locked_out`. */
    countFactor: (operator: OperatorId) => count(['operator factor', personOf(operator)], LIMITS.factor),

    forgetFactors: (operator: OperatorId) => attempts.forget(['operator factor', personOf(operator)]),
  }
}
