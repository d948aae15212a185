import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { LoadKeysOptions } from '../crypto/keyFiles.ts'
import type { Database } from '../database/schema.ts'
import { createAttempts } from '../identity/limits/attempts.ts'
import type { IdentityPolicy } from '../identity/limits/policy.ts'
import { createPasswordHasher } from '../identity/passwords/passwordHasher.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { createKnownBrowsers, type KnownBrowsers } from './knownBrowsers.ts'
import { createOperatorEnrolment, type OperatorEnrolment } from './operatorEnrolment.ts'
import { loadOperatorKeys } from './operatorKeys.ts'
import { createOperatorLogin, type OperatorLogin } from './operatorLogin.ts'
import { createOperatorPasskeys, type OperatorPasskeys } from './operatorPasskeys.ts'
import { rolesOf } from './operatorRoles.ts'
import { createOperatorRows, type OperatorRows } from './operatorRows.ts'
import { createOperatorSessions, type OperatorSessions } from './operatorSessions.ts'
import { createOperatorTickets } from './operatorTickets.ts'

/** The people who work at the console, and how they prove who they are. */
export interface Operators {
  readonly rows: OperatorRows
  readonly sessions: OperatorSessions
  readonly passkeys: OperatorPasskeys
  readonly browsers: KnownBrowsers
  readonly login: OperatorLogin
  readonly enrolment: OperatorEnrolment
  /** No authenticator app is accepted. */
  readonly passkeysOnly: boolean
  /** Writes down that somebody came in. */
  seen(operator: OperatorId): Promise<void>
}

export interface OperatorsOptions extends LoadKeysOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  /** Its log says who is appointed. */
  readonly real: Pick<WorldPort, 'core'>
  readonly hashing: IdentityPolicy['hashing']
  /** No authenticator app is accepted: the `hardened` profile. */
  readonly passkeysOnly: boolean
}

export async function createOperators(options: OperatorsOptions): Promise<Operators> {
  const { database, clock, real, hashing, passkeysOnly } = options
  const keys = await loadOperatorKeys(options)
  const parts = {
    database,
    clock,
    attempts: createAttempts(database, clock),
    rows: createOperatorRows(database, clock),
    tickets: createOperatorTickets(database, clock),
    passkeys: createOperatorPasskeys(database, clock),
    browsers: createKnownBrowsers(database, clock),
    passwords: await createPasswordHasher({ pepper: keys.password, hashing }),
    factorKey: keys.factor,
    passkeysOnly,
    appointed: (operator: OperatorId) => rolesOf(real.core, operator).length > 0,
  }
  const { rows, passkeys, browsers } = parts
  return {
    rows,
    passkeys,
    browsers,
    passkeysOnly,
    sessions: createOperatorSessions(database, clock),
    login: createOperatorLogin(parts),
    enrolment: createOperatorEnrolment(parts),
    seen: async (operator) => {
      await database
        .updateTable('operators')
        .set({ last_login: clock.now(), locked_until: 0 })
        .where('operator', '=', operator)
        .execute()
    },
  }
}
