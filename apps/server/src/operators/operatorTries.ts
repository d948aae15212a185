import type { OperatorId } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import type { Limit } from '../identity/limits/policy.ts'
import type { TriedFrom } from '../identity/limits/triedFrom.ts'
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
    /** Throws `locked_out`; the list of operators then shows that somebody of that name is turned away. */
    countPassword: async (row: OperatorRow | undefined, name: string, from: TriedFrom): Promise<void> => {
      await count(['operator address', ...from.here], LIMITS.perAddress)
      const who = name.trim().toLowerCase()
      try {
        await count(['operator login', who, ...from.here], LIMITS.login)
        await count(['operator anywhere', who, ...from.everywhere], LIMITS.anywhere)
      } catch (error) {
        if (row) await lock(row.operator, clock.now() + LIMITS.login.windowMs)
        throw error
      }
    },

    forgetPasswords: ({ name }: OperatorRow, { here, everywhere }: TriedFrom) =>
      attempts.forget(['operator login', name, ...here], ['operator anywhere', name, ...everywhere]),

    /** Throws `locked_out`. Strangers of all addresses together: there is one code to guess. */
    countFactor: (operator: OperatorId, { everywhere }: TriedFrom) =>
      count(['operator factor', personOf(operator), ...everywhere], LIMITS.factor),

    forgetFactors: (operator: OperatorId, { everywhere }: TriedFrom) =>
      attempts.forget(['operator factor', personOf(operator), ...everywhere]),
  }
}
