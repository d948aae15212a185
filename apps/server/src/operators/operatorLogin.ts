import type { OperatorId } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import type { RelyingParty } from '../identity/factors/relyingParty.ts'
import type { Caller } from './knownBrowsers.ts'
import type { LoginServices } from './loginServices.ts'
import { proveFactor } from './operatorFactor.ts'
import { personOf } from './operatorPasskeys.ts'
import { type OperatorRow, oneTimeHash } from './operatorRows.ts'
import { createOperatorTries } from './operatorTries.ts'

export interface FirstStep {
  readonly operator: OperatorId
  readonly ticket: string
  readonly next: 'totp' | 'passkey' | 'enrol'
  /** '' unless a passkey is next. */
  readonly options: string
}

/** Logging in takes two steps: the password, then an authenticator app or a passkey. */
export interface OperatorLogin {
  /**
   * `party` null: no passkey can be used on this address. Throws `operator_login_failed`, `locked_out`, or, after a right
   * password alone, `passkey_required`.
   */
  first(input: { name: string; password: string; caller: Caller; party: RelyingParty | null }): Promise<FirstStep>
  /** The operator who holds a ticket for the second step. */
  holder(ticket: string): Promise<OperatorId | undefined>
  /** The operator who has proved both. Throws `operator_login_failed`, `passkey_required` or `locked_out`. */
  second(input: {
    ticket: string
    code: string
    response: string
    caller: Caller
    party: RelyingParty | null
  }): Promise<OperatorId>
}

export function createOperatorLogin(services: LoginServices): OperatorLogin {
  const { rows, tickets, passkeys, browsers, passwords, passkeysOnly, appointed } = services
  const tries = createOperatorTries(services)

  /** The same work whether there is such an operator or not. */
  const judgePassword = async (row: OperatorRow | undefined, password: string) => {
    const oneTime = oneTimeHash(password)
    const known = await passwords.verify(row?.password_hash ?? null, password)
    if (!row || row.state === 'dismissed' || !appointed(row.operator)) return undefined
    if (row.state === 'invited') return row.one_time_hash === oneTime ? ('enrol' as const) : undefined
    return known ? ('factor' as const) : undefined
  }

  return {
    first: async ({ name, password, caller, party }) => {
      const row = await rows.byName(name)
      const from = await browsers.origin(row?.operator, caller)
      const { operator, purpose } = await tries.judgePassword(row, name, from, async () => {
        const next = await judgePassword(row, password)
        if (!row || !next) throw new Refusal('operator_login_failed')
        return { operator: row.operator, purpose: next }
      })
      if (purpose === 'enrol')
        return { operator, ticket: await tickets.issue(operator, purpose), next: 'enrol', options: '' }
      const holdsPasskey = await passkeys.has(operator)
      // An app leads to no passkey either: an operator tricked into giving a code away would give the console away.
      if (passkeysOnly && !holdsPasskey) throw new Refusal('passkey_required')
      const ticket = await tickets.issue(operator, purpose)
      if (!holdsPasskey) return { operator, ticket, next: 'totp', options: '' }
      const options = party ? await passkeys.startProving('stepup', personOf(operator), party) : ''
      return { operator, ticket, next: 'passkey', options }
    },

    holder: async (ticket) => (await tickets.find(ticket, 'factor'))?.operator,

    second: async ({ ticket, caller, ...proof }) => {
      const held = await tickets.find(ticket, 'factor')
      if (!held) throw new Refusal('operator_login_failed')
      const { operator } = held
      if (passkeysOnly && proof.response === '') throw new Refusal('passkey_required')
      const from = await browsers.origin(operator, caller)
      return tries.judgeFactor(operator, from, async () => {
        if (!(await proveFactor(services, operator, proof))) throw new Refusal('operator_login_failed')
        if (!appointed(operator) || !(await tickets.take(ticket))) throw new Refusal('operator_login_failed')
        return operator
      })
    },
  }
}
