import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { servePglite } from './pgliteProgram.ts'
import { archivedSchema } from './testing/databases.ts'
import { unpackDatabase } from './unpackDatabase.ts'

/** Between two statements of a log-in its password is hashed. */
const PASSWORD_MS = 50

test('a statement of a log-in goes before the next batch of history, however long that has waited, and so does its next one', async () => {
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

  order.length = 0
  await service.begun(1)
  await logIn(2)
  const next = batch('real')
  await delay(PASSWORD_MS)
  await logIn(3)
  await service.over(1)
  await next
  expect(order).toEqual(['log-in', 'log-in', 'real'])
  await close()
  await rm(folder, { recursive: true })
})
