import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOM_MIGRATIONS, SERVER_MIGRATIONS } from '../wiring/migrations.ts'
import { filesOf } from './archive.ts'
import { builtDatabase, builtDatabaseName } from './builtDatabase.ts'
import { type OpenDatabase, openDatabase } from './openDatabase.ts'
import { archivedSchema, MEMORY } from './testing/databases.ts'
import { unpackDatabase } from './unpackDatabase.ts'

describe('an archived database', () => {
  let folder: string
  let archive: Uint8Array
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-archive-'))
    archive = await archivedSchema()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is written file by file, zeros at the end included, readable for its owner alone', () => {
    const target = join(folder, 'files')
    unpackDatabase(archive, target)
    const files = [...filesOf(archive)]
    expect(files.filter(({ content }) => content).length).toBeGreaterThan(900)
    for (const { path, content } of files) {
      const mode = statSync(join(target, path)).mode & 0o777
      expect([path, mode]).toEqual([path, content ? 0o600 : 0o700])
      if (content) expect(readFileSync(join(target, path)).equals(content), path).toBe(true)
    }
    expect(existsSync(join(target, 'PG_VERSION'))).toBe(true)
  })

  it('opens as what it was, and as one of its own', async () => {
    unpackDatabase(archive, join(folder, 'sql'))
    const opened = await openDatabase({ dataDirectory: folder, databaseUrl: null, migrations: ROOM_MIGRATIONS })
    expect(opened.migrated).toEqual([])
    const [one, other] = [await MEMORY.open(), await MEMORY.open()]
    await one.kysely.deleteFrom('schema_migrations').execute()
    const applied = async ({ kysely }: OpenDatabase) =>
      (await kysely.selectFrom('schema_migrations').select('name').execute()).length
    expect(await applied(one)).toBe(0)
    expect(await applied(other)).toBe(SERVER_MIGRATIONS.flatMap(({ migrations }) => migrations).length)
    // Written to its files, and still nobody else's.
    await sql`checkpoint`.execute(one.kysely)
    const later = await MEMORY.open()
    expect(await applied(later)).toBe(await applied(other))
    await later.close()
    expect(await applied(opened)).toBe(await applied(other))
    for (const database of [opened, one, other]) await database.close()
  })

  it('is refused when it ends in the middle of a file', () => {
    expect(() => [...filesOf(archive.subarray(0, archive.length / 2))]).toThrow('in the middle of a file')
    expect(() => unpackDatabase(archive.subarray(0, 1_000_000), join(folder, 'half'))).toThrow('in the middle')
  })

  it('is named after what was applied, statement by statement', () => {
    const area = { area: 'one', migrations: [{ name: '0001-one', statements: ['create table one (id int)'] }] }
    const other = { ...area, migrations: [{ name: '0001-one', statements: ['create table one (id int8)'] }] }
    const names = [[], [area], [other], [area, { area: 'two', migrations: [] }]].map(builtDatabaseName)
    expect(new Set(names).size).toBe(3)
    expect(names[3]).toBe(names[1])
  })

  it('is what a new folder begins with, when the build has made it of these migrations', async () => {
    const built = await builtDatabase(SERVER_MIGRATIONS)
    const dataDirectory = join(folder, 'new')
    const opened = await openDatabase({ dataDirectory, databaseUrl: null, migrations: SERVER_MIGRATIONS })
    expect(opened.migrated.length > 0).toBe(built === undefined)
    const applied = await opened.kysely.selectFrom('schema_migrations').select('name').execute()
    expect(applied.length).toBe(SERVER_MIGRATIONS.flatMap(({ migrations }) => migrations).length)
    await opened.close()
  })
})
