import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { OpenDatabase } from '../openDatabase.ts'
import { emptyTables, type TestEngine } from './databases.ts'

/** A database of one suite: opened before its first test, empty before each, closed after the last. */
export function suiteDatabase(engine: Pick<TestEngine, 'open'>): OpenDatabase {
  let opened: OpenDatabase | undefined
  const database = () => {
    if (!opened) throw new Error('a database of a suite is open while its tests run')
    return opened
  }
  beforeAll(async () => {
    opened = await engine.open()
  })
  beforeEach(() => emptyTables(database()))
  afterAll(() => opened?.close())
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
    isReachable: () => database().isReachable(),
    close: () => database().close(),
  }
}
