import {
  type Command,
  type CoreQueries,
  type Decide,
  type DecisionRefusal,
  FIRST_CUSTOMER,
  type Rejection,
  rejectionMessage,
  type SomeQueries,
} from '@touchstone/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RecordAct } from '../audit/recordAct.ts'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import type { AppliedEntry, WorldPort } from '../sequencer/worldPort.ts'
import { type Approvals, createApprovals } from './approvals.ts'
import { createFindDecision } from './findDecision.ts'
import type { Payload } from './payload.ts'
import { PROPOSAL_MS } from './proposalRows.ts'

const clock = { time: 1_700_000_000_000, now: () => clock.time }
/** Results of audit rows. */
const recorded: string[] = []
const record: RecordAct = async ({ result = 'done' }) => recorded.push(result)
const OWNER = FIRST_CUSTOMER
const PAYLOAD: Payload = {
  world: 'real',
  action: { type: 'SetTier', owner: OWNER, tier: 1 },
  effectiveAt: 0,
  reason: 'asked for',
  name: '',
  text: '',
}

/** A log in which operators 1 and 2 may decide everything together, and alone what `alone` says. */
class FakeLog {
  readonly entries: AppliedEntry[] = []
  /** Thrown instead of the answer: before or after the entry is written. */
  breaks: 'before' | 'after' | null = null
  answer: Rejection | null = null
  alone = false

  get port(): WorldPort {
    const refused = (rejection: Rejection): DecisionRefusal => ({ rejection, facts: {} })
    const judge = ({ proposer, approver }: Decide): DecisionRefusal | null => {
      if (proposer === approver) return refused('same_operator')
      if (approver === 0) return this.alone ? null : refused('four_eyes_needed')
      return approver > 2 ? refused('unknown_operator') : null
    }
    const { entries } = this
    const core: Pick<CoreQueries, 'sequence'> & SomeQueries<{ decisions: 'judge' | 'operators'; customers: 'tierOf' }> =
      {
        customers: { tierOf: () => 0 },
        decisions: { judge, operators: () => [1, 2].map((operator) => ({ operator, roles: ['markets' as const] })) },
        get sequence() {
          return entries.length
        },
      }
    const port: Partial<WorldPort> = {
      world: 'real',
      core: core as WorldPort['core'],
      submit: (command) => this.#submit(command),
      replay: async function* (from) {
        yield* entries.slice(from - 1)
      },
    }
    return port as WorldPort
  }

  async #submit(command: Command): Promise<AppliedEntry> {
    if (this.breaks === 'before') throw new Error('the power is gone')
    const sequence = this.entries.length + 1
    const reply: AppliedEntry['reply'] = this.answer
      ? { kind: 'rejected', rejection: this.answer, facts: {} }
      : { kind: 'done', value: sequence }
    const entry = { sequence, time: 0, command, reply, events: [], postings: [], duplicate: false }
    this.entries.push(entry)
    if (this.breaks === 'after') throw new Error('the power is gone')
    return entry
  }
}

describe.each(testEngines())('approvals on $name', (engine) => {
  const database = suiteDatabase(engine)
  let log: FakeLog
  let approvals: Approvals
  let told: number[]
  beforeEach(async () => {
    log = new FakeLog()
    told = []
    const worlds = { real: log.port, demo: log.port }
    const { kysely } = database
    const effects = {
      beforeDone: async () => {},
      tell: async (_payload: Payload, sequence: number) => void told.push(sequence),
      afterDone: async () => {},
      oneTimePassword: async () => '',
    }
    const findDecision = createFindDecision(kysely, worlds)
    approvals = createApprovals({ database: kysely, clock, worlds, effects, findDecision })
  })

  const rowOf = (id: string) =>
    database.kysely.selectFrom('proposals').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const propose = async () => rowOf((await approvals.propose(PAYLOAD, 1, record)).pending)
  const approve = ({ id, digest }: { id: string; digest: string }, operator = 2) =>
    approvals.decide({ id, digest, result: 'approve', text: '' }, operator, record)

  it('writes exactly what was proposed into the log, once, also when two approve at the same time', async () => {
    const row = await propose()
    expect(log.entries).toEqual([])
    const outcomes = await Promise.allSettled([approve(row), approve(row)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { action, reason } = PAYLOAD
    const command = { type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason, action }
    expect(log.entries.map((entry) => entry.command)).toEqual([command])
    expect(await rowOf(row.id)).toMatchObject({ state: 'approved', approver: 2, sequence: 1n })
    expect(told).toEqual([1])
  })

  it('refuses the proposer, strangers, another digest, and a payload that somebody changed', async () => {
    const row = await propose()
    await expect(approve(row, 1)).rejects.toMatchObject({ rejection: 'same_operator' })
    await expect(approve(row, 3)).rejects.toMatchObject({ rejection: 'unknown_operator' })
    await expect(approve({ ...row, digest: 'x' })).rejects.toMatchObject({ rejection: 'digest_differs' })
    const payload = row.payload.replace('"tier":1', '"tier":2')
    await database.kysely.updateTable('proposals').set({ payload }).where('id', '=', row.id).execute()
    await expect(approve(row)).rejects.toMatchObject({ rejection: 'digest_differs' })
    expect(log.entries).toEqual([])
  })

  it('does not even let the database hold one that its own proposer approved', async () => {
    const { id } = await propose()
    const forged = database.kysely.updateTable('proposals').set({ state: 'approved', approver: 1 }).where('id', '=', id)
    await expect(forged.execute()).rejects.toThrow('proposals_two_people')
  })

  it('keeps the word that the log refused with', async () => {
    const row = await propose()
    log.answer = 'unknown_owner'
    const problem = rejectionMessage('unknown_owner', {})
    expect(await approve(row)).toMatchObject({ state: 'failed', sequence: 0, problem })
    expect(await rowOf(row.id)).toMatchObject({ state: 'failed', answer: 'unknown_owner' })
    expect(told).toEqual([])
  })

  it.each(['before', 'after'] as const)('finishes once what stopped %s it was in the log', async (moment) => {
    const rows = [await propose(), await propose()]
    log.breaks = moment
    for (const row of rows) await expect(approve(row)).rejects.toThrow('the power is gone')
    log.breaks = null
    expect(await approvals.mend()).toBe(2)
    expect(await approvals.mend()).toBe(0)
    expect(log.entries).toHaveLength(2)
    const sequences = await Promise.all(rows.map(async ({ id }) => (await rowOf(id)).sequence))
    expect(new Set(sequences)).toEqual(new Set([1n, 2n]))
    expect(told).toHaveLength(2)
  })

  describe('what one person decides', () => {
    beforeEach(() => {
      log.alone = true
      recorded.length = 0
    })
    const pending = () => database.kysely.selectFrom('proposals').selectAll().execute()

    it('is recorded, in the log, told, and no proposal', async () => {
      expect(await approvals.propose(PAYLOAD, 1, record)).toMatchObject({ pending: '' })
      expect(log.entries).toMatchObject([{ command: { proposer: 1, approver: 0, action: PAYLOAD.action } }])
      expect([told, recorded, await pending()]).toEqual([[1], ['decided'], []])
    })

    it('is recorded also when the log refuses it, which leaves nothing behind', async () => {
      log.answer = 'unknown_owner'
      await expect(approvals.propose(PAYLOAD, 1, record)).rejects.toMatchObject({ rejection: 'unknown_owner' })
      expect([told, recorded, await pending()]).toEqual([[], ['decided'], []])
    })

    it.each(['before', 'after'] as const)(
      'is told if the log has it, and never repeated, after a stop %s it',
      async (moment) => {
        log.breaks = moment
        await expect(approvals.propose(PAYLOAD, 1, record)).rejects.toThrow('the power is gone')
        log.breaks = null
        expect(await approvals.mend()).toBe(1)
        const times = moment === 'after' ? 1 : 0
        expect([log.entries, told, recorded]).toMatchObject([{ length: times }, { length: times }, ['decided']])
        expect(await pending()).toEqual([])
      },
    )
  })

  it('ends after 72 hours, or when its proposer takes it back', async () => {
    const [old, row] = [await propose(), await propose()]
    const back = { id: row.id, digest: row.digest, result: 'withdraw', text: '' } as const
    await expect(approvals.decide(back, 2, record)).rejects.toMatchObject({ rejection: 'role_missing' })
    expect(await approvals.decide(back, 1, record)).toMatchObject({ state: 'withdrawn' })
    clock.time += PROPOSAL_MS
    await expect(approve(old)).rejects.toMatchObject({ rejection: 'unknown_approval' })
    expect(await rowOf(old.id)).toMatchObject({ state: 'expired' })
  })
})
