import { setImmediate as nextTurn } from 'node:timers/promises'
import { MESSAGE_TOPICS, REJECTIONS } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fields, TestServer } from './testServer.ts'

/** The inbox, paged, as its owner reads it, and what else the owner is told. */
describe('the inbox', () => {
  let server: TestServer
  let ann: string
  let bob: string

  const inbox = (token: string, fields: Fields = {}) =>
    server.data('getMessageList', 'get', { token, size: '100', ...fields })
  /** The transfers are told of by a worker of their own. */
  const told = async (token: string, count: number) => {
    for (;;) {
      const { list } = await inbox(token)
      if (list.filter(({ kind }) => kind === 'transferred').length >= count) return list
      await nextTurn()
    }
  }
  const transfer = (token: string, amount: string) =>
    server.data('addTransfer', 'post', { token, from: 'funds', to: 'contract', currency: 'USDT', amount })
  const refusal = async (method: 'get' | 'post', call: string, fields: Fields) =>
    (await server[method](`/web/${call}`, fields)).code
  const addressOf = async (token: string) => (await server.data('getInfo', 'get', { token })).email
  const mails = async (to: string) => {
    const answer = await fetch(`${server.origin}/sandbox/outbox?to=${encodeURIComponent(to)}`)
    return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject)
  }
  const MOVED = 'Money was moved between your accounts'

  beforeAll(async () => {
    server = await TestServer.start()
    for (const world of [server.real, server.demo]) await server.listContracts(world)
    ann = await server.newcomer()
    bob = await server.newcomer()
    for (const amount of ['10', '20', '30']) await transfer(ann, amount)
    await told(ann, 3)
  })
  afterAll(() => server.remove())

  it('lists the newest first, page by page, with the values and the words of each', async () => {
    const { list, total, unread } = await inbox(ann)
    expect([total, unread]).toEqual([list.length, list.length])
    expect(list.slice(0, 3).map(({ values }) => values.amount)).toEqual(['30 USDT', '20 USDT', '10 USDT'])
    expect(list[0]).toMatchObject({
      kind: 'transferred',
      values: { amount: '30 USDT', from: 'funds', to: 'contract' },
      title: MOVED,
      text: expect.stringContaining('30 USDT'),
      read: false,
      link: '/record?type=transfer',
    })
    const second = await inbox(ann, { page: '2', size: '2' })
    expect(second).toMatchObject({ total, page: 2, unread })
    expect(second.list[0]).toEqual(list[2])
    expect((await inbox(ann, { page: '50' })).list).toEqual([])
  })

  it('reads one message, then all of them, and refuses one that is not there', async () => {
    const { list, unread } = await inbox(ann)
    const id = list[1]?.id ?? ''
    expect(await server.data('readMessage', 'post', { token: ann, id })).toEqual({ unread: unread - 1 })
    expect(await server.data('readMessage', 'post', { token: ann, id })).toEqual({ unread: unread - 1 })
    expect((await inbox(ann)).list.map(({ read }) => read).slice(0, 3)).toEqual([false, true, false])
    for (const missing of ['', '0', '999999999999999999'])
      expect(await refusal('post', 'readMessage', { token: ann, id: missing })).toBe(REJECTIONS.message_not_found.code)
    expect(await server.data('readMessage', 'post', { token: ann, all: '1' })).toEqual({ unread: 0 })
    expect((await inbox(ann)).list.every(({ read }) => read)).toBe(true)
  })

  it('is each customer’s own, and apart in the demo account', async () => {
    const before = await inbox(bob)
    const [hers] = (await inbox(ann)).list
    expect(await refusal('post', 'readMessage', { token: bob, id: hers?.id ?? '' })).toBe(
      REJECTIONS.message_not_found.code,
    )
    await server.data('readMessage', 'post', { token: ann, all: '1' })
    expect(await inbox(bob)).toEqual(before)
    const { token: demo } = await server.data('demoLogin', 'post', { token: ann })
    await transfer(demo, '40')
    const list = await told(demo, 1)
    expect(list.map(({ values }) => values.amount)).toContain('40 USDT')
    expect((await inbox(ann)).list.map(({ values }) => values.amount)).not.toContain('40 USDT')
    const choice = { token: demo, topic: 'ownMoves', way: 'email', on: '1' }
    expect(await refusal('post', 'saveMessageSetting', choice)).toBe(REJECTIONS.not_in_demo.code)
  })

  it('says by which ways its owner can be told of what, and keeps what the owner chooses', async () => {
    const { ways, list } = await server.data('getMessageSettings', 'get', { token: bob })
    expect(ways).toEqual({ email: true, sms: false })
    expect(list).toEqual(Object.entries(MESSAGE_TOPICS).map(([topic, rule]) => ({ topic, ...rule })))
    const choice = { token: bob, topic: 'ownMoves', way: 'email' }
    expect(await server.data('saveMessageSetting', 'post', { ...choice, on: '1' })).toEqual({
      topic: 'ownMoves',
      fixed: false,
      email: true,
      sms: false,
    })
    const settings = async (token: string) => (await server.data('getMessageSettings', 'get', { token })).list
    expect((await settings(bob)).find(({ topic }) => topic === 'ownMoves')?.email).toBe(true)
    expect((await settings(ann)).find(({ topic }) => topic === 'ownMoves')?.email).toBe(false)
  })

  it('cannot be kept from telling of what protects the account', async () => {
    for (const topic of ['security', 'moneyOut'])
      expect(await refusal('post', 'saveMessageSetting', { token: bob, topic, way: 'email', on: '0' })).toBe(
        REJECTIONS.message_fixed.code,
      )
    const { list } = await server.data('getMessageSettings', 'get', { token: bob })
    expect(list.filter(({ fixed }) => fixed).every(({ email, sms }) => email && sms)).toBe(true)
  })

  it('sends mail of what its owner chose, and of nothing else', async () => {
    await server.data('saveMessageSetting', 'post', { token: bob, topic: 'ownMoves', way: 'email', on: '1' })
    await transfer(bob, '50')
    await told(bob, 1)
    const address = await addressOf(bob)
    while (!(await mails(address)).includes(MOVED)) await nextTurn()
    expect((await mails(address)).filter((subject) => subject === MOVED)).toHaveLength(1)
    expect(await mails(await addressOf(ann))).not.toContain(MOVED)
  })
})
