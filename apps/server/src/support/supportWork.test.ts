import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { createAccountEvents } from '../identity/accounts/accountEvents.ts'
import { createUsers } from '../identity/accounts/users.ts'
import { createSupport, type Support } from './createSupport.ts'
import { createCustomerDesk } from './customerDesk.ts'
import { MAIL_AFTER_MS } from './operatorDesk.ts'
import { THERE_MS } from './presence.ts'
import { CONVERSATION_KEPT_MS } from './retention.ts'

const OPERATOR = 1
const NO_FILES = { check: async () => undefined, keep: async () => undefined, kinds: async () => new Map() }

describe.each(testEngines())('support on $name', (engine) => {
  const database = suiteDatabase(engine)
  const clock = { time: 1_700_000_000_000, now: () => clock.time }
  let support: Support
  let userId: string
  let mails: string[]
  let told: number
  let cids = 0

  const said = (text: string) => ({ text, images: [], cid: `c${++cids}` })
  const messages = () => ({
    tell: async (to: string) => void mails.push(to),
    deliver: async () => 0,
  })
  const parts = () => ({
    database: database.kysely,
    clock,
    files: NO_FILES,
    people: {
      accountEvents: createAccountEvents(database.kysely, clock, messages()),
      ownerOf: async () => 1_001,
      messages: messages(),
    },
  })
  const customers = () => createCustomerDesk({ ...parts(), words: support.words, news: support.news })
  const act = (ticketId: string) => ({ ticketId, operator: OPERATOR, audit: async () => 1 })

  beforeEach(async () => {
    mails = []
    told = 0
    support = createSupport({
      ...parts(),
      key: randomBytes(32),
      recordsChanged: () => {
        told += 1
      },
      onProblem: (error) => {
        throw error
      },
    })
    const name = { kind: 'email', value: `person${++cids}@example.org` } as const
    const added = { name, country: 'HK', passwordHash: 'none', invitedBy: null }
    userId = (await createUsers(database.kysely, clock).add(added)) ?? ''
  })
  afterEach(() => support.stop())

  const begin = async () => {
    const id = await customers().begin(userId, { ...said('Hello'), type: 'other', title: 'A question' })
    await support.operators.take({ ...act(id), note: '', nameOf: String })
    return id
  }

  it('writes by mail once, when answers stay unread, and keeps a repeated answer once', async () => {
    const id = await begin()
    const first = said('One')
    const replies = [first, first, said('Two')]
    const answers: number[] = []
    for (const reply of replies) answers.push((await support.operators.reply({ ...act(id), ...reply })).number)
    expect(answers).toEqual([2, 2, 3])
    await support.work()
    expect(mails).toEqual([])
    clock.time += MAIL_AFTER_MS
    await support.work()
    await support.work()
    expect(mails).toEqual([userId])

    await customers().read(userId, id)
    await support.operators.reply({ ...act(id), ...said('Three') })
    await customers().read(userId, id)
    clock.time += MAIL_AFTER_MS
    await support.work()
    expect(mails).toEqual([userId])
    expect(told).toBeGreaterThan(0)
  })

  it('numbers messages that come at the same time, and writes a repeated one once', async () => {
    const id = await begin()
    const desk = customers()
    const twice = said('twice')
    const both = [desk.reply(userId, id, twice), desk.reply(userId, id, twice)]
    const others = [desk.reply(userId, id, said('a')), support.operators.reply({ ...act(id), ...said('b') })]
    const numbers = await Promise.all([...both, ...others])
    const [one, again, ...rest] = numbers.map((answer) => (typeof answer === 'number' ? answer : answer.number))
    expect(again).toBe(one)
    expect(new Set([one, ...rest])).toEqual(new Set([2, 3, 4]))
    const begun = { ...said('x'), type: 'other', title: 't' } as const
    const ids = await Promise.all([desk.begin(userId, begun), desk.begin(userId, begun)])
    expect(ids[0]).toBe(ids[1])
  })

  it('stores no word of a conversation in the clear, and deletes all of it a year after it last moved', async () => {
    const id = await begin()
    await support.operators.note({ ...act(id), note: 'Northwestern' })
    await support.operators.reply({ ...act(id), ...said('Wilhelmina') })
    const tables = ['support_tickets', 'support_posts', 'support_steps'] as const
    const rows = async () => Promise.all(tables.map((table) => database.kysely.selectFrom(table).selectAll().execute()))
    const stored = JSON.stringify(await rows(), (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    for (const word of ['Hello', 'A question', 'Northwestern', 'Wilhelmina']) expect(stored).not.toContain(word)
    clock.time += CONVERSATION_KEPT_MS
    await support.work()
    expect((await rows()).every((table) => table.length > 0)).toBe(true)
    clock.time += 1
    await support.work()
    expect(await rows()).toEqual([[], [], []])
  })

  it('believes nobody to be there for long without a sign of life, and opens a closed conversation for some days only', async () => {
    await support.presence.set(OPERATOR, true, database.kysely)
    clock.time += THERE_MS - 1
    await support.presence.seen(OPERATOR)
    clock.time += THERE_MS - 1
    expect(await support.presence.now()).toEqual([OPERATOR])
    clock.time += 1
    expect(await support.presence.now()).toEqual([])

    const id = await begin()
    await support.operators.close(act(id))
    clock.time += 7 * 24 * 3_600_000
    await customers().reply(userId, id, said('still'))
    await support.operators.close(act(id))
    clock.time += 7 * 24 * 3_600_000 + 1
    await expect(customers().reply(userId, id, said('too late'))).rejects.toMatchObject({ rejection: 'ticket_closed' })
  })
})
