import { describe, expect, it } from 'vitest'
import type { Fields } from '../../trading/testing/testGateway.ts'
import type { TradingOffice } from '../../trading/testing/tradingOffice.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'

const LONG = { symbol: 'BTCPERP', side: 'long', type: 'market', lots: '100', leverage: '10' }
const RESTING = { ...LONG, type: 'limit', price: '49000.0' }

describe('contracts through the gateway', () => {
  const office = withOffice()

  const positions = async (token: string) => (await office().data('getContractList', { token })).list
  const pending = async (token: string) => (await office().data('getContractList', { token, tab: 'pending' })).list
  const account = (token: string) => office().data('getContractAccount', { token })
  const onlyPosition = async (token: string): Promise<string> => (await positions(token))[0]?.id ?? ''

  it('tells the terms of a contract before anyone commits', async () => {
    const info = await office().data('getContractInfo', { symbol: 'BTCPERP' })
    expect(info).toMatchObject({ kind: 'perpetual', class: 'crypto', index: 'BTCUSDT', quote: 'USDT', unit: 'BTC' })
    expect(info).toMatchObject({ lotSize: '0.0001', tick: '0.1', makerRate: '0.0002', takerRate: '0.0005' })
    expect(info.tiers.slice(0, 2)).toEqual([
      { notional: '50000', maintenance: '0.004', deduction: '0', maxLeverage: 100 },
      { notional: '500000', maintenance: '0.005', deduction: '50', maxLeverage: 75 },
    ])
    expect(info).toMatchObject({ hours: '24/7', open: true, changesAt: 0, sources: 1, minimumSources: 1 })
    expect(info).toMatchObject({ leverage: 5, marginMode: 'isolated', minMargin: '5.000000', simulated: true })
    const closed = await office().data('getContractInfo', { symbol: 'NEVERPERP' })
    expect(closed).toMatchObject({ open: false, minMargin: '', sources: 0 })
    const symbols = await office().data('getContractSymbols', {})
    expect(symbols.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['BTCPERP', 'NEVERPERP']))
    expect(symbols.filter(({ kind }) => kind === 'dated').every(({ expiry }) => expiry > 0)).toBe(true)
    expect(await office().ask('getContractInfo', { symbol: 'BTCUSDT' })).toMatchObject({ code: 3109 })
    expect(await office().ask('getCurrencyMessage', { symbol: 'BTCPERP' })).toMatchObject({ code: 3101 })
  })

  it('shows the book of a contract, level by level and in steps', async () => {
    const book = await office().data('getDepth', { symbol: 'BTCPERP', limit: '3' })
    const { core } = office().real.world
    expect(book.seq).toBe(core.sequence)
    expect([book.bids.length, book.asks.length]).toEqual([3, 3])
    expect(book.bids[0]).toEqual(['49999.0', expect.stringMatching(/^0\.\d{4}$/)])
    expect(book.asks[0]?.[0]).toBe('50001.0')
    const grouped = await office().data('getDepth', { symbol: 'BTCPERP', limit: '3', step: '100' })
    expect([grouped.bids[0]?.[0], grouped.asks[0]?.[0]]).toEqual(['49900.0', '50100.0'])
    expect(await office().ask('getDepth', { symbol: 'BTCPERP', step: '0.05' })).toMatchObject({ code: 4001 })
    expect(await office().ask('getDepth', { symbol: 'NOSUCH' })).toMatchObject({ code: 3101 })
  })

  it('trades: preview, order, position, part closed, rest closed, history', async () => {
    const ann = await office().customer()
    const preview = await office().data('tryContract', { ...LONG, token: ann })
    expect(preview).toMatchObject({ problem: '', margin: '50.001000', fee: '0.250005', feeRate: '0.0005' })
    expect(preview).toMatchObject({ avgPrice: '50001.0', filledLots: '100', notional: '500.010000', amount: '0.0100' })
    expect(preview.before.side).toBe('none')
    expect(preview.after).toMatchObject({ side: 'long', lots: '100', entryPrice: '50001.0', margin: '50.001000' })
    expect(preview).toMatchObject({ maxLoss: '50.001000', available: '10000.000000', nextFunding: '-0.050000' })
    const placed = await office().data('addContract', { ...LONG, token: ann })
    expect(placed).toMatchObject({ state: 'completed', filledLots: '100', leftLots: '0', avgPrice: '50001.0' })
    /** Bid 49,999, ask 50,001: half the spread, and nothing on top. */
    expect(preview).toMatchObject({ slippage: '0.000020', halfSpread: '0.000020' })
    const [position] = await positions(ann)
    expect(position).toMatchObject({ ...pick(preview.after), side: 'long', lots: '100', fee: '0.250005', leverage: 10 })
    expect(await account(ann)).toMatchObject({ margin: '50.001000', available: '9949.748995', unrealised: '-0.010000' })
    const closing = { token: ann, id: position?.id ?? '', lots: '40' }
    const brings = await office().data('tryCloseContract', closing)
    /** Two fifths of the margin, a loss of 20 ticks on 40 lots, less the fee. */
    expect(brings).toMatchObject({ problem: '', filledLots: '40', avgPrice: '49999.0', result: '-0.008000' })
    expect(brings).toMatchObject({ fee: '0.099998', back: '19.892402' })
    const part = await office().data('closeContract', closing)
    expect(part).toMatchObject({ state: 'completed', filledLots: '40', avgPrice: '49999.0' })
    expect(await account(ann)).toMatchObject({ available: '9969.641397' })
    expect(await office().data('closeAllContract', { token: ann })).toEqual({ closed: 1, left: 0 })
    expect(await positions(ann)).toEqual([])
    const closed = (await office().data('getContractList', { token: ann, tab: 'closed' })).list
    expect(closed).toMatchObject([{ id: position?.id, lots: '100', pnl: '-0.020000', closePrice: '49999.0' }])
    const deals = (await office().data('getDealList', { token: ann, product: 'contract' })).list
    expect(deals.map(({ lots, side }) => [lots, side])).toEqual([
      ['60', 'sell'],
      ['40', 'sell'],
      ['100', 'buy'],
    ])
    const wallet = await office().data('getAsset2', { token: ann, account: 'contract' })
    expect(wallet).toMatchObject({ total: '9999.480000' })
    expect(await account(ann)).toMatchObject({ available: '9999.480000', frozen: '0.000000' })
  })

  it('tells what a change of an order would do, and does it then', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    const { orderNo } = await office().data('addContract', { ...RESTING, token: ann })
    const before = office().real.world.core.stateHash()
    const rests = await office().data('tryEditContract', { token: ann, orderNo, price: '48000' })
    expect(rests).toMatchObject({ problem: '', filledLots: '0', markPrice: '50000.0' })
    expect(rests.before).toMatchObject({ side: 'long', lots: '100' })
    expect(rests.after).toMatchObject({ side: 'long', lots: '200', entryPrice: '49000.5' })
    expect(Number(rests.after.liqPrice)).toBeLessThan(Number(rests.before.liqPrice))
    const same = await office().data('tryEditContract', { token: ann, orderNo, price: '49000' })
    expect(same).toMatchObject({ problem: 'nothing_to_amend' })
    const large = await office().data('tryEditContract', { token: ann, orderNo, lots: '500000' })
    expect(large.problem).not.toBe('')
    expect(large.message).not.toBe('')
    const fills = await office().data('tryEditContract', { token: ann, orderNo, price: '50001', lots: '50' })
    expect(fills).toMatchObject({ problem: '', filledLots: '50' })
    expect(office().real.world.core.stateHash()).toBe(before)
    await office().data('editContract', { token: ann, orderNo, price: '50001', lots: '50' })
    const [position] = await positions(ann)
    expect(position).toMatchObject({ ...pick(fills.after), lots: '150' })
    expect(await office().ask('tryEditContract', { token: ann, orderNo, price: '49000' })).toMatchObject({ code: 3002 })
  })

  it('changes and cancels open orders, one and all', async () => {
    const ann = await office().customer()
    const placed = await office().data('addContract', { ...RESTING, token: ann })
    expect(placed).toMatchObject({ state: 'current', filledLots: '0', leftLots: '100', avgPrice: '' })
    const { orderNo } = placed
    const edited = await office().data('editContract', { token: ann, orderNo, price: '48000', lots: '50' })
    expect(edited).toMatchObject({ orderNo, state: 'current', leftLots: '50' })
    expect(await pending(ann)).toMatchObject([{ orderNo, price: '48000.0', lots: '50', state: 'pending' }])
    const gone = await office().data('cancelContract', { token: ann, orderNo })
    expect(gone).toMatchObject({ orderNo, state: 'cancelled', leftLots: '50' })
    const stop = { ...LONG, type: 'stop_limit', price: '51000', stopPrice: '50900.0', trigger: 'last' }
    const waiting = await office().data('addContract', { ...stop, token: ann })
    expect(waiting.state).toBe('pending')
    await office().data('editContract', { token: ann, orderNo: waiting.orderNo, stopPrice: '50950' })
    expect(await pending(ann)).toMatchObject([{ stopPrice: '50950.0', trigger: 'last' }])
    await office().data('addContract', { ...RESTING, token: ann })
    expect(await office().data('cancelAllContract', { token: ann, symbol: 'BTCPERP' })).toEqual({ cancelled: 2 })
    expect(await office().data('cancelAllContract', { token: ann })).toEqual({ cancelled: 0 })
    const cancelled = (await office().data('getContractList', { token: ann, tab: 'cancelled' })).list
    expect(cancelled.map(({ reason }) => reason)).toEqual(['canceled', 'canceled', 'canceled'])
  })

  it('protects a position, moves its margin and changes its leverage', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    const id = await onlyPosition(ann)
    expect(await office().data('setTpsl', { token: ann, id, tp: '55000', sl: '46000' })).toEqual({
      tp: '55000.0',
      sl: '46000.0',
    })
    expect(await office().data('setTpsl', { token: ann, id, sl: '47000' })).toEqual({ tp: '55000.0', sl: '47000.0' })
    expect(await office().data('setTpsl', { token: ann, id, tp: '0.0' })).toEqual({ tp: '', sl: '47000.0' })
    expect(await positions(ann)).toMatchObject([{ tp: '', sl: '47000.0' }])
    const tried = await office().data('tryMargin', { token: ann, id, change: '100' })
    expect(tried).toMatchObject({ problem: '', after: { margin: '150.001000' } })
    const edited = await office().data('editMargin', { token: ann, id, change: '100' })
    expect(edited).toEqual({ margin: '150.001000', liqPrice: tried.after.liqPrice })
    await office().data('editMargin', { token: ann, id, change: '-50.5' })
    expect(await positions(ann)).toMatchObject([{ margin: '99.501000' }])
    const leverage = { token: ann, symbol: 'BTCPERP', leverage: '5', marginMode: 'cross' }
    expect(await office().data('setLeverage', leverage)).toEqual({ leverage: 5, marginMode: 'cross' })
    expect(await positions(ann)).toMatchObject([{ leverage: 5, marginMode: 'cross' }])
    expect(await office().data('getContractInfo', { token: ann, symbol: 'BTCPERP' })).toMatchObject({
      leverage: 5,
      marginMode: 'cross',
    })
  })

  it('needs the transaction password for orders, not for getting out', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    await office().data('addContract', { ...RESTING, token: ann })
    const unset = office().token(office().ownerOf(ann), 'real', { transactionPasswordSet: false })
    const [order] = await pending(ann)
    const orderNo = order?.orderNo ?? ''
    expect(await office().ask('addContract', { ...LONG, token: unset })).toMatchObject({ code: 4105 })
    expect(await office().ask('editContract', { token: unset, orderNo, lots: '5' })).toMatchObject({ code: 4105 })
    expect(await office().ask('cancelContract', { token: unset, orderNo })).toMatchObject({ code: 0 })
    expect(await office().data('closeAllContract', { token: unset })).toEqual({ closed: 1, left: 0 })
  })

  it('freezes what a frozen account may not do, and keeps the way out open', async () => {
    const ann = await office().customer()
    const owner = office().ownerOf(ann)
    const { orderNo } = await office().data('addContract', { ...RESTING, token: ann })
    await office().real.world.submit({ type: 'FreezeOwner', owner, frozen: true, reason: 'test' })
    expect(await office().ask('addContract', { ...LONG, token: ann })).toMatchObject({ code: 3206 })
    expect(await office().ask('cancelContract', { token: ann, orderNo })).toMatchObject({ code: 0 })
  })

  it('does one thing once, however often it is asked: cid and rtoken', async () => {
    const ann = await office().customer()
    const many = Array.from({ length: 20 })
    for (const identity of [{ cid: 'once' }, { rtoken: 'r-once' }]) {
      const sent = await Promise.all(
        many.map(() => office().ask('addContract', { ...RESTING, ...identity, token: ann })),
      )
      expect(new Set(sent.map((envelope) => JSON.stringify(envelope))).size).toBe(1)
      expect(sent[0]?.code).toBe(0)
    }
    expect(await pending(ann)).toHaveLength(2)
    const other = await office().ask('addContract', { ...RESTING, lots: '7', cid: 'once', token: ann })
    expect(other.code).toBe(3201)
    const [order] = await pending(ann)
    const cancel = { token: ann, orderNo: order?.orderNo ?? '', cid: 'gone' }
    const gone = await office().ask('cancelContract', cancel)
    await office().data('getContractList', { token: ann, tab: 'cancelled' })
    expect(await office().ask('cancelContract', cancel)).toEqual(gone)
    expect(await office().ask('cancelContract', { ...cancel, cid: 'again' })).toMatchObject({ code: 3002 })
  })

  it('answers a repeated close as it did the first time, when the position is long gone', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    const close = { token: ann, id: await onlyPosition(ann), cid: 'close' }
    const closed = await office().ask('closeContract', close)
    expect(closed).toMatchObject({ code: 0, data: { state: 'completed', filledLots: '100' } })
    await office().data('getContractList', { token: ann, tab: 'closed' })
    expect(await office().ask('closeContract', close)).toEqual(closed)
    expect(await office().ask('closeContract', { ...close, cid: 'other' })).toMatchObject({ code: 3021 })
    expect(await office().ask('closeAllContract', { token: ann, cid: 'all' })).toMatchObject({ code: 3021 })
  })

  it('sets take-profit and stop-loss at once by two requests, and neither undoes the other', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    const id = await onlyPosition(ann)
    const set = (fields: Fields) => office().data('setTpsl', { token: ann, id, ...fields })
    await Promise.all([set({ tp: '55000' }), set({ sl: '46000' })])
    expect(await positions(ann)).toMatchObject([{ tp: '55000.0', sl: '46000.0' }])
  })

  it('leaves a position alone that took the place of the one meant', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    const id = await onlyPosition(ann)
    const ask = (name: Parameters<TradingOffice['ask']>[0], fields: Fields) =>
      office().ask(name, { token: ann, id, ...fields })
    const [flipped, ...late] = await Promise.all([
      office().ask('addContract', { ...LONG, token: ann, side: 'short', lots: '200' }),
      ask('closeContract', {}),
      ask('setTpsl', { tp: '46000' }),
      ask('editMargin', { change: '5' }),
    ])
    expect(flipped).toMatchObject({ code: 0 })
    for (const answer of late) expect(answer).toMatchObject({ code: 3021 })
    expect(await positions(ann)).toMatchObject([{ side: 'short', lots: '100', tp: '', margin: '49.999000' }])
  })

  it('closes no more than there is', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    const closed = await office().data('closeContract', { token: ann, id: await onlyPosition(ann), lots: '101' })
    expect(closed).toMatchObject({ state: 'completed', filledLots: '100' })
    expect(await positions(ann)).toEqual([])
  })

  it('closes at a limit price with an order that only reduces', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    const closing = await office().data('closeContract', { token: ann, id: await onlyPosition(ann), price: '51000' })
    expect(closing).toMatchObject({ state: 'current', leftLots: '100' })
    expect(await pending(ann)).toMatchObject([{ side: 'short', reduceOnly: true, price: '51000.0', lots: '100' }])
  })

  it('tells what is left when not everything could be closed', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, lots: '6000', leverage: '50', token: ann })
    const quote = { type: 'QuoteContract', holder: 7, contract: 2001, bid: 499_990, ask: 500_010, step: 10 } as const
    await office().real.world.submit({ ...quote, lots: [1_000] })
    expect(await office().data('closeAllContract', { token: ann })).toEqual({ closed: 0, left: 1 })
    expect(await positions(ann)).toMatchObject([{ lots: '5000' }])
  })

  it('shows nobody what belongs to somebody else, and lets nobody touch it', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    const { orderNo } = await office().data('addContract', { ...RESTING, token: ann })
    const id = await onlyPosition(ann)
    const ask = (name: Parameters<TradingOffice['ask']>[0], fields: Fields) =>
      office().ask(name, { ...fields, token: bob })
    for (const extra of [{}, { cid: 'mine' }, { rtoken: 'abcdef' }]) {
      expect(await ask('cancelContract', { orderNo, ...extra })).toMatchObject({ code: 3002 })
      expect(await ask('editContract', { orderNo, lots: '5', ...extra })).toMatchObject({ code: 3002 })
      expect(await ask('closeContract', { id, ...extra })).toMatchObject({ code: 3021 })
      expect(await ask('setTpsl', { id, tp: '60000', ...extra })).toMatchObject({ code: 3021 })
      expect(await ask('editMargin', { id, change: '5', ...extra })).toMatchObject({ code: 3021 })
    }
    expect(await ask('tryMargin', { id, change: '5' })).toMatchObject({ code: 3021 })
    expect(await ask('tryEditContract', { orderNo, lots: '5' })).toMatchObject({ code: 3002 })
    expect(await ask('getLiquidation', { id })).toMatchObject({ code: 3042 })
    for (const tab of ['pending', 'trading', 'closed', 'cancelled'])
      expect((await office().data('getContractList', { token: bob, tab })).list).toEqual([])
    expect((await office().data('getFundingPaid', { token: bob })).list).toEqual([])
    expect(await positions(ann)).toHaveLength(1)
  })

  it('keeps the two worlds apart', async () => {
    await office().price(400_000, 'demo')
    const real = await office().customer('real')
    const demo = await office().customer('demo')
    await office().data('addContract', { ...LONG, token: demo })
    expect(await positions(demo)).toMatchObject([{ openPrice: '40001.0' }])
    expect(await positions(real)).toEqual([])
    expect(office().real.world.core.contracts.positions(office().ownerOf(demo))).toEqual([])
    expect(await office().data('getIndexInfo', { symbol: 'BTCPERP', token: demo })).toMatchObject({ price: '40000.0' })
    expect(await office().data('getIndexInfo', { symbol: 'BTCPERP' })).toMatchObject({ price: '50000.0' })
  })
})

/** The fields that a projected and a real position share. */
function pick({ margin, maintenance, riskRate, liqPrice, bankruptcyPrice }: Readonly<Record<string, string>>) {
  return { margin, maintenance, riskRate, liqPrice, bankruptcyPrice }
}
