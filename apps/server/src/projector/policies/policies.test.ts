import type { DecisionTaken } from '@touchstone/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { testEngines } from '../../database/testing/databases.ts'
import { PROJECTIONS } from '../../products/projections.ts'
import { Projector } from '../projector.ts'
import type { ProjectionTables } from '../schema.ts'
import { contentsOf } from '../testing/contents.ts'
import { ScriptedWorld } from '../testing/scriptedWorld.ts'

const [engine] = testEngines()
let database: OpenDatabase

beforeAll(async () => {
  if (!engine) throw new Error('no engine')
  database = await engine.open()
})
afterAll(async () => {
  await database.close()
})

const AT = 1_700_000_000_000

function decision(number: number, state: DecisionTaken['state'], action: DecisionTaken['action']): DecisionTaken {
  const people = { proposer: 1, approver: 2, reason: `reason ${number}`, effectiveAt: 0 }
  return { type: 'DecisionTaken', decision: number, ...people, action, state, rejection: null }
}

it('keeps the policies that came into force, and the same ones when everything is made anew from the log', async () => {
  const world = new ScriptedWorld()
  const tiers = { type: 'SetFeeTiers', tiers: [{ makerPpm: 900, takerPpm: 1_000 }] } as const
  const limits = ['0', '1', '2', '3']
  const policy = { type: 'SetVerificationPolicy', loanLimits: limits, dailyWithdrawals: limits } as const
  world.tell(AT, [decision(1, 'done', tiers)])
  world.tell(AT + 1, [decision(2, 'scheduled', policy), decision(3, 'failed', tiers), decision(4, 'cancelled', tiers)])
  world.tell(AT + 2, [decision(5, 'done', { type: 'SetTier', owner: 1_000, tier: 0 })])
  // Falls due with an entry whose own command repeats an earlier one.
  world.tell(AT + 3, [decision(2, 'done', policy)], [], true)
  const tables = database.kysely.withTables<ProjectionTables>()
  const projector = new Projector({ world, database: tables, projections: PROJECTIONS })
  projector.start()
  expect(await projector.waitFor(4, 10_000)).toBe(true)
  const rows = await tables.selectFrom('policies').selectAll().orderBy('decision').execute()
  expect(rows.map(({ decision: number, in_force_from }) => [number, in_force_from])).toEqual([
    [1n, BigInt(AT)],
    [2n, BigInt(AT + 3)],
  ])
  expect(rows[1]).toMatchObject({ world: 'real', action: JSON.stringify(policy), proposer: 1, approver: 2 })
  const before = await contentsOf(tables, 'real')
  await projector.rebuild()
  expect(await projector.waitFor(4, 10_000)).toBe(true)
  expect(await contentsOf(tables, 'real')).toEqual(before)
  await projector.stop()
})
