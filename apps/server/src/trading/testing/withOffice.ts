import type { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { emptyTables, testEngines } from '../../database/testing/databases.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { TradingOffice } from './tradingOffice.ts'

/** A fresh office for each test of a describe block, all on one database; `office()` is the one of the running test. */
export function withOffice(): () => TradingOffice {
  const [engine] = testEngines()
  if (!engine) throw new Error('there is no database to test with')
  let opened: OpenDatabase
  let office: TradingOffice
  beforeAll(async () => {
    opened = await engine.open()
  })
  beforeEach(async () => {
    // The same database, seen by the tables that the projections own.
    office = await TradingOffice.open(opened.kysely as unknown as Kysely<ProjectionTables>)
    await office.price(500_000)
  })
  afterEach(async () => {
    await office.close()
    await emptyTables(opened)
  })
  afterAll(async () => {
    await opened.close()
  })
  return () => office
}
