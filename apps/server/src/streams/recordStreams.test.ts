import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_XPUB } from '../chain/chainSettings.ts'
import { TestServer } from '../testing/testServer.ts'
import { RawClient } from './testing/rawClient.ts'

const CHAIN = { kind: 'embedded', confirmations: 2, xpub: SANDBOX_XPUB } as const

describe('word of changed records over a socket', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.start({ chain: CHAIN })
    await server.listContracts()
  })
  afterAll(() => server.remove())

  const follow = async (token: string) => {
    const client = await RawClient.open(`${server.origin.replace('http', 'ws')}/ws`, { origin: server.origin })
    client.send({ op: 'auth', token })
    await client.message(({ op, code }) => op === 'auth' && code === 0)
    client.send({ op: 'sub', ch: 'record' })
    const snapshot = await client.message(({ ch, type }) => ch === 'record' && type === 'snap')
    expect(snapshot.data).toEqual([])
    return client
  }
  const kinds = ({ heard }: RawClient) =>
    new Set(heard.flatMap(({ ch, type, data }) => (ch === 'record' && type === 'diff' ? (data as string[]) : [])))

  const deposits = ({ heard }: RawClient) =>
    heard.filter(({ ch, type, data }) => ch === 'record' && type === 'diff' && (data as string[]).includes('deposit'))
      .length
  const stateOf = async (token: string) => (await server.data('getRechargeList', 'get', { token })).list[0]?.state
  /** Reads the list only after an update: without the update for the credit it would be read too early. */
  const completedByWord = async (token: string, client: RawClient) => {
    for (let heard = 0; (await stateOf(token)) !== 'completed'; heard = deposits(client))
      await client.until((now) => deposits(now) > heard)
  }

  it('comes for a deposit that is seen and credited and for a transfer, to its owner alone', async () => {
    const ann = await server.newcomer()
    const bob = await server.newcomer()
    const ofAnn = await follow(ann)
    const ofBob = await follow(bob)
    await server.data('addTransfer', 'post', {
      token: ann,
      from: 'funds',
      to: 'contract',
      currency: 'USDT',
      amount: '5',
    })
    await ofAnn.until((client) => kinds(client).has('transfer'))
    expect([...kinds(ofAnn)]).toEqual(['transfer'])
    const { address } = await server.data('acceptDepositTerms', 'post', { token: ann, version: '0' })
    expect(address).toMatch(/^0x/)
    await server.post('/sandbox/faucet', { token: ann, currency: 'USDT', amount: '7', way: 'chain', cid: 'one' })
    await completedByWord(ann, ofAnn)
    expect([...kinds(ofBob)]).toEqual([])
    for (const client of [ofAnn, ofBob]) client.socket.terminate()
  })

  it('is closed to whoever has no session', async () => {
    const client = await RawClient.open(`${server.origin.replace('http', 'ws')}/ws`, { origin: server.origin })
    client.send({ op: 'sub', ch: 'record' })
    expect((await client.message(({ op }) => op === 'error')).code).toBe(4103)
    client.socket.terminate()
  })
})
