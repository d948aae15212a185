import { describe, expect, it } from 'vitest'
import { withOffice } from '../../trading/testing/withOffice.ts'

const BID = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.1' }
const LONG = { symbol: 'BTCPERP', side: 'long', type: 'limit', price: '49000', lots: '10', leverage: '5' }

describe('cancelAllAfter through the gateway', () => {
  const office = withOffice()

  const entries = () => office().real.world.core.sequence

  it('ends spot and contract orders with the reason, in lists and in history, when nothing is heard any more', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    for (const token of [ann, bob]) {
      await office().data('addOrder', { ...BID, token })
      await office().data('addContract', { ...LONG, token })
    }
    const standing = await office().data('cancelAllAfter', { token: ann, seconds: '5' })
    expect(standing).toEqual({ seconds: 5, deadline: office().real.world.core.time + 5_000 })
    expect(await office().data('getCancelAllAfter', { token: ann })).toEqual(standing)
    expect(await office().data('getCancelAllAfter', { token: bob })).toEqual({ seconds: 0, deadline: 0 })
    await office().pass(4, 500_000)
    expect((await office().data('getOrderList', { token: ann, state: 'current' })).list).toHaveLength(1)
    await office().pass(2, 500_000)
    expect((await office().data('getOrderList', { token: ann, state: 'current' })).list).toEqual([])
    expect((await office().data('getOrderList', { token: bob, state: 'current' })).list).toHaveLength(1)
    expect((await office().data('getOrderList', { token: ann, state: 'history' })).list).toMatchObject([
      { state: 'withdrawn', reason: 'silence' },
    ])
    expect((await office().data('getContractList', { token: ann, tab: 'cancelled' })).list).toMatchObject([
      { state: 'cancelled', reason: 'silence' },
    ])
    expect(await office().data('getCancelAllAfter', { token: ann })).toEqual({ seconds: 0, deadline: 0 })
  })

  it('makes one entry a second at most, and tells the deadline that stands', async () => {
    const ann = await office().customer()
    const before = entries()
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => office().data('cancelAllAfter', { token: ann, seconds: '10' })),
    )
    expect(entries()).toBe(before + 1)
    const [first] = sent
    for (const each of sent) expect(each).toEqual(first)
    expect(await office().ask('cancelAllAfter', { token: ann, seconds: '0' })).toMatchObject({ code: 4029 })
    expect(await office().data('getCancelAllAfter', { token: ann })).toEqual(first)
    await office().pass(1, 500_000)
    const later = await office().data('cancelAllAfter', { token: ann, seconds: '10' })
    expect(later.deadline).toBeGreaterThanOrEqual((first?.deadline ?? 0) + 1_000)
    await office().pass(1, 500_000)
    expect(await office().data('cancelAllAfter', { token: ann, seconds: '0' })).toEqual({ seconds: 0, deadline: 0 })
    expect(await office().data('getCancelAllAfter', { token: ann })).toEqual({ seconds: 0, deadline: 0 })
  })

  it.each(['4', '3601', '-5', '', '5.5', 'soon'])('refuses %j seconds', async (seconds) => {
    const ann = await office().customer()
    const before = entries()
    expect(await office().ask('cancelAllAfter', { token: ann, seconds })).toMatchObject({ code: 4001 })
    expect(entries()).toBe(before)
  })

  it('is apart in both worlds', async () => {
    const real = await office().customer('real')
    const demo = await office().customer('demo')
    await office().data('cancelAllAfter', { token: demo, seconds: '30' })
    expect(await office().data('getCancelAllAfter', { token: real })).toMatchObject({ seconds: 0 })
    expect(await office().data('getCancelAllAfter', { token: demo })).toMatchObject({ seconds: 30 })
  })
})
