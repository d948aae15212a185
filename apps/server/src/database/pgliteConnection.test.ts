import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Kysely, sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { DatabaseAway } from '../errors/databaseAway.ts'
import { fill, smallDisk } from '../operations/testing/smallDisk.ts'
import { bundled } from '../testing/bundled.ts'
import { inProcess } from '../threads/inProcess.ts'
import { onThread } from '../threads/onThread.ts'
import type { Carrier } from '../threads/program.ts'
import { PgliteConnection } from './pgliteConnection.ts'
import { engineOver } from './pgliteEngine.ts'
import { type PgliteBoundary, pgliteProgram } from './pgliteProgram.ts'
import { archivedSchema } from './testing/databases.ts'
import { violatedConstraint } from './uniqueViolation.ts'
import { unpackDatabase } from './unpackDatabase.ts'

const FILE = pathToFileURL(bundled('testing/pgliteThread'))

interface Notes {
  readonly notes: { readonly id: number; readonly body: string }
}

interface Opened {
  readonly connection: PgliteConnection
  readonly database: Kysely<Notes>
  /** Why it ended, each time. */
  readonly lost: string[]
  /** Resolves when it answers again. */
  isBack(): Promise<void>
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function open(carrier: Carrier<PgliteBoundary>, parent: string = tmpdir()): Promise<Opened> {
  const folder = await mkdtemp(join(parent, 'touchstone-pglite-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  unpackDatabase(await archivedSchema(), join(folder, 'sql'))
  const lost: string[] = []
  const onLost = ({ message }: Error) => void lost.push(message)
  const connection = await PgliteConnection.open({ folder: join(folder, 'sql'), carrier, onLost })
  const database = new Kysely<Notes>({ dialect: engineOver(connection, async () => undefined).dialect })
  closing.push(() => database.destroy())
  await sql`create table notes (id int8 primary key, body text not null)`.execute(database)
  const isBack = async () => {
    for (;;)
      try {
        await sql`select 1`.execute(database)
        return
      } catch (error) {
        if (!(error instanceof DatabaseAway)) throw error
        await setTimeout(20)
      }
  }
  return { connection, database, lost, isBack }
}

describe.each([
  ['in process', () => inProcess(pgliteProgram)],
  ['on a thread', () => onThread<PgliteBoundary>({ name: 'database', file: FILE })],
] as const)('the embedded database %s', (_where, carrier) => {
  test('answers with every digit, and with the constraint that a row violates', async () => {
    const { database } = await open(carrier())
    await sql`insert into notes values (9007199254740993, 'a')`.execute(database)
    const { rows } = await sql`select id, body from notes`.execute(database)
    expect(rows).toEqual([{ id: 9007199254740993n, body: 'a' }])
    const twice = sql`insert into notes values (9007199254740993, 'b')`.execute(database)
    expect(violatedConstraint(await twice.catch((error: unknown) => error))).toBe('notes_pkey')
    const many = Array.from({ length: 3 }, (_, index) => index)
    await sql`insert into notes select u, 'many' from unnest(${sql.val(many)}::int8[]) as u`.execute(database)
    const changed = await database.updateTable('notes').set({ body: 'c' }).where('body', '=', 'many').executeTakeFirst()
    expect(changed.numUpdatedRows).toBe(3n)
  })

  test('ended in the middle of a transaction, has rolled it back and is there again with what was committed', async () => {
    const { connection, database, lost, isBack } = await open(carrier())
    await sql`insert into notes values (1, 'kept')`.execute(database)
    const begunAgain = async () => {
      const answers = () => {
        const lent = connection.lend()
        return lent.query('select 1', []).finally(() => lent.giveBack?.())
      }
      while (
        await answers().then(
          () => false,
          () => true,
        )
      )
        await setTimeout(20)
    }
    const transaction = database.transaction().execute(async (inside) => {
      await sql`insert into notes values (2, 'rolled back')`.execute(inside)
      await connection.endNow('ended by the test')
      await begunAgain()
      // The next database must not take this for a statement of its own.
      await sql`insert into notes values (3, 'of nobody')`.execute(inside)
    })
    await expect(transaction).rejects.toBeInstanceOf(DatabaseAway)
    await isBack()
    expect((await sql`select body from notes`.execute(database)).rows).toEqual([{ body: 'kept' }])
    expect(lost).toEqual(['the embedded database ended (ended by the test) and is opened again in 100 ms'])
  })
})

test('on a full disk, the embedded database answers that it is away, and goes on once there is space', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-disk-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  const unmount = smallDisk(folder, 90)
  if (!unmount) return context.skip('a small file system cannot be mounted here')
  closing.push(async () => unmount())
  const { database, isBack } = await open(onThread({ name: 'database', file: FILE, silenceMs: 10_000 }), folder)
  await sql`insert into notes values (1, 'kept')`.execute(database)
  const filler = join(folder, 'filler')
  fill(filler)
  // It says that there is no space, or it fails or loops and is ended: whoever asked is told the same.
  const writing = (async () => {
    for (let id = 2; ; id++) await sql`insert into notes values (${id}, ${'x'.repeat(100_000)})`.execute(database)
  })()
  await expect(writing).rejects.toBeInstanceOf(DatabaseAway)
  rmSync(filler)
  await isBack()
  const { rows } = await sql`select body from notes where id = 1`.execute(database)
  expect(rows).toEqual([{ body: 'kept' }])
})
