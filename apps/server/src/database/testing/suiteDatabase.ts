import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { OpenDatabase } from '../openDatabase.ts'
import { emptyTables, type TestEngine } from './databases.ts'

/** Databases of suites that have ended, by engine: to empty one takes a fraction of the time that opening another does. */
const free = new Map<TestEngine['name'], OpenDatabase[]>()

/**
 * A database of one suite, empty before each of its tests. The suites of a process use the same ones in turn: who changes a
 * table, or ends the database, opens one of its own.
 */
export function suiteDatabase(engine: Pick<TestEngine, 'name' | 'open'>): OpenDatabase {
  let opened: OpenDatabase | undefined
  const database = () => {
    if (!opened) throw new Error('a database of a suite is open while its tests run')
    return opened
  }
  beforeAll(async () => {
    opened = free.get(engine.name)?.pop() ?? (await engine.open())
  })
  beforeEach(() => emptyTables(database()))
  afterAll(() => {
    if (opened) free.set(engine.name, [...(free.get(engine.name) ?? []), opened])
  })
  return {
    get kysely() {
      return database().kysely
    },
    get patient() {
      return database().patient
    },
    get engine() {
      return database().engine
    },
    get notice() {
      return database().notice
    },
    get migrated() {
      return database().migrated
    },
    ahead: (work) => database().ahead(work),
    isReachable: () => database().isReachable(),
    close: () => database().close(),
  }
}
