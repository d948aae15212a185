import type { OperatorId } from '@touchstone/protocol'
import qrcode from 'qrcode'
import { Refusal } from '../errors/refusal.ts'
import type { RelyingParty } from '../identity/factors/relyingParty.ts'
import { openSealedText, sealText } from '../identity/factors/sealedText.ts'
import { newTotpSecret, totpStepOf, totpUri } from '../identity/factors/totpCode.ts'
import { isGuessable } from '../identity/passwords/passwordRules.ts'
import type { LoginServices } from './loginServices.ts'
import { personOf } from './operatorPasskeys.ts'
import { OPERATOR_POLICY } from './operatorPolicy.ts'
import { type OperatorRow, oneTimeHash } from './operatorRows.ts'
import type { OperatorTicket } from './operatorTickets.ts'

export interface Offer {
  /** '', like its address and picture, where only passkeys are accepted. */
  readonly secret: string
  readonly uri: string
  /** The address as a picture, a data: URL. */
  readonly qr: string
  /** Of a passkey ceremony, '' where none can be held. */
  readonly options: string
}

/** From a one-time password to a password and a second factor of one's own. */
export interface OperatorEnrolment {
  /** Throws `operator_login_failed`. */
  start(ticket: string, party: RelyingParty | null): Promise<Offer>
  /** Throws `operator_login_failed`, `operator_password_weak`, `factor_code_wrong`, `passkey_refused` or `passkey_required`. */
  finish(input: {
    ticket: string
    password: string
    code: string
    response: string
    party: RelyingParty | null
  }): Promise<OperatorId>
}

type Parts = Pick<
  LoginServices,
  | 'database'
  | 'clock'
  | 'attempts'
  | 'rows'
  | 'tickets'
  | 'passkeys'
  | 'passwords'
  | 'factorKey'
  | 'passkeysOnly'
  | 'appointed'
>

const NO_APP = { secret: '', uri: '', qr: '' }

function checkPassword(password: string, { name, one_time_hash }: OperatorRow): void {
  const { min, max } = OPERATOR_POLICY.password
  const length = [...password].length
  const weak = length < min || length > max || isGuessable(password, `${name}@console`)
  if (weak || oneTimeHash(password) === one_time_hash) throw new Refusal('operator_password_weak')
}

export function createOperatorEnrolment(parts: Parts): OperatorEnrolment {
  const { database, clock, attempts, rows, tickets, passkeys, passwords, factorKey, passkeysOnly, appointed } = parts

  const holderOf = async (ticket: string) => {
    const held = await tickets.find(ticket, 'enrol')
    const row = held && (await rows.byId(held.operator))
    if (row?.state !== 'invited' || !appointed(row.operator)) throw new Refusal('operator_login_failed')
    return { held: held as OperatorTicket, row }
  }

  const offerApp = async (ticket: string, { operator, name }: OperatorRow) => {
    const secret = newTotpSecret()
    await tickets.offerSecret(ticket, sealText(secret, factorKey, personOf(operator)))
    const uri = totpUri(secret, name)
    return { secret, uri, qr: await qrcode.toDataURL(uri) }
  }

  /** The time step of the first code, which the next login may not use again. */
  const checkCode = async ({ totp_secret, operator }: OperatorTicket, code: string): Promise<number> => {
    const wait = await attempts.take(['operator factor', personOf(operator)], OPERATOR_POLICY.attempts.factor)
    if (wait > 0 || totp_secret === '') throw new Refusal('factor_code_wrong')
    const secret = openSealedText(totp_secret, factorKey, personOf(operator))
    const step = await totpStepOf(secret, code.replaceAll(' ', ''), clock.now())
    if (step === undefined) throw new Refusal('factor_code_wrong')
    return step
  }

  return {
    start: async (ticket, party) => {
      const { row } = await holderOf(ticket)
      const person = { id: personOf(row.operator), label: row.name }
      const options = party ? await passkeys.startAdding(person, party) : ''
      return { ...(passkeysOnly ? NO_APP : await offerApp(ticket, row)), options }
    },

    finish: async ({ ticket, password, code, response, party }) => {
      const { held, row } = await holderOf(ticket)
      checkPassword(password, row)
      if (passkeysOnly && response === '') throw new Refusal('passkey_required')
      const { operator } = row
      const step = response === '' ? await checkCode(held, code) : 0
      const password_hash = await passwords.hash(password)
      if (!(await tickets.take(ticket))) throw new Refusal('operator_login_failed')
      if (response !== '') {
        const added = party && (await passkeys.finishAdding(personOf(operator), 'Passkey', response, party))
        if (!added) throw new Refusal('passkey_refused')
      }
      await database
        .updateTable('operators')
        .set({
          state: 'active',
          password_hash,
          one_time_hash: null,
          totp_secret: step === 0 ? null : held.totp_secret,
          totp_step: step,
        })
        .where('operator', '=', operator)
        .execute()
      await attempts.forget(['operator factor', personOf(operator)])
      return operator
    },
  }
}
