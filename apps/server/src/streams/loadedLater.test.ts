import type { OrderData } from '@touchstone/protocol'
import { expect, test } from 'vitest'
import { oneEngine } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { testSession } from '../projector/testing/callContext.ts'
import { orderNumber } from '../projector/testing/testWorld.ts'
import { RawClient, type RawMessage } from './testing/rawClient.ts'
import { openStreamServer } from './testing/streamServer.ts'

const database = suiteDatabase(oneEngine())

test('whoever listened while history was made anew is shown all open orders once it is there', async () => {
  let beginHistory = (): void => undefined
  const historyMayBegin = new Promise<void>((resolve) => {
    beginHistory = resolve
  })
  const server = await openStreamServer({ database, loadAfter: historyMayBegin })
  const { real, sessions } = server
  const ann = await real.customer('ann')
  const bid = { side: 'buy', price: 499_000, lots: 500 } as const
  const before = orderNumber(await real.place(ann, bid))
  sessions.set('token-ann', testSession(ann))
  const listen = async (): Promise<RawClient> => {
    const client = await RawClient.open(server.address)
    for (const message of [
      { op: 'auth', token: 'token-ann' },
      { op: 'sub', ch: 'order' },
      { op: 'sub', ch: 'depth.BTCUSDT.0.1' },
    ])
      client.send(message)
    await client.message(({ ch }) => ch === 'depth.BTCUSDT.0.1')
    return client
  }
  const numbers = ({ data }: RawMessage) => (data as OrderData).map(({ orderNo }) => orderNo)
  const told = ({ heard }: RawClient) => heard.filter(({ ch }) => ch === 'order')
  const clients = [await listen(), await listen()]
  for (const client of clients) expect(told(client).map(numbers)).toEqual([[]])
  const meanwhile = orderNumber(await real.place(ann, { ...bid, price: 498_900 }))

  beginHistory()
  for (const client of clients) {
    const both = [String(before), String(meanwhile)]
    await client.message((message) => message.ch === 'order' && numbers(message).length > 0)
    const messages = told(client)
    expect(messages.map(({ type }) => type)).toEqual(['snap', 'snap'])
    expect(numbers(messages[1] ?? {}).sort()).toEqual(both)
  }
  const after = orderNumber(await real.place(ann, { ...bid, price: 498_800 }))
  for (const client of clients) {
    const update = await client.message(({ ch, type }) => ch === 'order' && type === 'diff')
    expect([update.seq, numbers(update)]).toEqual([2, [String(after)]])
    client.socket.terminate()
  }
  await server.close()
})
