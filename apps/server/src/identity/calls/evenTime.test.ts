import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { MEMORY } from '../../database/testing/databases.ts'
import { Refusal } from '../../errors/refusal.ts'
import { type Office, openOffice } from '../testing/office.ts'
import { inEvenTime } from './evenTime.ts'

const STEP_MS = 40

async function lasted(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work().catch(() => undefined)
  return performance.now() - began
}

describe('an answer in even time', () => {
  it('is the work’s own, or its own refusal', async () => {
    expect(await inEvenTime(STEP_MS, async () => 'done')).toBe('done')
    const refused = inEvenTime(STEP_MS, async () => Promise.reject(new Refusal('code_wait', { seconds: 3 })))
    await expect(refused).rejects.toMatchObject({ rejection: 'code_wait' })
  })

  it.each([
    ['nothing', async () => undefined, STEP_MS],
    ['a refusal', async () => Promise.reject(new Refusal('code_wait')), STEP_MS],
    ['more than a step', () => delay(STEP_MS + 1), 2 * STEP_MS],
  ])('never leaves before its step is over: %s', async (_what, work, least) => {
    expect(await lasted(() => inEvenTime(STEP_MS, work))).toBeGreaterThanOrEqual(least)
  })

  it('waits for nothing where there is no step', async () => {
    const quickest = []
    for (let round = 0; round < 5; round++) quickest.push(await lasted(() => inEvenTime(0, async () => undefined)))
    expect(Math.min(...quickest)).toBeLessThan(STEP_MS)
  })
})

describe('asking for a code', () => {
  let database: OpenDatabase
  let office: Office | undefined
  beforeAll(async () => {
    database = await MEMORY.open()
  })
  afterEach(() => office?.close())
  afterAll(() => database.close())

  it('takes whole steps, for names that are known, unknown, and asked about too early', async () => {
    office = await openOffice(database, { answerStepMs: 1_000 })
    const { call } = office
    await office.register('ann@example.org')
    for (const account of ['ann@example.org', 'nobody@example.org', 'nobody@example.org'])
      expect(await lasted(() => call('getCode', { type: 'forget', account }))).toBeGreaterThanOrEqual(1_000)
  })
})
