import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fill, smallDisk } from '../operations/testing/smallDisk.ts'
import { TestServer } from './testServer.ts'

const FULL = 5001

test('on a disk that fills up refuses commands before it is full, reads on, and goes on once there is space', async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchstone-disk-'))
  const unmount = smallDisk(dataDir, 160)
  try {
    if (!unmount) return context.skip('a small file system cannot be mounted here')
    const server = await TestServer.start({ dataDir, diskReserveMb: 40 })
    const token = await server.newcomer()
    const order = { token, symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.001' }
    const place = async (): Promise<number> => {
      await server.quote().catch(() => undefined)
      return (await server.post('/web/addOrder', order)).code
    }
    const readiness = async () => (await fetch(`${server.origin}/readyz`)).json()
    expect(await place()).toBe(0)

    fill(join(dataDir, 'filler'), 30)
    while ((await place()) !== FULL);
    expect(await readiness()).toMatchObject({ problems: { real: 'its disk is full', demo: 'its disk is full' } })
    expect((await server.post('/web/userLogin', { account: 'person1@example.org', password: 'zebra42x' })).code).toBe(7)
    expect(await server.get('/web/getOrderList', { token })).toMatchObject({ code: 7 })

    rmSync(join(dataDir, 'filler'))
    while ((await place()) === FULL);
    expect(await place()).toBe(0)
    await server.remove()
  } finally {
    unmount?.()
    await rm(dataDir, { recursive: true, force: true })
  }
})
