import { CATALOG, type CallDefinition } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { plainRequest } from './plainRequest.ts'
import { type Fields, TestServer } from './testServer.ts'

const ORDER = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '40000', amount: '0.001' }

const PAIR = { symbol: 'BTCUSDT', side: 'sell', amount: '0.001', price: '60000', stopPrice: '40000' }
const CONTRACT = { symbol: 'BTCPERP', side: 'long', type: 'limit', price: '40000', lots: '1', leverage: '5' }
const CONTRACT_PAIR = { symbol: 'BTCPERP', side: 'short', lots: '1', price: '60000', stopPrice: '40000', leverage: '5' }
const TIMED = { symbol: 'NOSUCH', cycleId: '1', direction: 'up', amount: '5', payout: '0.85', feeRate: '0' }

const WALLET = `0x${'1'.repeat(40)}`
const SIGNED = { address: WALLET, nonce: 'n'.repeat(20), signature: `0x${'1'.repeat(130)}` }

/** A well-formed request of each call that needs fields; what it means may still be refused. */
const WELL_FORMED: Readonly<Record<string, Fields>> = {
  tryOrder: ORDER,
  addOrder: { ...ORDER, cid: 'a', tif: 'GTC', stp: 'expire_taker' },
  addOrders: { orders: JSON.stringify([{ ...ORDER, cid: 'a' }]) },
  tryOco: PAIR,
  addOco: { ...PAIR, cid: 'a' },
  tryEditOrder: { orderNo: '1', price: '40000', amount: '0.002' },
  editOrder: { orderNo: '1', price: '40000', amount: '0.002', cid: 'a' },
  cancelOrder: { orderNo: '1', cid: 'a' },
  editOrders: { orders: JSON.stringify([{ orderNo: '1', price: '40000', cid: 'a' }]) },
  cancelOrders: { orders: JSON.stringify([{ orderNo: '1', cid: 'a' }]) },
  cancelAllOrder: { symbol: 'NOSUCH', cid: 'a' },
  cancelAllAfter: { seconds: '0' },
  getText: { id: '1' },
  rateText: { id: '1', useful: '1' },
  getCode: { type: 'register', account: 'nobody' },
  reg_checkcode: { account: 'nobody', code: '1' },
  userRegister: {
    mode: 'email',
    account: 'nobody',
    code: '1',
    password: 'zebra42x',
    password2: 'zebra42x',
    agree: '1',
  },
  userLogin: { account: 'nobody', password: 'x' },
  saveTpwd: { tpwd: '1', tpwd2: '1' },
  updatePassword: { mode: 'forget', account: 'nobody', code: '1', password: 'zebra42x', password2: 'zebra42x' },
  delSession: { id: 'nobody' },
  setLanguage: { language: 'de' },
  getCurrencyMessage: { symbol: 'BTCUSDT' },
  addCollectCurrenct: { symbol: 'NOSUCH', on: '1' },
  getKline: { symbol: 'BTCUSDT', period: '1m' },
  getDepth: { symbol: 'BTCUSDT' },
  getTrades: { symbol: 'BTCUSDT' },
  getContractInfo: { symbol: 'BTCPERP' },
  tryContract: CONTRACT,
  addContract: { ...CONTRACT, cid: 'a', tif: 'GTC', stp: 'expire_taker', trigger: 'mark', marginMode: 'cross' },
  addContracts: { orders: JSON.stringify([{ ...CONTRACT, cid: 'a' }]) },
  tryContractOco: CONTRACT_PAIR,
  addContractOco: { ...CONTRACT_PAIR, cid: 'a', trigger: 'mark', marginMode: 'cross', reduceOnly: '1' },
  tryEditContract: { orderNo: '1', price: '40000', lots: '2' },
  editContract: { orderNo: '1', price: '40000', lots: '2', cid: 'a' },
  editContracts: { orders: JSON.stringify([{ orderNo: '1', price: '40000', cid: 'a' }]) },
  cancelContracts: { orders: JSON.stringify([{ orderNo: '1', cid: 'a' }]) },
  cancelContract: { orderNo: '1', cid: 'a' },
  cancelAllContract: { symbol: 'NOSUCH', cid: 'a' },
  tryCloseContract: { id: '1', lots: '1', price: '40000' },
  closeContract: { id: '1', lots: '1', price: '40000', cid: 'a' },
  tryReverseContract: { id: '1', lots: '1' },
  reverseContract: { id: '1', lots: '1', cid: 'a' },
  closeAllContract: { symbol: 'NOSUCH', cid: 'a' },
  setTpsl: { id: '1', tp: '60000', sl: '40000', cid: 'a' },
  tryMargin: { id: '1', change: '5' },
  editMargin: { id: '1', change: '5', cid: 'a' },
  setLeverage: { symbol: 'NOSUCH', leverage: '5', cid: 'a' },
  getFundingList: { symbol: 'BTCPERP' },
  getIndexInfo: { symbol: 'BTCPERP' },
  getLiquidation: { id: '1' },
  addDelivery: { ...TIMED, cid: 'a' },
  getDeliveryReceipt: { orderNo: '1' },
  addTransfer: { from: 'funds', to: 'contract', currency: 'NOPE', amount: '5', cid: 'a' },
  getTransferInfo: { currency: 'USDT' },
  acceptDepositTerms: { version: '7' },
  addRecharge: { currency: 'USDT', chain: 'ethereum', amount: '5', imgId: 'nobody', txid: '', cid: 'a' },
  getStatement: { from: '0', to: '1', format: 'csv' },
  getRecordList: { type: 'transfer' },
  addAlert: { symbol: 'NOSUCH', side: 'above', price: '5' },
  delAlert: { id: '1' },
  saveMessageSetting: { topic: 'finance', way: 'email', on: '1' },
  getExchangeQuote: { from: 'NOPE', to: 'USDT', amount: '5' },
  addExchange: { quoteId: 'nobody', cid: 'a' },
  getBuycoinInfo: { currency: 'NOPE' },
  addBuycoin: { currency: 'NOPE', quoteId: 'nobody', name: 'x', amount: '5', imgId: 'nobody', agree: '1', cid: 'a' },
  tryProfit: { id: '1', amount: '5' },
  buyProfit: { id: '1', amount: '5', terms: '1', agree: '1', tpwd: '1', cid: 'a' },
  sellProfit: { orderNo: '1', tpwd: '1', cid: 'a' },
  getHostingBook: { id: '1' },
  getNewcoinsInfo: { id: '1' },
  tryNewcoins: { id: '1', quantity: '5' },
  buyNewcoins: { id: '1', quantity: '5', terms: '1', agree: '1', tpwd: '1', cid: 'a' },
  returnNewcoins: { orderNo: '1', tpwd: '1', cid: 'a' },
  getNewcoinsBook: { id: '1' },
  receiveSign: { day: '1', cid: 'a' },
  getFuliInfo: { id: '1' },
  receiveFuli: { id: '1', cid: 'a' },
  tryLend: { id: '1', amount: '5' },
  saveLend: { id: '1', amount: '5', name: 'x' },
  lendBuy: { id: '1', amount: '5', name: 'x', agree: '1', terms: '1', cid: 'a' },
  lendBack: { code: '1', amount: '5', way: 'balance', tpwd: '1', cid: 'a' },
  lend_img: { id: 'nobody' },
  stepUp: { method: 'code', code: '1' },
  delPasskey: { id: 'nobody' },
  cancelReview: { id: 'nobody' },
  saveKyc: { tier: 'junior' },
  editCenterLevel: { level: 'junior' },
  saveImage: { use: 'voucher' },
  getImage: { id: 'nobody' },
  getQrcode: { text: 'x' },
  getTicket: { id: 'nobody' },
  addTicket: { type: 'other', title: 'x', text: 'x', imgIds: 'nobody', cid: 'a' },
  replyTicket: { id: 'nobody', text: 'x', imgIds: 'nobody', cid: 'a' },
  readTicket: { id: 'nobody' },
  closeTicket: { id: 'nobody' },
  rateTicket: { id: 'nobody', rating: '5' },
  setTicketConsent: { id: 'nobody', minutes: '15' },
  addAddress: { address: WALLET, tpwd: '1' },
  delAddress: { id: '1', tpwd: '1', cid: 'a' },
  tryWithdraw: { kind: 'chain', amount: '5', addressId: '1' },
  addWithdraw: { addressId: '1', amount: '5', fee: '1', tpwd: '1', cid: 'a' },
  returnDeposit: { lot: '1', fee: '1', tpwd: '1', cid: 'a' },
  addBankWithdraw: { bank_name: 'x', amount: '5', fee: '1', tpwd: '1', cid: 'a' },
  cancelWithdraw: { id: '1', cid: 'a' },
  ethSignlog: { address: WALLET },
  tempLogin: SIGNED,
  linkWallet: SIGNED,
}

/** Placing an order, and leaving, would change something: they have tests of their own. */
const CHANGING: ReadonlySet<string> = new Set(['addOrder', 'addOrders', 'addContract', 'addContracts', 'logout'])

/** What somebody might type into any field; the log must never hold it. */
const TYPED = 'c4n4ry-7f3d9b'

/** None of these is right for any field with rules of its own. */
const NASTY = [
  TYPED,
  '',
  ' ',
  '-1',
  '-0.5',
  'NaN',
  'Infinity',
  '1e9',
  '0x1f',
  '1,5',
  '٣',
  '\u0000',
  '9'.repeat(40),
  '0.0000000000000000000000001',
  'true1',
  'null',
  'undefined',
  '[object Object]',
  '{"$gt":""}',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x'.repeat(5_000),
]

function calls(): CallDefinition[] {
  return Object.values(CATALOG)
}

function fieldsOf(call: CallDefinition): string[] {
  const { properties = {} } = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}

function accepts(call: CallDefinition, fields: Fields): boolean {
  return z.safeParse(call.request, fields).success
}

it.each(calls())('$name has a well-formed request here, unless it needs no fields', (call) => {
  expect(z.safeParse(call.request, WELL_FORMED[call.name] ?? {}).error?.issues).toBeUndefined()
})

// Thousands of requests in one test take minutes on a machine that has other things to do.
describe('input that is not right', { timeout: 300_000 }, () => {
  let server: TestServer
  let token: string
  let other: string
  let before: string

  const methodOf = (call: CallDefinition) => (call.method === 'GET' ? 'get' : 'post')
  const stateNow = () => {
    const { real, demo } = server.running.worlds
    return `${real.world.core.stateHash()} ${demo.world.core.stateHash()}`
  }

  beforeAll(async () => {
    server = await TestServer.start()
    await server.listContracts()
    token = await server.newcomer()
    other = await server.newcomer()
    await server.data('addOrder', 'post', { ...ORDER, price: '49000.0', token: other })
    before = stateNow()
  })
  afterAll(() => server.remove())

  it('is refused by every call for every field, with a code of its own, and changes nothing', async () => {
    for (const call of calls()) {
      const base = WELL_FORMED[call.name] ?? {}
      for (const field of fieldsOf(call)) {
        for (const value of NASTY) {
          const fields = { ...base, [field]: value, token }
          // What is well-formed may mean something; the words of people (names, passwords, texts) are judged elsewhere.
          if (accepts(call, fields)) continue
          const { code, message, data } = await server[methodOf(call)](`/web/${call.name}`, fields)
          expect([code, data], `${call.name} ${field}=${value.slice(0, 30)}: ${message}`).toEqual([4001, null])
          expect(message).toContain(field)
        }
      }
    }
    expect(stateNow()).toBe(before)
  })

  it('never makes a call fail on our side, whatever well-formed words it carries', async () => {
    for (const call of calls()) {
      const base = WELL_FORMED[call.name] ?? {}
      if (CHANGING.has(call.name)) continue
      for (const field of fieldsOf(call).filter((name) => !['cid', 'page', 'size', 'from', 'to'].includes(name))) {
        for (const value of NASTY) {
          const fields = { ...base, [field]: value, token }
          // Others have been sent in the test before, and refused.
          if (!accepts(call, fields)) continue
          const { code } = await server[methodOf(call)](`/web/${call.name}`, fields)
          expect(code, `${call.name} ${field}=${value.slice(0, 30)}`).not.toBe(5000)
        }
      }
    }
    expect(stateNow()).toBe(before)
    expect(server.log).not.toContain('"event":"bug"')
  })

  it('leaves nothing in the log of what was typed: names, bank numbers, passwords, codes, texts, proofs', () => {
    expect(server.log).toContain('"call":"addBankWithdraw"')
    expect(server.log).toContain('"call":"addBuycoin"')
    expect(server.log).not.toContain(TYPED)
  })

  it('is refused when a needed field is missing or comes twice', async () => {
    for (const call of calls()) {
      const base = WELL_FORMED[call.name] ?? {}
      for (const field of Object.keys(base)) {
        const { [field]: _left, ...rest } = base
        if (!accepts(call, rest)) {
          const missing = await server[methodOf(call)](`/web/${call.name}`, { ...rest, token })
          expect(missing).toMatchObject({ code: 4001, message: `${field}: is missing` })
        }
        const twice = new URLSearchParams([...Object.entries({ ...base, token }), [field, base[field] ?? '']])
        const address = `${server.origin}/web/${call.name}`
        const answer = await (call.method === 'POST'
          ? plainRequest(address, { form: twice.toString() })
          : plainRequest(`${address}?${twice.toString()}`))
        expect((JSON.parse(answer.body) as { code: number }).code).toBe(4001)
      }
    }
    expect(stateNow()).toBe(before)
  })

  it.each([
    ['more than there is', { amount: '1000' }, 3001],
    ['more than a market takes', { amount: '21000' }, 4001],
    ['more than an order may be worth', { price: '49999.9', amount: '99' }, 3006],
    ['less than an order may be worth', { amount: '0.0001', price: '1.0' }, 3005],
    ['a price nobody would pay', { price: '90000.0', amount: '0.001' }, 3007],
    ['a market that is not there', { symbol: 'NOSUCH' }, 3101],
  ])('is refused when an order says %s', async (_what, change, code) => {
    const asked = await server.post('/web/tryOrder', { ...ORDER, ...change, token })
    const problem = asked.code === 7 ? (asked.data as { problem: string }).problem : ''
    const placed = await server.post('/web/addOrder', { ...ORDER, ...change, token })
    expect(placed.code === code || problem !== '', `${placed.code} ${placed.message}`).toBe(true)
    expect(placed.data).toBeNull()
    const { list } = await server.data('getOrderList', 'get', { token })
    expect(list).toEqual([])
  })

  it('cannot touch what belongs to somebody else', async () => {
    const { list } = await server.data('getOrderList', 'get', { token: other })
    const orderNo = list[0]?.orderNo ?? ''
    const state = stateNow()
    for (const extra of [{}, { cid: 'mine' }, { rtoken: 'abcdef' }]) {
      expect(await server.post('/web/cancelOrder', { token, orderNo, ...extra })).toMatchObject({ code: 3002 })
      expect(await server.post('/web/editOrder', { token, orderNo, price: '1.0', ...extra })).toMatchObject({
        code: 3002,
      })
    }
    expect(await server.post('/web/cancelAllOrder', { token })).toMatchObject({ code: 0, data: { cancelled: 0 } })
    expect((await server.data('getOrderList', 'get', { token: other })).list).toHaveLength(1)
    expect(state).not.toBe('')
    expect((await server.data('getDealList', 'get', { token, orderNo })).list).toEqual([])
  })

  it('needs the transaction password before the first order', async () => {
    const account = 'careful@example.org'
    await server.data('getCode', 'get', { type: 'register', account })
    expect(await server.post('/web/addOrder', { ...ORDER, token: '' })).toMatchObject({ code: 4103 })
  })

  it('bounds what the faucet gives', async () => {
    const ask = (currency: string, amount: string) => server.post('/sandbox/faucet', { token, currency, amount })
    expect(await ask('USDT', '1000001')).toMatchObject({ code: 3004 })
    expect(await ask('USDT', '0.0000001')).toMatchObject({ code: 4001 })
    expect(await ask('USDT', '-5')).toMatchObject({ code: 4001 })
    expect(await ask('NOPE', '5')).toMatchObject({ code: 3105 })
    expect(await server.post('/sandbox/faucet', { currency: 'USDT', amount: '5' })).toMatchObject({ code: 4103 })
    const days = await Promise.all(Array.from({ length: 15 }, () => ask('LTC', '10000')))
    expect(days.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(days.filter(({ code }) => code === 3004)).toHaveLength(5)
  })
})
