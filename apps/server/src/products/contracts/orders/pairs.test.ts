import { describe, expect, it } from 'vitest'
import type { Fields } from '../../../trading/testing/testGateway.ts'
import { withOffice } from '../../../trading/testing/withOffice.ts'

const SHORT = { symbol: 'BTCPERP', side: 'short', lots: '100', price: '51000', stopPrice: '49500', leverage: '10' }
const OPENED = { symbol: 'BTCPERP', side: 'long', type: 'market', lots: '100', leverage: '10' }

describe('one cancels the other on contracts through the gateway', () => {
  const office = withOffice()

  const listed = async (token: string, tab: string) =>
    (await office().data('getContractList', { token, tab })).list as readonly Record<string, unknown>[]
  const frozen = async (token: string) => Number((await office().data('getContractAccount', { token })).frozen)

  it('is tried as it is placed, holds once, and stands in the list with its other order', async () => {
    const ann = await office().customer()
    const tried = await office().data('tryContractOco', { ...SHORT, token: ann })
    expect(tried).toMatchObject({ problem: '', message: '', lots: '100', costCurrency: 'USDT' })
    expect(tried.limit.after).toMatchObject({ side: 'short', lots: '100', entryPrice: '51000.0' })
    expect(Number(tried.stop.fee)).toBeGreaterThan(Number(tried.limit.fee))
    const { orderNo, stopOrderNo } = await office().data('addContractOco', { ...SHORT, token: ann, cid: 'pair' })
    expect(await office().data('addContractOco', { ...SHORT, token: ann, cid: 'pair' })).toEqual({
      orderNo,
      stopOrderNo,
    })
    expect(await listed(ann, 'pending')).toMatchObject([
      { orderNo: stopOrderNo, type: 'stop_market', trigger: 'mark', other: orderNo },
      { orderNo, type: 'limit', tif: 'POST', other: stopOrderNo },
    ])
    expect(await frozen(ann)).toBe(Number(tried.cost))
    const edit = { token: ann, orderNo, price: '51100' }
    expect(await office().ask('editContract', edit)).toMatchObject({ data: null })
    expect(await office().data('tryEditContract', edit)).toMatchObject({ problem: 'order_not_amendable' })
    await office().data('cancelContract', { token: ann, orderNo: stopOrderNo })
    expect(await listed(ann, 'pending')).toEqual([])
    expect(await frozen(ann)).toBe(0)
    expect(await listed(ann, 'cancelled')).toMatchObject([
      { orderNo: stopOrderNo, reason: 'canceled', other: '' },
      { orderNo, reason: 'other', other: '' },
    ])
  })

  it('closes a position by one order or the other, holds nothing for it, and is cut to the position', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...OPENED, token: ann })
    const exits = { ...SHORT, lots: '150', reduceOnly: '1', token: ann }
    const before = await frozen(ann)
    const tried = await office().data('tryContractOco', exits)
    expect(tried).toMatchObject({ problem: '', lots: '100' })
    expect(Number(tried.cost)).toBe(0)
    expect(Number(tried.limit.realised)).toBeGreaterThan(0)
    expect(Number(tried.stop.realised)).toBeLessThan(0)
    await office().data('addContractOco', exits)
    expect(await frozen(ann)).toBe(before)
    expect((await listed(ann, 'pending')).map(({ lots }) => lots)).toEqual(['100', '100'])
    await office().data('closeAllContract', { token: ann })
    expect(await listed(ann, 'pending')).toEqual([])
    expect(new Set((await listed(ann, 'cancelled')).map(({ reason }) => reason))).toEqual(
      new Set(['other', 'reduce_only']),
    )
  })

  it.each<[string, Fields, number]>([
    ['the stop above the price of a short', { stopPrice: '52000' }, 4001],
    ['a bound for a stop that has a limit', { stopLimitPrice: '49000', maxSlippage: '0.01' }, 4001],
    ['nothing to reduce', { reduceOnly: '1' }, 3023],
    ['no contract', { symbol: 'NOPE' }, 3109],
  ])('is refused with %s', async (_what, change, code) => {
    const ann = await office().customer()
    expect(await office().ask('addContractOco', { ...SHORT, ...change, token: ann })).toMatchObject({ code })
    expect(await listed(ann, 'pending')).toEqual([])
  })
})
