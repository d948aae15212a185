import { afterEach, beforeEach } from 'vitest'
import { oneEngine, type TestEngine } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { TradingOffice } from './tradingOffice.ts'

/** A fresh office for each test of a describe block, all on one database; `office()` is the one of the running test. */
export function withOffice(engine: TestEngine = oneEngine()): () => TradingOffice {
  const database = suiteDatabase(engine)
  let office: TradingOffice
  beforeEach(async () => {
    office = await TradingOffice.open(database.kysely)
    await office.price(500_000)
  })
  afterEach(() => office.close())
  return () => office
}
