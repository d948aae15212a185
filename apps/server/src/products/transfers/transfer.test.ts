import { describe, expect, it } from 'vitest'
import type { Fields } from '../../trading/testing/testGateway.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'

const MOVE = { from: 'funds', to: 'contract', currency: 'USDT', amount: '25' }

describe('transfers through the gateway', () => {
  const office = withOffice()

  const available = async (token: string) => {
    const { accounts } = await office().data('getTransferInfo', { token, currency: 'USDT' })
    return Object.fromEntries(accounts.map((one) => [one.account, one.available]))
  }

  it('move money at once, and are listed', async () => {
    const ann = await office().customer()
    const moved = await office().data('addTransfer', { ...MOVE, token: ann })
    expect(moved).toEqual({ sequence: office().real.world.core.sequence, time: office().real.clock.wallMs() })
    expect(await available(ann)).toEqual({ funds: '979975', contract: '10025', delivery: '10000', hosting: '0' })
    await office().data('addTransfer', { token: ann, from: 'contract', to: 'funds', currency: 'USDT', amount: '10025' })
    expect(await available(ann)).toMatchObject({ contract: '0' })
    const { list, total } = await office().data('getTransferList', { token: ann, size: '2' })
    expect(total).toBe(4)
    expect(list).toMatchObject([
      { from: 'contract', to: 'funds', amount: '10025', currency: 'USDT' },
      { from: 'funds', to: 'contract', amount: '25', sequence: moved.sequence, time: moved.time },
    ])
  })

  it.each<[string, Fields, number]>([
    ['the same account twice', { to: 'funds' }, 3037],
    ['a currency that is not hosted', { to: 'hosting', currency: 'BTC' }, 3038],
    ['a currency of no use there', { currency: 'BTC' }, 3038],
    ['a currency that is not there', { currency: 'NOPE' }, 3105],
    ['more than there is', { amount: '1000001' }, 3001],
    ['nothing', { amount: '0' }, 4001],
    ['less than the smallest unit', { amount: '0.0000001' }, 4001],
    ['an account of no such name', { to: 'pocket' }, 4001],
  ])('are refused with %s', async (_what, change, code) => {
    const ann = await office().customer()
    const before = await available(ann)
    expect(await office().ask('addTransfer', { ...MOVE, ...change, token: ann })).toMatchObject({ code, data: null })
    expect(await available(ann)).toEqual(before)
  })

  it('leave behind what open positions need', async () => {
    const ann = await office().customer()
    const order = { symbol: 'BTCPERP', side: 'long', type: 'market', lots: '2000', leverage: '2', marginMode: 'cross' }
    await office().data('addContract', { ...order, token: ann })
    await office().pass(2, 490_000)
    const { accounts } = await office().data('getTransferInfo', { token: ann, currency: 'USDT' })
    const contract = accounts.find(({ account }) => account === 'contract')
    expect(Number(contract?.transferable)).toBeLessThan(Number(contract?.available))
    const all = { from: 'contract', to: 'funds', currency: 'USDT', token: ann }
    const refused = await office().ask('addTransfer', { ...all, amount: contract?.available ?? '' })
    expect(refused).toMatchObject({ code: 3039 })
    expect(refused.message).toContain(contract?.transferable)
    await office().data('addTransfer', { ...all, amount: contract?.transferable ?? '' })
  })

  it('happen once, however often they are asked for, and are answered alike', async () => {
    const ann = await office().customer()
    for (const identity of [{ cid: 'once' }, { rtoken: 'r-once' }]) {
      const sent = [await office().ask('addTransfer', { ...MOVE, ...identity, token: ann })]
      await office().pass(1, 500_000)
      await office().data('getTransferList', { token: ann })
      sent.push(await office().ask('addTransfer', { ...MOVE, ...identity, token: ann }))
      expect(sent[0]?.code).toBe(0)
      expect(sent[1]).toEqual(sent[0])
    }
    expect(await available(ann)).toMatchObject({ contract: '10050' })
    const other = await office().ask('addTransfer', { ...MOVE, amount: '26', cid: 'once', token: ann })
    expect(other).toMatchObject({ code: 3201 })
  })

  it('are answered alike at once, before history knows of them', async () => {
    const ann = await office().customer()
    for (const identity of [{ cid: 'at-once' }, { rtoken: 'r-at-once' }]) {
      const repeat = () => office().ask('addTransfer', { ...MOVE, ...identity, token: ann })
      const first = await repeat()
      expect(first.code).toBe(0)
      for (let again = 0; again < 20; again++) expect(await repeat()).toEqual(first)
      const many = await Promise.all(Array.from({ length: 50 }, repeat))
      for (const answer of many) expect(answer).toEqual(first)
    }
  })

  it('say which accounts take a currency', async () => {
    const ann = await office().customer()
    const dollars = await office().data('getTransferInfo', { token: ann, currency: 'USDT' })
    expect(dollars.accounts.filter(({ closed }) => closed)).toEqual([])
    const { accounts, decimals } = await office().data('getTransferInfo', { token: ann, currency: 'BTC' })
    expect(decimals).toBe(8)
    expect(accounts.map(({ account, closed }) => [account, closed])).toEqual([
      ['funds', false],
      ['contract', true],
      ['delivery', true],
      ['hosting', true],
    ])
    expect(accounts[0]).toMatchObject({ available: '10', transferable: '10' })
    expect(await office().ask('getTransferInfo', { token: ann, currency: 'NOPE' })).toMatchObject({ code: 3105 })
  })

  it('are for oneself alone, and not for a frozen account', async () => {
    const ann = await office().customer()
    const bob = await office().customer('real', { transactionPasswordSet: false })
    expect((await office().data('getTransferList', { token: bob })).total).toBe(0)
    const owner = office().ownerOf(ann)
    await office().real.world.submit({ type: 'FreezeOwner', owner, frozen: true, reason: 'test' })
    expect(await office().ask('addTransfer', { ...MOVE, token: ann })).toMatchObject({ code: 3206 })
  })
})
