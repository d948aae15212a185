import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Exchange } from '@touchstone/core'
import { ManualClock, newSha256, openFileJournal, realDisk } from '@touchstone/log'
import { decodeCommand } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { oneEngine } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { forgetWorld } from '../../projector/projectionState.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { TestWorld } from '../../projector/testing/testWorld.ts'
import { OWED, owedBy } from './owedMessages.ts'
import { BEGINNING, simulatedDay } from './simulatedDay.ts'
import { START_MS, TOLD_PROJECTIONS, ToldOffice } from './toldOffice.ts'

const SEED = 154
const ACTS = 1_800
/** What this seed does not come to: loans fall due in `toldReviews.test.ts`, and nobody is deleveraged in either. */
const SELDOM = ['LoanMoved', 'Deleveraged']
/** After so many acts all customers are told of the log. */
const ROUND = 150
const FIRST_CUSTOMER = 1_000

describe('the simulator’s day', () => {
  const database = suiteDatabase(oneEngine())
  let folder: string
  let clock: ManualClock
  let office: ToldOffice
  const open = async (demo: TestWorld) => ToldOffice.open({ folder, database, clock, demo })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-told-'))
    clock = new ManualClock(START_MS)
  })
  afterEach(async () => {
    await office.stop()
    await rm(folder, { recursive: true })
  })

  async function stopInTheMiddle(demo: TestWorld): Promise<void> {
    await office.stop()
    office = await open(demo)
  }

  /** What the log owes, read from the disk by a core of its own. */
  async function owed(): Promise<{ readonly lines: readonly string[]; readonly types: ReadonlySet<string> }> {
    const log = await openFileJournal({ directory: join(folder, 'log'), disk: realDisk, clock })
    const core = new Exchange({ newSha256, book: 'fast' })
    const lines: string[] = []
    const types = new Set<string>()
    for await (const block of log.blocks(1))
      for (const [index, bytes] of block.commands.entries()) {
        const entry = { sequence: block.firstSequence + index, time: block.time, command: decodeCommand(bytes) }
        const { events } = core.apply(entry)
        for (const event of events) {
          const message = owedBy(event, events)
          if (!message || message.owner < FIRST_CUSTOMER) continue
          lines.push(`${message.owner} ${message.kind} ${entry.time}`)
          types.add(event.type)
        }
      }
    await log.close()
    return { lines: lines.sort(), types }
  }

  /** Every message, with the owner in whose inbox it is. */
  async function inboxes(): Promise<readonly string[]> {
    const rows = await database.kysely
      .selectFrom('messages')
      .innerJoin('owners', 'owners.user_id', 'messages.user_id')
      .where('owners.world', '=', 'real')
      .select(['owners.owner', 'messages.kind', 'messages.time'])
      .execute()
    return rows.map(({ owner, kind, time }) => `${owner} ${kind} ${time}`).sort()
  }

  it('puts exactly one message of each event that owes one into its owner’s inbox, over a stop and a second reading', async () => {
    const demo = await TestWorld.open('demo')
    office = await open(demo)
    for (const command of BEGINNING) await office.send(command)
    let sent = 0
    for (const { wait, command } of simulatedDay(SEED, ACTS, () => office.world.core)) {
      clock.advance(wait)
      await office.send(command)
      if (office.world.core.clockStopped()) await office.send({ type: 'ResumeClock', reason: 'checked' })
      sent++
      if (sent % ROUND !== 0) continue
      if (sent === ACTS / 2) await stopInTheMiddle(demo)
      else await office.round()
    }
    await office.round()
    // A refusal that nobody wrote a word about is told after a minute.
    clock.advance(120_000)
    await office.round()
    await office.stop()

    const { lines, types } = await owed()
    expect(await inboxes()).toEqual(lines)
    expect(OWING.filter((type) => !types.has(type))).toEqual(SELDOM)

    await database.kysely.deleteFrom('message_cursors').execute()
    await forgetWorld(database.kysely.withTables<ProjectionTables>(), TOLD_PROJECTIONS, 'real', 0)
    office = await open(demo)
    await office.round()
    expect(await inboxes()).toEqual(lines)
  }, 120_000)
})

/** Every kind of event that can owe a message. */
const OWING = Object.entries(OWED).flatMap(([type, owing]) => (typeof owing === 'string' ? [] : [type]))
