import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/openDatabase.ts'
import { createMigrated } from '../database/testing/databases.ts'
import { PROJECTIONS } from '../products/projections.ts'
import { Projector } from '../projector/projector.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { contentsOf, coreBalances, projectedBalances } from '../projector/testing/contents.ts'
import type { OpenedWorld } from '../sequencer/openWorld.ts'
import { closeFolder, credit, openFolder, openOwner } from '../sequencer/testing/worldFolder.ts'
import { SERVER_MIGRATIONS } from '../wiring/migrations.ts'
import { HistoryWriters, type WriterPlace } from './historyWriters.ts'
import type { WrittenWorld } from './writtenWorld.ts'

interface Opened {
  readonly opened: OpenedWorld
  readonly writers: HistoryWriters
  readonly database: Kysely<ProjectionTables>
  readonly history: WrittenWorld
}

const installed = inject('postgres')
const ENGINES = installed === '' ? (['pglite'] as const) : (['pglite', 'postgresql'] as const)
const PLACES = ['thread', 'process'] as const
const CASES = ENGINES.flatMap((engine) => PLACES.map((place) => ({ engine, place })))

describe.each(CASES)('history written into $engine, carried by the $place', ({ engine, place }) => {
  let directory: string
  let databaseUrl: string | null
  const closing: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-history-'))
    databaseUrl = engine === 'pglite' ? null : await createMigrated()
  })
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
    await rm(directory, { recursive: true })
  })

  async function openTables(embedded?: ReturnType<HistoryWriters['embedded']>): Promise<OpenDatabase> {
    const opened = await openDatabase({
      dataDirectory: directory,
      databaseUrl,
      migrations: SERVER_MIGRATIONS,
      ...(embedded ? { embedded } : {}),
    })
    closing.push(() => opened.close())
    return opened
  }

  async function open(carried: WriterPlace = place): Promise<Opened> {
    const world = join(directory, 'world')
    const opened = await openFolder({ directory: world })
    closing.push(() => closeFolder(opened))
    const writers = new HistoryWriters({
      place: carried,
      logger: pino({ level: 'silent' }),
    })
    const { kysely } = await openTables(writers.embedded())
    if (databaseUrl !== null) closing.push(await writers.connect(databaseUrl))
    const { world: port, quarantined } = opened
    const history = writers.write({ port, directory: world, quarantined, projections: PROJECTIONS })
    closing.push(() => history.stop())
    return { opened, writers, database: kysely.withTables<ProjectionTables>(), history }
  }

  const close = async () => {
    for (const each of closing.splice(0).toReversed()) await each()
  }

  async function trade({ world }: OpenedWorld, count: number): Promise<void> {
    const owner = await openOwner(world, `owner ${world.core.sequence}`)
    await Promise.all(Array.from({ length: count }, (_, i) => credit(world, owner, `${owner} ${i}`)))
  }

  async function written({ opened, history }: Opened): Promise<void> {
    while (!(await history.waitFor(opened.world.core.sequence, 1_000))) await nextTurn()
  }

  it('holds what the core holds, and goes on where it was after a stop', async () => {
    const first = await open()
    await trade(first.opened, 50)
    await written(first)
    expect(first.history.behind).toBe(0)
    expect(await projectedBalances(first.database, 'real')).toEqual(coreBalances(first.opened.world.core))
    await trade(first.opened, 20)
    await close()
    const second = await open()
    await second.history.ready
    await trade(second.opened, 20)
    await written(second)
    expect(await projectedBalances(second.database, 'real')).toEqual(coreBalances(second.opened.world.core))
  })

  it('reads as much at rest as belongs to one position, while more is answered', async () => {
    const all = await open()
    await trade(all.opened, 10)
    const { cursor, rows } = await all.history.atRest(async ({ cursor }) => {
      await trade(all.opened, 30)
      const { rows } = await sql<{ last: bigint }>`select max(sequence) as last from ledger_entries`.execute(
        all.database,
      )
      return { cursor, rows }
    })
    expect(Number(rows[0]?.last ?? 0)).toBeLessThanOrEqual(cursor)
    expect(all.opened.world.core.sequence).toBeGreaterThan(cursor)
    await written(all)
    expect(await projectedBalances(all.database, 'real')).toEqual(coreBalances(all.opened.world.core))
  })

  it('killed twice while it writes, writes nothing twice and leaves nothing out', async () => {
    const all = await open()
    for (let round = 0; round < 2; round++) {
      const before = all.opened.world.core.sequence
      await trade(all.opened, 600)
      while (!(await all.history.waitFor(before + 1 + round * 300, 1_000))) await nextTurn()
      await all.writers.endNow('killed by the test')
    }
    await written(all)
    expect(await projectedBalances(all.database, 'real')).toEqual(coreBalances(all.opened.world.core))
    const killed = await contentsOf(all.database, 'real')
    const { world } = all.opened
    await close()
    const { kysely } = await openTables()
    const database = kysely.withTables<ProjectionTables>()
    const anew = new Projector({ world, database, projections: PROJECTIONS })
    closing.push(() => anew.stop())
    anew.start()
    await anew.rebuild()
    expect(await anew.waitFor(world.core.sequence, 60_000)).toBe(true)
    expect(await contentsOf(database, 'real')).toEqual(killed)
  })
})
