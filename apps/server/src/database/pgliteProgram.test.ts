import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { servePglite } from './pgliteProgram.ts'
import { archivedSchema } from './testing/databases.ts'
import { unpackDatabase } from './unpackDatabase.ts'

test('a statement of a log-in goes before the next batch of history, however long that has waited', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-order-'))
  const sql = join(folder, 'sql')
  unpackDatabase(await archivedSchema(), sql)
  const { service, pool, close } = servePglite()
  await service.open(sql)
  const history = await pool
  const order: string[] = []
  const batch = async (world: string) => {
    const client = await history.connect()
    await client.query('select 1', [])
    order.push(world)
    client.release()
  }
  const logIn = async (borrower: number) => {
    await service.query({ borrower, text: 'select 1', parameters: [] })
    order.push('log-in')
    await service.giveBack(borrower)
  }
  const underWay = await history.connect()
  const all = [batch('real'), batch('demo'), logIn(1)]
  underWay.release()
  await Promise.all(all)
  expect(order).toEqual(['log-in', 'real', 'demo'])
  await close()
  await rm(folder, { recursive: true })
})
