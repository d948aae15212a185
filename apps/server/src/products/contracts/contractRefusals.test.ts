import { describe, expect, it } from 'vitest'
import type { Fields } from '../../trading/testing/testGateway.ts'
import type { TradingOffice } from '../../trading/testing/tradingOffice.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'

const LONG = { symbol: 'BTCPERP', side: 'long', type: 'market', lots: '100', leverage: '10' }
const RESTING = { ...LONG, type: 'limit', price: '49000.0' }

describe('what contracts refuse', () => {
  const office = withOffice()

  const positions = async (token: string) => (await office().data('getContractList', { token })).list
  const pending = async (token: string) => (await office().data('getContractList', { token, tab: 'pending' })).list
  const onlyPosition = async (token: string): Promise<string> => (await positions(token))[0]?.id ?? ''

  it.each<[string, Fields, string, number]>([
    ['no contract of that name', { symbol: 'NOSUCH' }, '', 3109],
    ['a price off the tick', { type: 'limit', price: '49000.05' }, '', 4001],
    ['a limit order without price', { type: 'limit' }, '', 4001],
    ['a market order with a price', { price: '49000' }, '', 4001],
    ['part of a lot', { lots: '1.5' }, '', 4001],
    ['no lots', { lots: '0' }, '', 4001],
    ['protection on an order that only reduces', { reduceOnly: '1', tp: '60000' }, '', 4001],
    ['a slippage bound on a limit order', { type: 'limit', price: '49000', maxSlippage: '0.01' }, '', 4001],
    ['POST at the market', { tif: 'POST' }, '', 4001],
    ['more slippage than allowed', { maxSlippage: '0.5' }, 'bad_slippage', 3013],
    ['more leverage than the contract has', { leverage: '101' }, 'leverage_above_maximum', 3019],
    [
      'more leverage than a position this large may have',
      { lots: '20000', leverage: '100' },
      'position_above_maximum',
      3022,
    ],
    ['more than there is', { lots: '10000', leverage: '1' }, 'insufficient_balance', 3001],
    ['more lots than one order may have', { lots: '2147483647' }, 'above_maximum_quantity', 3004],
    ['a price nobody would pay', { type: 'limit', price: '60000' }, 'price_outside_band', 3007],
    ['POST at a price that takes', { type: 'limit', price: '50100', tif: 'POST' }, 'would_take', 3008],
    ['FOK beyond the book', { type: 'limit', price: '50005', tif: 'FOK', lots: '11000' }, 'not_fillable', 3009],
    ['a stop that would trigger at once', { type: 'stop_market', stopPrice: '49000' }, 'bad_stop_price', 3014],
    ['nothing to reduce', { reduceOnly: '1' }, 'nothing_to_reduce', 3023],
    ['a take-profit on the wrong side', { tp: '40000' }, 'take_profit_side', 3024],
    ['a stop-loss on the wrong side', { sl: '60000' }, 'stop_loss_side', 3025],
    ['a market that is closed', { symbol: 'NEVERPERP' }, 'market_closed', 3106],
  ])('refuses an order with %s, and says so in the preview', async (_what, change, problem, code) => {
    const ann = await office().customer()
    const fields = { ...LONG, ...change, token: ann }
    const tried = await office().ask('tryContract', fields)
    const placed = await office().ask('addContract', fields)
    expect([placed.code, placed.data]).toEqual([code, null])
    if (problem === '') expect([code, 7]).toContain(tried.code)
    else expect(tried).toMatchObject({ code: 7, data: { problem, message: placed.message } })
    expect(placed.message).not.toMatch(/[{}]/)
    expect(await pending(ann)).toEqual([])
    expect(await positions(ann)).toEqual([])
  })

  it('tells the limits of an order in lots, and what a number should look like', async () => {
    const ann = await office().customer()
    const { maxLots } = await office().data('getContractInfo', { symbol: 'BTCPERP' })
    const large = { ...LONG, lots: String(maxLots + 1), leverage: '1', token: ann }
    expect(await office().ask('addContract', large)).toMatchObject({ message: `Cannot be higher than ${maxLots}` })
    const change = await office().ask('editMargin', { token: ann, id: '1', change: '1e3' })
    expect(change).toMatchObject({ code: 4001, message: 'change: must be a plain decimal number' })
  })

  it('says when a closed market opens, in words', async () => {
    const ann = await office().customer()
    const { message } = await office().ask('addContract', { ...LONG, symbol: 'NEVERPERP', token: ann })
    expect(message).toBe('The market is closed, it opens later')
  })

  it('refuses what does not go together with what is open', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    const id = await onlyPosition(ann)
    const ask = (name: Parameters<TradingOffice['ask']>[0], fields: Fields) =>
      office().ask(name, { ...fields, token: ann })
    expect(await ask('addContract', { ...RESTING, leverage: '20' })).toMatchObject({ code: 3020 })
    expect(await ask('addContract', { ...LONG, reduceOnly: '1' })).toMatchObject({ code: 3023 })
    expect(await ask('setTpsl', { id, tp: '40000' })).toMatchObject({ code: 3024 })
    expect(await ask('setTpsl', { id, sl: '60000' })).toMatchObject({ code: 3025 })
    expect(await ask('setTpsl', { id })).toMatchObject({ code: 4001 })
    expect(await ask('editMargin', { id, change: '-40' })).toMatchObject({ code: 3026 })
    expect(await ask('editMargin', { id, change: '5000' })).toMatchObject({ code: 3027 })
    expect(await ask('editMargin', { id, change: '0' })).toMatchObject({ code: 4001 })
    expect(await ask('setLeverage', { symbol: 'BTCPERP', leverage: '101' })).toMatchObject({ code: 3019 })
    expect(await ask('setLeverage', { symbol: 'NOSUCH', leverage: '5' })).toMatchObject({ code: 3109 })
    const { orderNo } = await office().data('addContract', { ...RESTING, token: ann })
    expect(await ask('setLeverage', { symbol: 'BTCPERP', leverage: '5' })).toMatchObject({ code: 3030 })
    expect(await ask('editContract', { orderNo })).toMatchObject({ code: 3016 })
    expect(await ask('editContract', { orderNo, price: '49000.0' })).toMatchObject({ code: 3016 })
    expect(await ask('editContract', { orderNo, price: '90000' })).toMatchObject({ code: 3007 })
    await office().data('cancelAllContract', { token: ann })
    await office().data('setLeverage', { token: ann, symbol: 'BTCPERP', leverage: '10', marginMode: 'cross' })
    expect(await ask('editMargin', { id, change: '5' })).toMatchObject({ code: 3028 })
  })
})
