import type { CallInput } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newSecret } from '../crypto/secrets.ts'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { identityPolicy } from './limits/policy.ts'
import { createSecurityQuestions } from './proofs/securityQuestions.ts'
import { openHolder, stepUpByCode } from './testing/holder.ts'
import { type Caller, newestCode, type Office, openOffice } from './testing/office.ts'

const ANN = 'ann@example.org'
const BOB = 'bob@example.org'
const NEW = 'bob.new@example.org'
const PHONE = { telCode: '852', phone: '51234567' }
const MINUTE = 60_000
const TPWD = { tpwd: '482715', tpwd2: '482715' }
const FRESH = { tpwd: '593826', tpwd2: '593826' }

type Purpose = CallInput<'getCode'>['type']
type TicketCall = 'saveQuestion' | 'bindPhone' | 'bindEmail' | 'updateTpwd' | 'unfreezeAccount'

interface Trial {
  readonly fields: Readonly<Record<string, string>>
  /** The purpose of its code, the call that asks for it, and its receiver. */
  readonly code: { readonly type: Purpose; readonly account: string; readonly telCode?: string; readonly inbox: string }
  readonly reviewed: boolean
}

const ownCodeFor = (type: Purpose): Trial['code'] => ({ type, account: '', inbox: BOB })

/** Every call that takes the ticket of an answered security question. */
const TRIALS: Readonly<Record<TicketCall, Trial>> = {
  saveQuestion: { fields: { id: '1', answer: 'Tove' }, code: ownCodeFor('question'), reviewed: true },
  bindPhone: {
    fields: PHONE,
    code: { type: 'bindphone', account: PHONE.phone, telCode: PHONE.telCode, inbox: '+85251234567' },
    reviewed: false,
  },
  bindEmail: { fields: { email: NEW }, code: { type: 'bindemail', account: NEW, inbox: NEW }, reviewed: true },
  updateTpwd: { fields: FRESH, code: ownCodeFor('tpwd'), reviewed: true },
  unfreezeAccount: { fields: {}, code: ownCodeFor('unfreeze'), reviewed: true },
}

describe.each(testEngines())('the ticket of somebody else’s answer on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  let ann: Caller
  let bob: Caller

  beforeEach(async () => {
    office = await openOffice(database, { policy: identityPolicy({ sandbox: true, securityReview: true }) })
    ann = await openHolder(office, ANN)
    bob = await openHolder(office, BOB)
    await setQuestion(ann, ANN, 'Ada Lovelace')
    await setQuestion(bob, BOB, 'Grace Hopper')
    await office.call('saveTpwd', TPWD, bob)
    await office.call('freezeAccount', {}, bob)
    await stepUpByCode(office, BOB, bob)
  })
  afterEach(() => office.close())

  const codeOf = async ({ inbox, ...request }: Trial['code'], caller: Caller) => {
    office.clock.time += MINUTE
    await office.call('getCode', request, caller)
    await office.mail.settled()
    return newestCode(await office.mail.outboxEntries(inbox))
  }
  async function setQuestion(caller: Caller, inbox: string, answer: string): Promise<void> {
    const code = await codeOf({ type: 'question', account: '', inbox }, caller)
    await office.call('saveQuestion', { id: '2', answer, code }, caller)
  }
  const ticketOf = async (caller: Caller, answer: string) =>
    (await office.call('checkQuestion', { id: '2', answer }, caller)).ticket
  const tickets = async () => {
    const rows = await database.kysely.selectFrom('question_tickets').select('ticket_hash').execute()
    return rows.map(({ ticket_hash }) => ticket_hash).sort()
  }
  const protections = async () => {
    const seen = await Promise.all([ann, bob].map((caller) => office.call('getSecurity', {}, caller)))
    const questions = await database.kysely.selectFrom('security_questions').selectAll().orderBy('user_id').execute()
    const users = await database.kysely
      .selectFrom('users')
      .select(['email', 'phone', 'transaction_password_hash', 'frozen_by_holder'])
      .orderBy('id')
      .execute()
    return { seen, questions, users }
  }

  it.each(Object.keys(TRIALS) as TicketCall[])('is worth nothing to %s, like a ticket that never was', async (call) => {
    const { fields, code: target, reviewed } = TRIALS[call]
    const code = await codeOf(target, bob)
    const [hers, his] = [await ticketOf(ann, 'Ada Lovelace'), await ticketOf(bob, 'Grace Hopper')]
    const before = { ...(await protections()), tickets: await tickets() }
    const request = (ticket: string) => ({ ...fields, code, ticket }) as unknown as CallInput<TicketCall>

    const unknown = await office.refusal(call, request(newSecret()), bob)
    expect(unknown.rejection).toBe('question_needed')
    expect(await office.refusal(call, request(hers), bob)).toEqual(unknown)
    expect({ ...(await protections()), tickets: await tickets() }).toEqual(before)

    // Neither the code nor either ticket was used up by the tries.
    expect(await office.call(call, request(his), bob)).toEqual({ review: reviewed })
    const change = { id: '3', answer: 'Kyoto', code: await codeOf({ type: 'question', account: '', inbox: ANN }, ann) }
    expect(await office.call('saveQuestion', { ...change, ticket: hers }, ann)).toEqual({ review: true })
  })

  it('cannot be used up by another one', async () => {
    const { clock } = office
    const hasher = { hash: async () => '', verify: async () => false }
    const questions = createSecurityQuestions({ database: database.kysely, clock, hasher, ticketMs: MINUTE })
    const rows = await database.kysely.selectFrom('users').select(['id', 'email']).execute()
    const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? ''
    const ticket = await questions.newTicket(idOf(ANN))
    expect(await questions.isTicket(idOf(BOB), ticket)).toBe(false)
    expect(await questions.useTicket(idOf(BOB), ticket)).toBe(false)
    expect(await questions.useTicket(idOf(ANN), ticket)).toBe(true)
    expect(await questions.useTicket(idOf(ANN), ticket)).toBe(false)
  })
})
