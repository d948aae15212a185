import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command, OperatorView, SomeQueries } from '@touchstone/protocol'
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { CHEAP_HASHING } from '../identity/testing/cheapHashing.ts'
import { createVirtualAuthenticator } from '../identity/testing/virtualAuthenticator.ts'
import { wrongTotpCode } from '../identity/testing/wrongTotpCode.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { createOperators, type Operators } from './createOperators.ts'
import { appointFirstOperators } from './firstOperators.ts'
import type { Caller } from './knownBrowsers.ts'
import { OPERATOR_POLICY } from './operatorPolicy.ts'

const PASSWORD = 'quiet-harbour-seven-lamps'
const PARTY = { id: 'localhost', origin: 'http://localhost:8080' }
const STRANGER = { address: '127.0.0.1', knownCookie: '' }
const STEP_MS = 30_000
const { idleMs, absoluteMs } = OPERATOR_POLICY.session

/** A log that knows who was appointed, and nothing else. */
function createAppointments(appointed: OperatorView[] = []) {
  const core: SomeQueries<{ decisions: 'operators' }> = { decisions: { operators: () => appointed } }
  const submit = async (command: Command) => {
    if (command.type === 'Decide' && command.action.type === 'AppointOperator')
      appointed.push({ operator: command.action.operator, roles: command.action.roles })
    return { reply: { kind: 'done', value: 0 } }
  }
  return { appointed, port: { core, submit } as unknown as WorldPort }
}

describe.each(testEngines())('operators on $name', (engine) => {
  const database = suiteDatabase(engine)
  let folder: string
  let operators: Operators
  let open: (passkeysOnly: boolean) => Promise<Operators>
  let oneTime: string
  let log: ReturnType<typeof createAppointments>
  const clock = { time: 1_700_000_000_000, now: () => clock.time }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-operators-'))
  })
  beforeEach(async () => {
    log = createAppointments()
    const options = { keysDirectory: folder, create: true, hashing: CHEAP_HASHING, clock, real: log.port }
    open = (passkeysOnly) => createOperators({ database: database.kysely, ...options, passkeysOnly })
    operators = await open(false)
    const [first] = await appointFirstOperators(operators.rows, [log.port])
    oneTime = first?.password ?? ''
  })
  afterAll(async () => {
    await rm(folder, { recursive: true })
  })

  const first = (password: string, name = 'operator1', caller: Caller = STRANGER) =>
    operators.login.first({ name, password, caller, party: PARTY })
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(clock.time / 1_000) })
  const finish = (ticket: string, code: string, password = PASSWORD) =>
    operators.enrolment.finish({ ticket, password, code, response: '', party: null })
  const second = (ticket: string, code: string, caller: Caller = STRANGER) =>
    operators.login.second({ ticket, code, response: '', caller, party: null })

  /** Sets up an authenticator app; returns its secret. */
  const enrol = async () => {
    const { ticket } = await first(oneTime)
    const { secret, uri, qr } = await operators.enrolment.start(ticket, null)
    expect(uri).toContain(secret)
    expect(qr).toMatch(/^data:image\/png;base64,/)
    await finish(ticket, await codeOf(secret))
    clock.time += STEP_MS
    return secret
  }

  it('leaves a log alone that has operators already, and tells passwords once', async () => {
    expect(log.appointed.map(({ operator }) => operator)).toEqual([1, 2])
    expect(await appointFirstOperators(operators.rows, [log.port])).toEqual([])
    expect(log.appointed).toHaveLength(2)
    const settled = createAppointments([
      { operator: 7, roles: ['administrator'] },
      { operator: 8, roles: ['administrator'] },
    ])
    await appointFirstOperators(operators.rows, [settled.port])
    expect(settled.appointed.map(({ operator }) => operator)).toEqual([7, 8])
  })

  it('trade the one-time password, once, for a password of their own and a second factor', async () => {
    const secret = await enrol()
    await expect(first(oneTime)).rejects.toMatchObject({ rejection: 'operator_login_failed' })
    const { ticket, next } = await first(PASSWORD)
    expect(next).toBe('totp')
    expect(await second(ticket, await codeOf(secret))).toBe(1)
    await expect(second(ticket, await codeOf(secret))).rejects.toMatchObject({ rejection: 'operator_login_failed' })
  })

  it('use every time step of a code once, also when two tries come together', async () => {
    const secret = await enrol()
    const tickets = [await first(PASSWORD), await first(PASSWORD)]
    const code = await codeOf(secret)
    const tries = await Promise.allSettled(tickets.map(({ ticket }) => second(ticket, code)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('choose a password that is long, new and not their name, and prove the factor before it counts', async () => {
    const { ticket } = await first(oneTime)
    const { secret } = await operators.enrolment.start(ticket, null)
    const code = await codeOf(secret)
    for (const weak of ['short-one', 'aaaaaaaaaaaaaaaa', 'abcdefghijklmnopq', 'my-operator1-password', oneTime])
      await expect(finish(ticket, code, weak)).rejects.toMatchObject({ rejection: 'operator_password_weak' })
    await expect(finish(ticket, await wrongTotpCode(secret, clock.time))).rejects.toMatchObject({
      rejection: 'factor_code_wrong',
    })
    await expect(finish('x'.repeat(43), code)).rejects.toMatchObject({ rejection: 'operator_login_failed' })
    const enrolling = await second(ticket, code).catch((error: unknown) => error)
    expect(enrolling).toMatchObject({ rejection: 'operator_login_failed' })
    expect(await finish(ticket, code)).toBe(1)
  })

  it('log in with a passkey, of this origin only', async () => {
    const { ticket } = await first(oneTime)
    const key = createVirtualAuthenticator()
    const { options } = await operators.enrolment.start(ticket, PARTY)
    const input = { ticket, password: PASSWORD, code: '', party: PARTY }
    await operators.enrolment.finish({ ...input, response: key.create(options) })
    const step = await first(PASSWORD)
    expect(step.next).toBe('passkey')
    const proof = { ticket: step.ticket, code: '', caller: STRANGER, party: PARTY }
    const foreign = operators.login.second({
      ...proof,
      response: key.get(step.options, { origin: 'http://evil.test' }),
    })
    await expect(foreign).rejects.toMatchObject({ rejection: 'operator_login_failed' })
    const again = await first(PASSWORD)
    const response = key.get(again.options)
    expect(await operators.login.second({ ...proof, ticket: again.ticket, response })).toBe(1)
  })

  describe('where only passkeys are accepted', () => {
    const REQUIRED = { rejection: 'passkey_required' }
    const withPasskey = async () => {
      const { ticket } = await first(oneTime)
      const key = createVirtualAuthenticator()
      const offer = await operators.enrolment.start(ticket, PARTY)
      const input = { ticket, password: PASSWORD, code: '', party: PARTY }
      await operators.enrolment.finish({ ...input, response: key.create(offer.options) })
      return { key, offer }
    }

    it('are offered a passkey alone, and no code of an app sets anything up', async () => {
      operators = await open(true)
      const { ticket } = await first(oneTime)
      expect(await operators.enrolment.start(ticket, null)).toEqual({ secret: '', uri: '', qr: '', options: '' })
      await expect(finish(ticket, '123456')).rejects.toMatchObject(REQUIRED)
      const { key, offer } = await withPasskey()
      expect(offer).toMatchObject({ secret: '', uri: '', qr: '' })
      const step = await first(PASSWORD)
      expect(step.next).toBe('passkey')
      await expect(second(step.ticket, '123456')).rejects.toMatchObject(REQUIRED)
      const proof = { ticket: step.ticket, code: '', response: key.get(step.options), caller: STRANGER, party: PARTY }
      expect(await operators.login.second(proof)).toBe(1)
    })

    it('cannot finish with an app what was begun with one', async () => {
      const { ticket } = await first(oneTime)
      const { secret } = await operators.enrolment.start(ticket, null)
      operators = await open(true)
      await expect(finish(ticket, await codeOf(secret))).rejects.toMatchObject(REQUIRED)
      expect(await operators.rows.byId(1)).toMatchObject({ state: 'invited' })
    })

    it('come in with an app no more, neither by password nor by a code, until their access is reset', async () => {
      const secret = await enrol()
      const { ticket } = await first(PASSWORD)
      const [own, other] = [await operators.sessions.open(1, 'x', ''), await operators.sessions.open(2, 'x', '')]
      operators = await open(true)
      expect(await operators.sessions.endWithoutPasskey()).toBe(2)
      for (const cookie of [own, other]) expect(await operators.sessions.resolve(cookie, true)).toBeUndefined()
      await expect(first('not the password')).rejects.toMatchObject({ rejection: 'operator_login_failed' })
      await expect(first(PASSWORD)).rejects.toMatchObject(REQUIRED)
      await expect(second(ticket, await codeOf(secret))).rejects.toMatchObject(REQUIRED)
      oneTime = await operators.rows.reset(1)
      await withPasskey()
      const kept = await operators.sessions.open(1, 'x', '')
      expect(await operators.sessions.endWithoutPasskey()).toBe(0)
      expect(await operators.sessions.resolve(kept, true)).toMatchObject({ operator: 1 })
      expect((await first(PASSWORD)).next).toBe('passkey')
    })
  })

  it('are held back after five wrong codes, and let nobody in who was dismissed', async () => {
    const secret = await enrol()
    const { ticket } = await first(PASSWORD)
    for (let guess = 0; guess < 5; guess++)
      await expect(second(ticket, await wrongTotpCode(secret, clock.time))).rejects.toMatchObject({
        rejection: 'operator_login_failed',
      })
    await expect(second(ticket, await codeOf(secret))).rejects.toMatchObject({ rejection: 'locked_out' })
    log.appointed.splice(0)
    await expect(first(PASSWORD)).rejects.toMatchObject({ rejection: 'operator_login_failed' })
  })

  it('come in by a browser they came in by before, whatever strangers try', async () => {
    const secret = await enrol()
    const known = { address: '10.9.9.9', knownCookie: await operators.browsers.remember(1) }
    const { ticket } = await first(PASSWORD)
    for (let guess = 0; guess < 5; guess++)
      await expect(second(ticket, await wrongTotpCode(secret, clock.time))).rejects.toThrow()
    const outcomes: string[] = []
    for (let guess = 0; guess < 60; guess++)
      await first('not the password', 'operator1', { address: `10.0.0.${guess}`, knownCookie: '' }).catch(
        ({ rejection }: { rejection: string }) => outcomes.push(rejection),
      )
    expect(outcomes.filter((rejection) => rejection === 'operator_login_failed')).toHaveLength(50)
    expect(outcomes.filter((rejection) => rejection === 'locked_out')).toHaveLength(10)
    const unknown = { address: '10.8.8.8', knownCookie: 'A'.repeat(43) }
    await expect(first(PASSWORD, 'operator1', unknown)).rejects.toMatchObject({ rejection: 'locked_out' })
    const step = await first(PASSWORD, 'operator1', known)
    await expect(second(step.ticket, await codeOf(secret))).rejects.toMatchObject({ rejection: 'locked_out' })
    expect(await second(step.ticket, await codeOf(secret), known)).toBe(1)

    for (let guess = 0; guess < 5; guess++)
      await expect(first('not the password', 'operator1', known)).rejects.toMatchObject({
        rejection: 'operator_login_failed',
      })
    await expect(first(PASSWORD, 'operator1', known)).rejects.toMatchObject({ rejection: 'locked_out' })
    clock.time += OPERATOR_POLICY.knownBrowserMs
    await expect(first(PASSWORD, 'operator1', { ...known, address: '10.0.0.1' })).resolves.toMatchObject({
      operator: 1,
    })
  })

  it('have sessions that end after 15 idle minutes, after 12 hours, and with a reset', async () => {
    const { sessions, rows } = operators
    const idle = await sessions.open(1, 'a browser', '127.0.0.1')
    clock.time += idleMs - 1
    expect(await sessions.resolve(idle, false)).toMatchObject({ operator: 1 })
    clock.time += 1
    expect(await sessions.resolve(idle, true)).toBeUndefined()
    const busy = await sessions.open(1, 'a browser', '127.0.0.1')
    const opened = clock.time
    while (clock.time + idleMs / 2 < opened + absoluteMs) {
      clock.time += idleMs / 2
      expect(await sessions.resolve(busy, true)).toBeDefined()
    }
    clock.time = opened + absoluteMs
    expect(await sessions.resolve(busy, true)).toBeUndefined()
    const last = await sessions.open(1, 'a browser', '127.0.0.1')
    oneTime = await rows.reset(1)
    expect(await sessions.resolve(last, true)).toBeUndefined()
    expect((await first(oneTime)).next).toBe('enrol')
    expect(await sessions.resolve('not a cookie', true)).toBeUndefined()
  })

  it('have nothing in the database that would let its reader in', async () => {
    const secret = await enrol()
    const cookie = await operators.sessions.open(1, 'a browser', '127.0.0.1')
    const { ticket } = await first(PASSWORD)
    const tables = ['operators', 'operator_sessions', 'operator_tickets'] as const
    const rows = await Promise.all(tables.map((table) => database.kysely.selectFrom(table).selectAll().execute()))
    const text = JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    for (const hidden of [secret, cookie, ticket, PASSWORD, oneTime]) expect(text).not.toContain(hidden)
  })
})
