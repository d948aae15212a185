import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { canonicalJson } from '../crypto/canonicalJson.ts'
import { emptyTables, testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { type AuditChain, createAuditChain } from './auditChain.ts'
import { keptHead, verifyAudit } from './verifyAudit.ts'

const clock = { now: () => 1_700_000_000_000 }

function entry(what: string) {
  const rest = { subject: '1001', detail: { b: 2, a: 1n }, result: 'done', reason: 'because', device: 'a test' }
  return { operator: 'operator1', what, address: '127.0.0.1', ...rest }
}

it('writes the same value as the same text, whatever the order of its names', () => {
  expect(canonicalJson({ b: [1, 'x'], a: { d: null, c: 10n } })).toBe('{"a":{"c":"10","d":null},"b":[1,"x"]}')
  expect(canonicalJson({ a: { c: 10n, d: null }, b: [1, 'x'] })).toBe(
    canonicalJson({ b: [1, 'x'], a: { d: null, c: 10n } }),
  )
})

describe.each(testEngines())('the audit chain on $name', (engine) => {
  const database = suiteDatabase(engine)
  let chain: AuditChain
  beforeAll(async () => {
    chain = createAuditChain(database.kysely, clock)
  })
  beforeEach(async () => {
    for (let row = 1; row <= 5; row++) expect(await chain.append(entry(`act ${row}`))).toBe(row)
  })

  const verify = async (...anchors: { rows: number; head: string }[]) =>
    verifyAudit(database.kysely, [...(await keptHead(database.kysely)), ...anchors])
  /** As somebody would who owns the database. */
  const tamper = async (statement: string) => {
    await sql.raw('alter table audit_rows disable trigger audit_rows_fixed').execute(database.kysely)
    await sql.raw(statement).execute(database.kysely)
    await sql.raw('alter table audit_rows enable trigger audit_rows_fixed').execute(database.kysely)
  }

  it('is whole after rows that were added at the same time, and agrees with its anchor', async () => {
    await Promise.all(['x', 'y', 'z'].map((what) => chain.append(entry(what))))
    const { rows, hash } = await chain.head()
    expect(await verify({ rows, head: hash })).toEqual({ rows: 8, brokenRow: 0, head: hash })
  })

  it('is whole after texts that SQL cannot hold: what is hashed is what it holds', async () => {
    const foreign = 'half \ud83d\u0000'
    await chain.append({ ...entry('look'), reason: foreign, subject: foreign, device: foreign, detail: { foreign } })
    await chain.append(entry('after'))
    expect(await verify()).toMatchObject({ rows: 7, brokenRow: 0 })
  })

  it('takes a row back together with the act it tells of', async () => {
    const failed = database.kysely.transaction().execute(async (transaction) => {
      await chain.append(entry('never'), transaction)
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await verify()).toMatchObject({ rows: 5, brokenRow: 0 })
  })

  it('refuses to change or delete a row', async () => {
    const refusal = 'rows of the audit chain are never changed'
    await expect(database.kysely.updateTable('audit_rows').set({ what: 'x' }).execute()).rejects.toThrow(refusal)
    await expect(database.kysely.deleteFrom('audit_rows').execute()).rejects.toThrow(refusal)
  })

  it.each([
    ['edited', "update audit_rows set reason = 'other' where row = 3", 3],
    ['removed', 'delete from audit_rows where row = 2', 2],
    ['cut off at the end', 'delete from audit_rows where row = 5', 5],
    [
      'put in',
      "insert into audit_rows select 6, time, operator, 'forged', subject, detail, result, reason, address, device, hash, hash from audit_rows where row = 5",
      6,
    ],
  ])('names the row that was %s', async (_how, statement, brokenRow) => {
    await tamper(statement)
    expect((await verify()).brokenRow).toBe(brokenRow)
  })

  it('does not let the whole chain be written anew: the anchor in the log disagrees', async () => {
    const { rows, hash } = await chain.head()
    await emptyTables(database)
    for (let row = 1; row <= 6; row++) await chain.append(entry(`forged ${row}`))
    expect((await verify()).brokenRow).toBe(0)
    expect((await verify({ rows, head: hash })).brokenRow).toBe(5)
  })
})
