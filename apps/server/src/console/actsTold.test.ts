import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Approvals } from '../approvals/approvals.ts'
import { createAuditChain } from '../audit/auditChain.ts'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { openHolder } from '../identity/testing/holder.ts'
import { type Caller, type Office, openOffice } from '../identity/testing/office.ts'
import { toldOf, withoutMessages } from '../messages/testing/withoutMessages.ts'
import { findCustomer } from './accounts.ts'
import type { AdminContext } from './adminContext.ts'
import { type LookAt, recordLook } from './calls/recordLook.ts'
import { userCalls } from './calls/userCalls.ts'

const ANN = 'ann@example.org'
const UID = '1000'
const REASON = 'asked for in a test'

/** Everything that these acts change in SQL, and what is told of them. */
const TABLES = ['users', 'sessions', 'account_events', 'audit_rows', 'audit_head'] as const

describe.each(testEngines())('acts of an operator on a customer’s account on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  let ann: Caller
  let calls: ReturnType<typeof userCalls>
  let context: AdminContext

  beforeEach(async () => {
    office = await openOffice(database)
    ann = await openHolder(office, ANN)
    const { clock, identity } = office
    const alone = { ...office.real.port.core, decisions: { judge: () => null } } as never
    const worlds = { real: { ...office.real.port, core: alone }, demo: office.demo.port }
    const approvals = {} as Approvals
    calls = userCalls({ database: database.kysely, clock, worlds, people: identity.people, approvals })
    const audit = createAuditChain(database.kysely, clock)
    const row = { operator: 'operator1', what: 'an act', subject: UID, detail: {}, result: 'done', reason: REASON }
    const record: AdminContext['record'] = (act, transaction) =>
      audit.append({ ...row, address: '127.0.0.1', device: 'a test', ...act }, transaction)
    const caller = { address: '127.0.0.1', device: 'a test', cookie: '', knownCookie: '', origin: '' }
    const cookies = { setCookie: () => {}, setKnownCookie: () => {} }
    context = { operator: { operator: 1, name: 'operator1', roles: ['support'] }, ...caller, ...cookies, record }
  })
  afterEach(() => office.close())

  const contents = async () => {
    const rows = []
    for (const table of TABLES) rows.push(await database.kysely.selectFrom(table).selectAll().execute())
    return rows
  }

  /** The act fails where its message is written, and has changed nothing; done again it stands, with one row and one message. */
  const standsOrFalls = async (what: string, act: () => Promise<unknown>) => {
    await office.call('getInfo', {}, ann)
    const before = await contents()
    await withoutMessages(database, async () => {
      await expect(act()).rejects.toThrow('messages')
      expect(await contents()).toEqual(before)
    })
    expect(await office.call('getInfo', {}, ann)).toMatchObject({ uid: UID })
    await act()
    expect(await toldOf(database, 'restrained')).toEqual([{ what, reason: REASON, text: '' }])
    const events = await database.kysely.selectFrom('account_events').select('what').where('what', '=', what).execute()
    expect(events).toHaveLength(1)
    expect(await database.kysely.selectFrom('audit_rows').select('row').execute()).toHaveLength(1)
    expect((await office.refusal('getInfo', {}, ann)).rejection).toBe('logged_in_elsewhere')
  }

  it('looking at a customer is told once a day, with a row of the audit chain each time', async () => {
    const { clock, identity } = office
    const services = { database: database.kysely, clock, people: identity.people }
    const { userId } = await findCustomer(identity.people, UID).then(({ person }) => person)
    const look = (what: LookAt['what']) => recordLook(services, { userId, what }, context, {})
    const told = async () => {
      const events = await database.kysely.selectFrom('account_events').select(['what', 'text']).orderBy('id').execute()
      return events.filter(({ what }) => what.endsWith('_seen')).map(({ what, text }) => `${what} ${text}`)
    }
    await Promise.all([look('money_seen'), look('money_seen')])
    await look('ledger_seen')
    expect(await told()).toEqual(['money_seen operator 1', 'ledger_seen operator 1'])
    clock.time += 24 * 3_600_000
    await look('money_seen')
    expect(await told()).toEqual(['money_seen operator 1', 'ledger_seen operator 1', 'money_seen operator 1'])
    expect(await database.kysely.selectFrom('audit_rows').select('row').execute()).toHaveLength(4)
    const broken = { ...context, record: () => Promise.reject(new Error('no chain')) }
    await expect(recordLook(services, { userId, what: 'account_seen' }, broken, {})).rejects.toThrow('no chain')
    expect(await told()).toHaveLength(3)
  })

  it('closing the log-in', async () => {
    const fields = { uid: UID, scope: 'login', frozen: true, reason: REASON, text: '' } as const
    await standsOrFalls('login_frozen', async () => calls.setUserState(fields, context))
    expect((await office.identity.people.byName(ANN))?.loginFrozen).toBe(true)
  })

  it('ending all sessions', async () => {
    await standsOrFalls('sessions_ended', async () => calls.endUserSessions({ uid: UID, reason: REASON }, context))
    const { detail } = await database.kysely.selectFrom('audit_rows').select('detail').executeTakeFirstOrThrow()
    expect(JSON.parse(detail)).toEqual({ ended: 1 })
  })
})
