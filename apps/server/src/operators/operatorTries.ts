import type { OperatorId } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import { judgeTry, takeTry } from '../identity/limits/limits.ts'
import type { TriedFrom } from '../identity/limits/triedFrom.ts'
import type { LoginServices } from './loginServices.ts'
import { personOf } from './operatorPasskeys.ts'
import { OPERATOR_POLICY } from './operatorPolicy.ts'
import type { OperatorRow } from './operatorRows.ts'

const { attempts: LIMITS } = OPERATOR_POLICY

/** Tries to log in, counted before they are judged and judged one after the other. */
export function createOperatorTries({
  database,
  clock,
  attempts,
}: Pick<LoginServices, 'database' | 'clock' | 'attempts'>) {
  const lock = async (operator: OperatorId, until: number) => {
    await database.updateTable('operators').set({ locked_until: until }).where('operator', '=', operator).execute()
  }

  return {
    /** Throws `locked_out`; the list of operators then shows that somebody of that name is turned away. */
    judgePassword: async <Right>(
      row: OperatorRow | undefined,
      name: string,
      from: TriedFrom,
      judge: () => Promise<Right>,
    ): Promise<Right> => {
      await takeTry(attempts, ['operator address', ...from.here], LIMITS.perAddress)
      const who = name.trim().toLowerCase()
      const here = { key: ['operator login', who, ...from.here], limit: LIMITS.login } as const
      const anywhere = { key: ['operator anywhere', who, ...from.everywhere], limit: LIMITS.anywhere } as const
      try {
        return await judgeTry(attempts, [here, anywhere], judge)
      } catch (error) {
        const isLocked = error instanceof Refusal && error.rejection === 'locked_out'
        if (row && isLocked) await lock(row.operator, clock.now() + LIMITS.login.windowMs)
        throw error
      }
    },

    /** Throws `locked_out`. Strangers of all addresses together: there is one code to guess. */
    judgeFactor: <Right>(operator: OperatorId, { everywhere }: TriedFrom, judge: () => Promise<Right>) =>
      judgeTry(
        attempts,
        [{ key: ['operator factor', personOf(operator), ...everywhere], limit: LIMITS.factor }],
        judge,
      ),
  }
}
