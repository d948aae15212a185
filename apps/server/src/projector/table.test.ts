import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { json, table, text, whole } from './table.ts'

const SAID = table('said', { number: whole, words: text(), parts: json<readonly string[]>() }, { key: ['number'] })

describe.each(testEngines())('a projected table on $name', (engine) => {
  const database = suiteDatabase(engine)

  it('takes every text that the log may hold, with a sign where SQL has no character for it', async () => {
    for (const statement of SAID.statements) await sql.raw(statement).execute(database.kysely)
    const records = [
      { number: 1, words: 'look\u0000here', parts: ['half \ud83d', '\u0000', '\\u0000'] },
      { number: 2, words: 'half \ud83d', parts: [] },
    ]
    await SAID.insert(database.kysely, 'real', records)
    expect(await SAID.find(database.kysely, 'real', 1)).toEqual({
      number: 1,
      words: 'look\uFFFDhere',
      parts: ['half \uFFFD', '\uFFFD', '\\u0000'],
    })
    expect(await SAID.find(database.kysely, 'real', 2)).toMatchObject({ words: 'half \uFFFD' })
    await sql`drop table said`.execute(database.kysely)
  })
})
