import { randomUUID } from 'node:crypto'
import type { CaseKind } from '@touchstone/protocol/admin'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { Refusal } from '../errors/refusal.ts'
import { createCarryOut } from './carryOut.ts'
import { type CaseDecisions, createCaseDecisions } from './caseDecisions.ts'
import { TAKEN_MS } from './caseHold.ts'
import { listCases, queueFigures } from './caseLists.ts'
import { keepLook } from './caseLooks.ts'
import type { CaseHandler, Decision } from './reviewCase.ts'
import { createReviewDesk, type OpenedDesk } from './reviewDesk.ts'

const clock = { time: 1_700_000_000_000, now: () => clock.time }
const record = async () => 1
const APPROVE = { result: 'approve', reason: '', text: 'fine', amount: '', digest: '' } as const

describe.each(testEngines())('the review desk on $name', (engine) => {
  const database = suiteDatabase(engine)
  let desk: OpenedDesk
  let decisions: CaseDecisions
  let user: string
  let done: (readonly [string, Decision])[]
  /** What happens while a case's effect is under way. */
  let meanwhile: () => Promise<unknown>

  let images: { readonly id: string; readonly label: string }[]

  const handler = (kind: CaseKind, fourEyes: boolean): CaseHandler => ({
    kind,
    fourEyes,
    refusals: ['blurred'],
    view: async () => ({ fields: [], images, warnings: [] }),
    approve: async (_case, decision) => {
      await meanwhile()
      done.push(['approve', decision])
    },
    refuse: async (_case, decision) => void done.push(['refuse', decision]),
  })

  beforeAll(async () => {
    desk = createReviewDesk(database.kysely, clock)
    desk.register(handler('kyc_junior', true))
    desk.register(handler('kyc_senior', false))
    decisions = createCaseDecisions(database.kysely, clock, desk.handlers)
  })
  beforeEach(async () => {
    done = []
    images = []
    meanwhile = async () => {}
    user = randomUUID()
    const person = { id: user, country: 'HK', email: `${user}@example.org`, invitation_code: user.slice(0, 8) }
    await database.kysely
      .insertInto('users')
      .values({ ...person, password_hash: 'x', created_at: clock.now() })
      .execute()
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
    expect(done).toMatchObject([['approve', { proposer: 1, approver: 2, reason: '', text: 'fine' }]])
    await expect(decisions.decide(again, 2, record)).rejects.toMatchObject({ rejection: 'case_decided' })
  })

  it('lets nobody approve before they have opened every picture themselves, and anybody refuse', async () => {
    images = ['front', 'back'].map((label) => ({ id: randomUUID(), label }))
    const id = await open()
    const look = (operator: number, image: number) =>
      keepLook(database.kysely, { caseId: id, operator, image: images[image]?.id ?? '' }, clock.now())
    const unseen = (count: number) => ({ rejection: 'pictures_unseen', facts: { count } })
    await expect(decisions.decide({ id, ...APPROVE }, 1, record)).rejects.toMatchObject(unseen(2))
    expect([await look(1, 0), await look(1, 0)]).toEqual([true, false])
    await expect(decisions.decide({ id, ...APPROVE }, 1, record)).rejects.toMatchObject(unseen(1))
    await look(1, 1)
    expect(await decisions.decide({ id, ...APPROVE }, 1, record)).toMatchObject({ state: 'second' })
    const again = { id, ...APPROVE, digest: await digestOf(id) }
    await expect(decisions.decide(again, 2, record)).rejects.toMatchObject(unseen(2))
    const refusal = { ...again, result: 'refuse', reason: 'blurred' } as const
    expect(await decisions.decide(refusal, 2, record)).toMatchObject({ state: 'refused' })
  })

  it('lets a first decision be set aside, by its author too, and asks for another one', async () => {
    const id = await open()
    const aside = async (operator: number, text = 'another payment') =>
      decisions.setAside({ id, digest: await digestOf(id), text }, operator, record)
    await expect(aside(2)).rejects.toMatchObject({ rejection: 'digest_differs' })
    await decisions.decide({ id, ...APPROVE }, 1, record)
    const first = await digestOf(id)
    await expect(aside(2, '')).rejects.toMatchObject({ rejection: 'reason_missing' })
    await decisions.take(id, 2, record)
    await expect(aside(1)).rejects.toMatchObject({ rejection: 'case_taken' })
    expect(await aside(2)).toMatchObject({ state: 'waiting' })
    // Nothing of it is left: neither to be approved, nor to keep its author from deciding.
    const late = decisions.decide({ id, ...APPROVE, digest: first }, 3, record)
    await expect(late).resolves.toMatchObject({ state: 'second' })
    expect(await aside(3)).toMatchObject({ state: 'waiting' })
    expect(await decisions.decide({ id, ...APPROVE, text: 'better' }, 1, record)).toMatchObject({ state: 'second' })
    const stale = decisions.setAside({ id, digest: first, text: 'late' }, 2, record)
    await expect(stale).rejects.toMatchObject({ rejection: 'digest_differs' })
    expect((await decisions.find(id)).assignee).toBe(0)
    const during: unknown[] = []
    meanwhile = async () => {
      during.push(await aside(1).catch((error: { rejection?: string }) => error.rejection))
    }
    await decisions.decide({ id, ...APPROVE, digest: await digestOf(id) }, 2, record)
    expect(['case_taken', 'case_decided']).toContain(during[0])
    expect(done).toMatchObject([['approve', { proposer: 1, approver: 2, text: 'better' }]])
    await expect(aside(3)).rejects.toMatchObject({ rejection: 'case_decided' })
    expect((await histories(id)).slice(1, 4)).toEqual(['proposed 1', 'set_aside 2', 'proposed 3'])
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
    const refuse = { id, result: 'refuse', reason: 'no such', text: '', amount: '', digest: '' } as const
    await expect(decisions.decide(refuse, 1, record)).rejects.toMatchObject({ rejection: 'reason_missing' })
    expect(await decisions.decide({ ...refuse, reason: 'blurred' }, 1, record)).toMatchObject({ state: 'refused' })
    const senior = await open('kyc_senior')
    expect(await decisions.decide({ id: senior, ...APPROVE }, 1, record)).toMatchObject({ state: 'approved' })
    expect(done.map(([what]) => what)).toEqual(['refuse', 'approve'])
    await expect(decisions.find('no-case')).rejects.toMatchObject({ rejection: 'unknown_case' })
  })

  const stateOf = async (id: string) => (await decisions.find(id)).state
  /** The same database in the hands of a server that has just started. */
  const restarted = () => createCaseDecisions(database.kysely, clock, desk.handlers)
  const histories = async (id: string) => {
    const steps = database.kysely.selectFrom('review_history').select(['what', 'operator']).where('case_id', '=', id)
    return (await steps.orderBy('step').execute()).map(({ what, operator }) => `${what} ${operator}`)
  }

  it('lets nobody take back what is being carried out', async () => {
    const id = await open('kyc_senior')
    const during: unknown[] = []
    meanwhile = async () => {
      during.push(await desk.withdraw(id, user).catch((error: { rejection?: string }) => error.rejection))
      during.push(
        await stateOf(id),
        (await queueFigures(database.kysely)).find(({ kind }) => kind === 'kyc_senior'),
      )
      during.push(await open('kyc_senior').catch((error: { rejection?: string }) => error.rejection))
    }
    expect(await decisions.decide({ id, ...APPROVE }, 1, record)).toMatchObject({ state: 'approved' })
    const figure = { kind: 'kyc_senior', open: 1, oldest: clock.now() }
    expect(during).toEqual(['review_not_found', 'applying', figure, 'review_pending'])
    expect(await stateOf(id)).toBe('approved')
    expect(await histories(id)).toEqual(['opened 0', 'approved 1'])
  })

  it('carries out nothing that was taken back first', async () => {
    const id = await open('kyc_senior')
    const read = await decisions.find(id)
    await desk.withdraw(id, user)
    const carryOut = createCarryOut(database.kysely, clock, desk.handlers)
    const verdict = {
      result: 'approved',
      from: 'waiting',
      proposer: 1,
      approver: 0,
      reason: '',
      text: '',
      amount: '',
    } as const
    await expect(carryOut.claimed(read, verdict, record)).rejects.toMatchObject({ rejection: 'case_decided' })
    expect(done).toEqual([])
    expect(await stateOf(id)).toBe('withdrawn')
  })

  it('ends withdrawn and undone, or approved and done, whoever is quicker', async () => {
    for (let round = 0; round < 12; round++) {
      done = []
      const id = await open('kyc_senior')
      const decide = () => decisions.decide({ id, ...APPROVE }, 1, record)
      const withdraw = () => desk.withdraw(id, user)
      const both = round % 2 === 0 ? [decide(), withdraw()] : [withdraw(), decide()]
      const ended = await Promise.allSettled(both)
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await stateOf(id)).toBe(done.length === 1 ? 'approved' : 'withdrawn')
    }
  })

  it('goes on after a stop between the claim and the effect, once', async () => {
    const id = await open()
    await decisions.decide({ id, ...APPROVE }, 1, record)
    meanwhile = () => Promise.reject(new Error('the server stopped'))
    const approval = { id, ...APPROVE, digest: await digestOf(id) }
    await expect(decisions.decide(approval, 2, record)).rejects.toThrow('the server stopped')
    expect(done).toEqual([])
    await expect(desk.withdraw(id, user)).rejects.toMatchObject({ rejection: 'review_not_found' })
    await expect(decisions.decide(approval, 2, record)).rejects.toMatchObject({ rejection: 'case_decided' })
    await expect(restarted().resume()).rejects.toThrow('1 decided cases could not be carried out')
    meanwhile = async () => {}
    expect(await restarted().resume()).toBe(1)
    expect(done).toMatchObject([['approve', { proposer: 1, approver: 2, text: 'fine' }]])
    expect(await stateOf(id)).toBe('approved')
    expect(await histories(id)).toEqual(['opened 0', 'proposed 1', 'approved 2'])
    expect(await restarted().resume()).toBe(0)
    expect(done).toHaveLength(1)
  })

  it('leaves alone what is under way, and opens again what cannot be done', async () => {
    const id = await open('kyc_senior')
    const resumed: number[] = []
    meanwhile = async () => {
      resumed.push(await decisions.resume())
      throw new Refusal('contact_taken')
    }
    const refused = decisions.decide({ id, ...APPROVE }, 1, record)
    await expect(refused).rejects.toMatchObject({ rejection: 'contact_taken' })
    expect(resumed).toEqual([0])
    expect(await stateOf(id)).toBe('waiting')
    expect(await histories(id)).toEqual(['opened 0', 'undone 1'])
    await desk.withdraw(id, user)
  })
})
