import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { hashSecret, newSecret, SECRET_SHAPE } from '../crypto/secrets.ts'
import type { Database } from '../database/schema.ts'
import { fromKnownBrowser, fromStranger, type TriedFrom } from '../identity/limits/triedFrom.ts'
import { OPERATOR_POLICY } from './operatorPolicy.ts'

/** The caller's address and browser, as the transport tells them at a log-in. */
export interface Caller {
  readonly address: string
  /** Of a browser in which an operator logged in before, '' when none. */
  readonly knownCookie: string
}

/** Browsers in which operators have logged in. Only counters ask for them: nobody enters by such a cookie. */
export interface KnownBrowsers {
  /** `operator` undefined: there is none of that name, so that every browser is a stranger's. */
  origin(operator: OperatorId | undefined, caller: Caller): Promise<TriedFrom>
  /** The cookie that this browser keeps after the operator has logged in: a fresh one, never the one it came with. */
  remember(operator: OperatorId): Promise<string>
}

export function createKnownBrowsers(database: Kysely<Database>, clock: Clock): KnownBrowsers {
  const since = () => BigInt(clock.now() - OPERATOR_POLICY.knownBrowserMs)
  return {
    origin: async (operator, { address, knownCookie }) => {
      if (!SECRET_SHAPE.test(knownCookie)) return fromStranger(address)
      const cookieHash = hashSecret(knownCookie)
      const known = await database
        .selectFrom('operator_browsers')
        .select('operator')
        .where('operator', '=', operator ?? 0)
        .where('cookie_hash', '=', cookieHash)
        .where('last_login', '>', since())
        .executeTakeFirst()
      return known ? fromKnownBrowser(cookieHash) : fromStranger(address)
    },
    remember: async (operator) => {
      const cookie = newSecret()
      await database.deleteFrom('operator_browsers').where('last_login', '<=', since()).execute()
      const row = { operator, cookie_hash: hashSecret(cookie), last_login: clock.now() }
      await database.insertInto('operator_browsers').values(row).execute()
      return cookie
    },
  }
}
