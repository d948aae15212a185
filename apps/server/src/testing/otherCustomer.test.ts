import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CATALOG, type CallDefinition, type CallName, REJECTIONS } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Fields, TestServer } from './testServer.ts'

/** The things of one customer, named as the calls name them. */
type Belongings = Readonly<
  Record<
    'orderNo' | 'contractOrder' | 'filled' | 'position' | 'option' | 'session' | 'image' | 'message' | 'alert',
    string
  >
>

/** Things that nobody has, in the same shapes. */
const NOTHING: Belongings = {
  alert: '990007',
  orderNo: '990001',
  contractOrder: '990002',
  filled: '990003',
  position: '990004',
  option: '990005',
  session: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  image: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaab',
  message: '990006',
}

let server: TestServer
let ann: string
let bob: string
let hers: Belongings

/** The transfers are told of by a worker of their own. */
async function firstMessage(token: string): Promise<string> {
  for (;;) {
    const [newest] = (await server.data('getMessageList', 'get', { token })).list
    if (newest) return newest.id
    await nextTurn()
  }
}

async function belongingsOf(token: string): Promise<Belongings> {
  for (const to of ['contract', 'delivery'])
    await server.data('addTransfer', 'post', { token, from: 'funds', to, currency: 'USDT', amount: '5000' })
  const spot = { token, symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.01' }
  const { orderNo } = await server.data('addOrder', 'post', spot)
  const { orderNo: filled } = await server.data('addOrder', 'post', { ...spot, price: '50010' })
  await server.quote()
  const contract = { token, symbol: 'BTCPERP', leverage: '10', lots: '10' }
  await server.data('addContract', 'post', { ...contract, side: 'long', type: 'market' })
  const resting = { ...contract, side: 'long', type: 'limit', price: '49500' }
  await server.quote()
  const { orderNo: contractOrder } = await server.data('addContract', 'post', resting)
  const { list } = await server.data('getContractList', 'get', { token, tab: 'trading' })
  const [cycle] = (await server.data('getDeliveryCycle', 'get', { symbol: 'BTCUSDT' })).cycles
  const terms = { payout: cycle?.payout ?? '', feeRate: cycle?.feeRate ?? '' }
  const timed = { token, symbol: 'BTCUSDT', cycleId: String(cycle?.id ?? ''), direction: 'up', amount: '50', ...terms }
  await server.quote()
  const { orderNo: option } = await server.data('addDelivery', 'post', timed)
  const [session] = await server.data('getSessions', 'get', { token })
  const image = await server.bill(token)
  const message = await firstMessage(token)
  const waits = { token, symbol: 'BTCUSDT', side: 'above', price: '90000' }
  const { id: alert } = await server.data('addAlert', 'post', waits)
  return {
    orderNo,
    contractOrder,
    filled,
    position: list[0]?.id ?? '',
    option,
    session: session?.id ?? '',
    image,
    message,
    alert,
  }
}

beforeAll(async () => {
  server = await TestServer.start()
  ann = await server.newcomer()
  bob = await server.newcomer()
  await server.listContracts()
  hers = await belongingsOf(ann)
})
afterAll(() => server.remove())

const attemptsOn = (hers: Belongings): readonly (readonly [CallName, Fields])[] => [
  ['cancelOrder', { orderNo: hers.orderNo }],
  ['tryEditOrder', { orderNo: hers.orderNo, price: '48000' }],
  ['editOrder', { orderNo: hers.orderNo, price: '48000' }],
  ['cancelContract', { orderNo: hers.contractOrder }],
  ['tryEditContract', { orderNo: hers.contractOrder, price: '48000' }],
  ['editContract', { orderNo: hers.contractOrder, price: '48000' }],
  ['tryCloseContract', { id: hers.position }],
  ['closeContract', { id: hers.position }],
  ['tryReverseContract', { id: hers.position, lots: '1' }],
  ['reverseContract', { id: hers.position, lots: '1' }],
  ['setTpsl', { id: hers.position, sl: '40000' }],
  ['tryMargin', { id: hers.position, change: '10' }],
  ['editMargin', { id: hers.position, change: '10' }],
  ['getLiquidation', { id: hers.position }],
  ['getDeliveryReceipt', { orderNo: hers.option }],
  ['delSession', { id: hers.session }],
  ['getImage', { id: hers.image }],
  ['lend_img', { id: hers.image }],
  ['readMessage', { id: hers.message }],
  ['delAlert', { id: hers.alert }],
]

/** Fields that name a thing of somebody's. */
const NAMING = ['id', 'orderNo', 'lot', 'addressId', 'quoteId', 'imgId', 'frontId', 'ticket', 'nonce']

/** Refusals that ask for more of the session: they say nothing about the owner of a thing. */
const OF_THE_SESSION: readonly number[] = [
  REJECTIONS.not_allowed.code,
  REJECTIONS.step_up_needed.code,
  REJECTIONS.please_log_in.code,
]

/** Calls that need more than a session: the test in which another customer tries each, with all proofs. */
const TRIED_ELSEWHERE: Readonly<Record<string, string>> = {
  getDealList: 'below: it is in no list',
  delPasskey: 'identity/factors/factors.test.ts',
  cancelReview: 'identity/changes/securityChanges.test.ts',
  linkWallet: 'identity/wallet/wallet.test.ts',
  checkQuestion: 'names one of three questions, nothing of anybody',
  ...Object.fromEntries(
    ['saveQuestion', 'bindPhone', 'bindEmail', 'updateTpwd', 'unfreezeAccount'].map((call) => [
      call,
      'identity/foreignTicket.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    ['getTicket', 'replyTicket', 'readTicket', 'closeTicket', 'rateTicket', 'setTicketConsent'].map((call) => [
      call,
      'support/support.test.ts',
    ]),
  ),
  rateText: 'names an article of the help centre, nothing of anybody',
  saveKyc: 'kyc/kyc.test.ts',
  addRecharge: 'products/deposits/deposit.test.ts',
  addExchange: 'products/conversions/conversion.test.ts',
  addBuycoin: 'products/purchases/purchase.test.ts',
  delAddress: 'products/withdrawals/withdrawal.test.ts',
  cancelWithdraw: 'products/withdrawals/withdrawal.test.ts',
  tryWithdraw: 'products/withdrawals/withdrawal.test.ts',
  addWithdraw: 'products/withdrawals/withdrawal.test.ts',
  buyProfit: 'names a product, nothing of anybody',
  sellProfit: 'products/hosting/hosting.test.ts',
  buyNewcoins: 'names an offering, nothing of anybody',
  getMyNewcoins: 'products/newCoins/newCoins.test.ts',
  returnNewcoins: 'products/newCoins/newCoins.test.ts',
  receiveFuli: 'names a campaign, nothing of anybody',
  saveLend: 'products/loans/loans.test.ts',
  lendBuy: 'products/loans/loans.test.ts',
  lendBack: 'products/loans/loans.test.ts',
  returnDeposit: 'names a deposit of one’s own by its place: nobody else’s can be named',
}

/** The envelope but for its time. */
async function tryAs(token: string, call: CallName, fields: Fields) {
  const method = CATALOG[call].method === 'POST' ? 'post' : 'get'
  const { code, message, data } = await server[method](`/web/${call}`, { ...fields, token })
  return { code, message, data }
}

function namesSomething({ access, request }: CallDefinition): boolean {
  const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })
  return access === 'token' && NAMING.some((field) => field in properties)
}

describe('what belongs to one customer', () => {
  it('is tried by another one through every call that can name it', () => {
    const calls: CallDefinition[] = Object.values(CATALOG)
    const tried = [...attemptsOn(NOTHING).map(([call]) => call), ...Object.keys(TRIED_ELSEWHERE)]
    expect([...tried].sort()).toEqual(
      calls
        .filter(namesSomething)
        .map(({ name }) => name)
        .sort(),
    )
  })

  it('is tried where it says so', async () => {
    for (const [call, where] of Object.entries(TRIED_ELSEWHERE)) {
      if (!where.endsWith('.ts')) continue
      const source = await readFile(new URL(`../${where}`, import.meta.url), 'utf8')
      expect([call, source.includes(call)]).toEqual([call, true])
    }
  })

  it('is there to be taken: every number names something', () => {
    for (const [name, value] of Object.entries(hers)) expect([name, value]).not.toEqual([name, ''])
  })

  it('is refused to another one like what nobody has, by every call that names it, and stays as it was', async () => {
    const owner = Number((await server.data('getInfo', 'get', { token: ann })).uid)
    const money = server.real.core.ledger.balances(owner)
    const unknown = attemptsOn(NOTHING)
    for (const [place, [call, fields]] of attemptsOn(hers).entries()) {
      const answer = await tryAs(bob, call, fields)
      const refused = answer.code !== 0 && answer.code !== 7 && !OF_THE_SESSION.includes(answer.code)
      expect([call, refused, answer.data]).toEqual([call, true, null])
      expect([call, answer]).toEqual([call, await tryAs(bob, call, unknown[place]?.[1] ?? {})])
    }
    expect(server.real.core.ledger.balances(owner)).toEqual(money)
    expect(server.real.core.spot.openOrders(owner)).toHaveLength(1)
  })

  it('is in none of the other one’s lists', async () => {
    expect((await server.data('getDealList', 'get', { token: ann, orderNo: hers.filled })).total).toBe(1)
    const lists = await Promise.all([
      server.data('getOrderList', 'get', { token: bob, state: 'current' }),
      server.data('getContractList', 'get', { token: bob, tab: 'trading' }),
      server.data('getContractList', 'get', { token: bob, tab: 'pending' }),
      server.data('getDeliveryList', 'get', { token: bob, state: 'open' }),
      server.data('getDealList', 'get', { token: bob }),
      server.data('getDealList', 'get', { token: bob, orderNo: hers.filled }),
      server.data('getTransferList', 'get', { token: bob }),
    ])
    for (const { list, total } of lists) expect([list, total]).toEqual([[], 0])
    const results = async (token: string) =>
      (await server.data('getEquity', 'get', { token })).list.flatMap(({ products }) => products)
    expect((await results(ann)).map(({ product }) => product)).toContain('contracts')
    expect(await results(bob)).toEqual([])
  })
})
