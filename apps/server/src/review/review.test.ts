import { randomUUID } from 'node:crypto'
import type { CaseKind } from '@touchstone/protocol/admin'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { emptyTables, testEngines } from '../database/testing/databases.ts'
import { type CaseDecisions, createCaseDecisions, TAKEN_MS } from './caseDecisions.ts'
import { listCases, queueFigures } from './caseLists.ts'
import type { CaseHandler, Decision } from './reviewCase.ts'
import { createReviewDesk, type OpenedDesk } from './reviewDesk.ts'

const clock = { time: 1_700_000_000_000, now: () => clock.time }
const record = async () => 1
const APPROVE = { result: 'approve', reason: '', text: 'fine', digest: '' } as const

describe.each(testEngines())('the review desk on $name', (engine) => {
  let database: OpenDatabase
  let desk: OpenedDesk
  let decisions: CaseDecisions
  let user: string
  let done: (readonly [string, Decision])[]

  const handler = (kind: CaseKind, fourEyes: boolean): CaseHandler => ({
    kind,
    fourEyes,
    refusals: ['blurred'],
    view: async () => ({ fields: [], images: [], warnings: [] }),
    approve: async (_case, decision) => void done.push(['approve', decision]),
    refuse: async (_case, decision) => void done.push(['refuse', decision]),
  })

  beforeAll(async () => {
    database = await engine.open()
    desk = createReviewDesk(database.kysely, clock)
    desk.register(handler('kyc_junior', true))
    desk.register(handler('kyc_senior', false))
    decisions = createCaseDecisions(database.kysely, clock, desk.handlers)
  })
  beforeEach(async () => {
    await emptyTables(database)
    done = []
    user = randomUUID()
    const person = { id: user, country: 'HK', email: `${user}@example.org`, invitation_code: user.slice(0, 8) }
    await database.kysely
      .insertInto('users')
      .values({ ...person, password_hash: 'x', created_at: clock.now() })
      .execute()
  })
  afterAll(async () => {
    await database.close()
    await engine.stop()
  })

  const open = (kind: CaseKind = 'kyc_junior') => desk.open({ kind, userId: user, subject: { number: '7' } })
  const digestOf = async (id: string) => (await decisions.find(id)).proposal_digest

  it('keeps one open case of a kind, however many ask at once', async () => {
    const asked = await Promise.allSettled([open(), open(), open()])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(open()).rejects.toMatchObject({ rejection: 'review_pending' })
    const senior = await open('kyc_senior')
    expect(await desk.of(user)).toHaveLength(2)
    await desk.withdraw(senior, user)
    await expect(desk.withdraw(senior, user)).rejects.toMatchObject({ rejection: 'review_not_found' })
    await open('kyc_senior')
    const figures = await queueFigures(database.kysely)
    expect(figures.filter((figure) => figure.open > 0)).toMatchObject([{ kind: 'kyc_junior' }, { kind: 'kyc_senior' }])
  })

  it('gives a case to one of two who reach for it, until their time is over', async () => {
    const id = await open()
    const reached = await Promise.allSettled([decisions.take(id, 1, record), decisions.take(id, 2, record)])
    expect(reached.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const holder = (await decisions.find(id)).assignee
    const other = holder === 1 ? 2 : 1
    await expect(decisions.decide({ id, ...APPROVE }, other, record)).rejects.toMatchObject({ rejection: 'case_taken' })
    const mine = { kind: 'kyc', state: '', assignee: holder, users: null, page: 1, size: 10 } as const
    expect((await listCases(database.kysely, mine, clock.now())).total).toBe(1)
    clock.time += TAKEN_MS
    await decisions.take(id, other, record)
    await decisions.release(id, other, record)
    expect((await decisions.find(id)).assignee).toBe(0)
  })

  it('takes two people where two are needed, who approve the same thing', async () => {
    const id = await open()
    expect(await decisions.decide({ id, ...APPROVE }, 1, record)).toMatchObject({ state: 'second' })
    expect(done).toEqual([])
    const digest = await digestOf(id)
    const again = { id, ...APPROVE, digest }
    await expect(decisions.decide(again, 1, record)).rejects.toMatchObject({ rejection: 'same_operator' })
    await expect(decisions.take(id, 1, record)).rejects.toMatchObject({ rejection: 'same_operator' })
    const blind = decisions.decide({ id, ...APPROVE }, 2, record)
    await expect(blind).rejects.toMatchObject({ rejection: 'digest_differs' })
    expect(await decisions.decide(again, 2, record)).toMatchObject({ state: 'approved' })
    expect(done).toEqual([['approve', { proposer: 1, approver: 2, reason: '', text: 'fine' }]])
    await expect(decisions.decide(again, 2, record)).rejects.toMatchObject({ rejection: 'case_decided' })
  })

  it('sees that a case was changed between the two', async () => {
    const id = await open()
    await decisions.decide({ id, ...APPROVE }, 1, record)
    const digest = await digestOf(id)
    await database.kysely.updateTable('review_cases').set({ subject: '{"number":"8"}' }).where('id', '=', id).execute()
    const second = decisions.decide({ id, ...APPROVE, digest }, 2, record)
    await expect(second).rejects.toMatchObject({ rejection: 'digest_differs' })
    expect(done).toEqual([])
  })

  it('refuses for a reason of the list, by one person, and asks one where one is enough', async () => {
    const id = await open()
    const refuse = { id, result: 'refuse', reason: 'no such', text: '', digest: '' } as const
    await expect(decisions.decide(refuse, 1, record)).rejects.toMatchObject({ rejection: 'reason_missing' })
    expect(await decisions.decide({ ...refuse, reason: 'blurred' }, 1, record)).toMatchObject({ state: 'refused' })
    const senior = await open('kyc_senior')
    expect(await decisions.decide({ id: senior, ...APPROVE }, 1, record)).toMatchObject({ state: 'approved' })
    expect(done.map(([what]) => what)).toEqual(['refuse', 'approve'])
    await expect(decisions.find('no-case')).rejects.toMatchObject({ rejection: 'unknown_case' })
  })
})
