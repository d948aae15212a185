import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import type { RelyingParty } from '../identity/factors/relyingParty.ts'
import { openSealedText } from '../identity/factors/sealedText.ts'
import { totpStepOf } from '../identity/factors/totpCode.ts'
import type { Attempts } from '../identity/limits/attempts.ts'
import type { Limit } from '../identity/limits/policy.ts'
import type { PasswordHasher } from '../identity/passwords/passwordHasher.ts'
import { type OperatorPasskeys, personOf } from './operatorPasskeys.ts'
import { OPERATOR_POLICY } from './operatorPolicy.ts'
import { type OperatorRow, type OperatorRows, oneTimeHash } from './operatorRows.ts'
import type { OperatorTickets } from './operatorTickets.ts'

export interface LoginParts {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly attempts: Attempts
  readonly rows: OperatorRows
  readonly tickets: OperatorTickets
  readonly passkeys: OperatorPasskeys
  readonly passwords: PasswordHasher
  readonly factorKey: Buffer
  /** No authenticator app is accepted. */
  readonly passkeysOnly: boolean
  /** Whether the log gives this operator any role. */
  readonly appointed: (operator: OperatorId) => boolean
}

export interface FirstStep {
  readonly operator: OperatorId
  readonly ticket: string
  readonly next: 'totp' | 'passkey' | 'enrol'
  /** '' unless a passkey is next. */
  readonly options: string
}

/** Logging in takes two steps: what somebody knows, then what somebody has. */
export interface OperatorLogin {
  /**
   * `party` null: no passkey can be used on this address. Throws `operator_login_failed`, `locked_out`, or, after a right
   * password alone, `passkey_required`.
   */
  first(input: { name: string; password: string; address: string; party: RelyingParty | null }): Promise<FirstStep>
  /** Who holds a ticket for the second step. */
  holder(ticket: string): Promise<OperatorId | undefined>
  /** The operator who has proved both. Throws `operator_login_failed`, `passkey_required` or `locked_out`. */
  second(input: { ticket: string; code: string; response: string; party: RelyingParty | null }): Promise<OperatorId>
}

const { attempts: LIMITS } = OPERATOR_POLICY

export function createOperatorLogin(parts: LoginParts): OperatorLogin {
  const { database, clock, attempts, rows, tickets, passkeys, passwords, factorKey, passkeysOnly, appointed } = parts

  const count = async (key: readonly [string, ...string[]], limit: Limit) => {
    const wait = await attempts.take(key, limit, { sliding: true })
    if (wait > 0) throw new Refusal('locked_out', { minutes: Math.ceil(wait / 60_000) })
  }

  const lock = async (operator: OperatorId, until: number) => {
    await database.updateTable('operators').set({ locked_until: until }).where('operator', '=', operator).execute()
  }

  /** Counts the try before it is judged, so that tries sent together cannot slip by. */
  const countTry = async (row: OperatorRow | undefined, name: string, address: string) => {
    await count(['operator address', address], LIMITS.perAddress)
    const who = name.trim().toLowerCase()
    try {
      await count(['operator login', who, address], LIMITS.login)
      await count(['operator anywhere', who], LIMITS.anywhere)
    } catch (error) {
      if (row) await lock(row.operator, clock.now() + LIMITS.login.windowMs)
      throw error
    }
  }

  /** The same work whether there is such an operator or not. */
  const judgePassword = async (row: OperatorRow | undefined, password: string) => {
    const oneTime = oneTimeHash(password)
    const known = await passwords.verify(row?.password_hash ?? null, password)
    if (!row || row.state === 'dismissed' || !appointed(row.operator)) return undefined
    if (row.state === 'invited') return row.one_time_hash === oneTime ? ('enrol' as const) : undefined
    return known ? ('factor' as const) : undefined
  }

  const useCode = async (operator: OperatorId, code: string): Promise<boolean> => {
    const row = await rows.byId(operator)
    if (!row?.totp_secret) return false
    const secret = openSealedText(row.totp_secret, factorKey, personOf(operator))
    const step = await totpStepOf(secret, code.replaceAll(' ', ''), clock.now())
    if (step === undefined) return false
    const { numUpdatedRows } = await database
      .updateTable('operators')
      .set({ totp_step: step })
      .where('operator', '=', operator)
      .where('totp_step', '<', BigInt(step))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  const prove = (operator: OperatorId, code: string, response: string, party: RelyingParty | null) => {
    if (response === '') return useCode(operator, code)
    return party ? passkeys.prove('stepup', personOf(operator), response, party) : Promise.resolve(false)
  }

  return {
    first: async ({ name, password, address, party }) => {
      const row = await rows.byName(name)
      await countTry(row, name, address)
      const purpose = await judgePassword(row, password)
      if (!row || !purpose) throw new Refusal('operator_login_failed')
      await attempts.forget(['operator login', row.name, address], ['operator anywhere', row.name])
      const { operator } = row
      if (purpose === 'enrol')
        return { operator, ticket: await tickets.issue(operator, purpose), next: 'enrol', options: '' }
      const holdsPasskey = await passkeys.has(operator)
      // An app leads to no passkey either: whoever was tricked into giving a code away would give the console away.
      if (passkeysOnly && !holdsPasskey) throw new Refusal('passkey_required')
      const ticket = await tickets.issue(operator, purpose)
      if (!holdsPasskey) return { operator, ticket, next: 'totp', options: '' }
      const options = party ? await passkeys.startProving('stepup', personOf(operator), party) : ''
      return { operator, ticket, next: 'passkey', options }
    },

    holder: async (ticket) => (await tickets.find(ticket, 'factor'))?.operator,

    second: async ({ ticket, code, response, party }) => {
      const held = await tickets.find(ticket, 'factor')
      if (!held) throw new Refusal('operator_login_failed')
      const { operator } = held
      if (passkeysOnly && response === '') throw new Refusal('passkey_required')
      await count(['operator factor', personOf(operator)], LIMITS.factor)
      if (!(await prove(operator, code, response, party))) throw new Refusal('operator_login_failed')
      if (!appointed(operator) || !(await tickets.take(ticket))) throw new Refusal('operator_login_failed')
      await attempts.forget(['operator factor', personOf(operator)])
      return operator
    },
  }
}
