import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { testEngines } from '../../database/testing/databases.ts'
import { openHolder } from '../../identity/testing/holder.ts'
import { type Office, openOffice } from '../../identity/testing/office.ts'
import { PurchaseRows } from './purchaseRows.ts'

const PAYER = 'Ann Example'
const AGREED = { currency: 'USDT', rate: '1.005', pay_currency: 'USD', pay: '1005', value: '1000000000', terms: 0n }

describe.each(testEngines())('purchases in $name', ({ open }) => {
  let database: OpenDatabase
  let office: Office
  let userId: string

  beforeAll(async () => {
    database = await open()
    office = await openOffice(database)
    await openHolder(office, 'ann@example.org')
    userId = (await database.kysely.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
  })
  afterAll(async () => {
    await office.close()
    await database.close()
  })

  const rowsUnder = (key: number): PurchaseRows =>
    new PurchaseRows({ database: database.kysely, clock: office.clock, key: Buffer.alloc(32, key) })
  const bought = (rows: PurchaseRows, cid: string) =>
    rows.insert(database.kysely, {
      ...AGREED,
      user_id: userId,
      owner: 1001n,
      amount: '1000000000',
      name: PAYER,
      image_id: randomUUID(),
      cid,
    })

  it('have the name of their payer sealed, and open it in every answer', async () => {
    const rows = rowsUnder(1)
    const id = await bought(rows, 'first')
    const kept = await database.kysely
      .selectFrom('purchases')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(Object.values(kept).map(String))).not.toContain(PAYER)
    expect(await rows.byId(id)).toMatchObject({ name: PAYER, state: 'pending' })
    expect(await rows.sentAs(userId, 'first')).toMatchObject({ id, name: PAYER })
    const page = { page: 1, size: 20 }
    expect((await rows.page(userId, page)).rows).toMatchObject([{ id, name: PAYER }])
  })

  it('do not open a name under another key, or that of another purchase', async () => {
    const [one, two] = [await bought(rowsUnder(1), 'one'), await bought(rowsUnder(1), 'two')]
    await expect(rowsUnder(2).byId(one)).rejects.toThrow('seal')
    const { sealed_name } = await database.kysely
      .selectFrom('purchases')
      .select('sealed_name')
      .where('id', '=', two)
      .executeTakeFirstOrThrow()
    await database.kysely.updateTable('purchases').set({ sealed_name }).where('id', '=', one).execute()
    await expect(rowsUnder(1).byId(one)).rejects.toThrow('seal')
  })

  it('from before names were sealed are read as they are', async () => {
    const id = await bought(rowsUnder(1), 'before')
    await database.kysely.updateTable('purchases').set({ name: PAYER, sealed_name: '' }).where('id', '=', id).execute()
    expect(await rowsUnder(1).byId(id)).toMatchObject({ name: PAYER })
  })
})
