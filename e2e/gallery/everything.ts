import type { Browser, Page } from '@playwright/test'
import { DepositPage } from '../pages/deposit.ts'
import { LoanPages } from '../pages/loans.ts'
import { newAccount, PASSWORD, register, setTransactionPassword, TRANSACTION_PASSWORD } from '../pages/newcomer.ts'
import type { OperatorConsole } from '../pages/operator.ts'
import { pictureOf } from '../pages/picture.ts'
import { WithdrawalPages } from '../pages/withdrawal.ts'
import { openWithdrawals } from '../pages/withdrawalDesk.ts'

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'

type Fields = Readonly<Record<string, string>>

/** A customer at the forms, who may also make calls of the exchange in the session of the page. */
export class Guest {
  readonly page: Page
  readonly origin: string
  readonly account = newAccount()

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
  }

  async token(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('token') ?? '')
  }

  async arrive(): Promise<void> {
    await register(this.page, this.origin, this.account)
  }

  async post(call: string, fields: Fields): Promise<Record<string, unknown>> {
    const form = { token: await this.token(), cid: `gallery-${Math.random()}`.slice(0, 20), ...fields }
    const answer = await this.page.request.post(`${this.origin}${call}`, { form })
    return dataOf(call, await answer.json())
  }

  async get(call: string, fields: Fields): Promise<Record<string, unknown>> {
    const headers = { 'x-token': await this.token() }
    const answer = await this.page.request.get(`${this.origin}/web/${call}`, { params: fields, headers })
    return dataOf(call, await answer.json())
  }

  async upload(use: string): Promise<string> {
    const buffer = await pictureOf(this.page, 700, 'image/jpeg')
    const multipart = { token: await this.token(), use, file: { name: 'picture.jpg', mimeType: 'image/jpeg', buffer } }
    const answer = await this.page.request.post(`${this.origin}/web/saveImage`, { multipart })
    return String(dataOf('saveImage', await answer.json()).id)
  }
}

function dataOf(
  call: string,
  { code, message, data }: { code: number; message: string; data: Record<string, unknown> },
) {
  if (code !== 0 && code !== 7) throw new Error(`${call}: ${code} ${message}`)
  return data
}

export interface Office {
  readonly ada: OperatorConsole
  readonly grace: OperatorConsole
}

/** A step of a life; a fixture lacks what could not be done, and the recorder says so. */
export type Step = readonly [what: string, act: (guest: Guest, office: Office) => Promise<unknown>]

const money: Step[] = [
  ['transaction password', (guest) => setTransactionPassword(guest.page, guest.origin)],
  ['play money', (guest) => guest.post('/sandbox/faucet', { currency: 'USDT', amount: '50000' })],
  ['play coins', (guest) => guest.post('/sandbox/faucet', { currency: 'BTC', amount: '0.5' })],
  ...['contract', 'delivery', 'hosting'].map(
    (to): Step => [
      `money for ${to}`,
      (guest) => guest.post('/web/addTransfer', { from: 'funds', to, currency: 'USDT', amount: '3000' }),
    ],
  ),
]

const SPOT = { symbol: 'BTCUSDT', type: 'limit', tif: 'GTC' }
const CONTRACT = { symbol: 'BTCPERP', leverage: '5', marginMode: 'cross' }

/** The price of the spot market, moved by a fraction and rounded to whole units. */
async function priceOf(guest: Guest, share: number): Promise<string> {
  const { bids } = (await guest.get('getDepth', { symbol: 'BTCUSDT' })) as unknown as { readonly bids: string[][] }
  return String(Math.round(Number(bids[0]?.[0]) * share))
}

const trading: Step[] = [
  [
    'an open spot order',
    async (guest) =>
      guest.post('/web/addOrder', { ...SPOT, side: 'buy', price: await priceOf(guest, 0.97), amount: '0.01' }),
  ],
  [
    'another open spot order',
    async (guest) =>
      guest.post('/web/addOrder', { ...SPOT, side: 'sell', price: await priceOf(guest, 1.03), amount: '0.02' }),
  ],
  [
    'a bought coin',
    (guest) => guest.post('/web/addOrder', { symbol: 'BTCUSDT', type: 'market', side: 'buy', amount: '0.005' }),
  ],
  [
    'a long position',
    (guest) => guest.post('/web/addContract', { ...CONTRACT, side: 'long', type: 'market', lots: '20' }),
  ],
  [
    'a position of another market',
    (guest) =>
      guest.post('/web/addContract', { ...CONTRACT, symbol: 'ETHPERP', side: 'short', type: 'market', lots: '10' }),
  ],
  [
    'a waiting contract order',
    async (guest) =>
      guest.post('/web/addContract', {
        ...CONTRACT,
        side: 'long',
        type: 'limit',
        lots: '10',
        price: await priceOf(guest, 0.96),
      }),
  ],
  ['a short timed order', (guest) => buyTimed(guest, 0)],
  ['a long timed order', (guest) => buyTimed(guest, -1)],
]

async function buyTimed(guest: Guest, place: number): Promise<void> {
  const offered = await guest.get('getDeliveryCycle', { symbol: 'BTCUSDT' })
  const cycle = (offered.cycles as Record<string, string>[]).at(place)
  if (!cycle) throw new Error('no timed orders are offered')
  await guest.post('/web/addDelivery', {
    symbol: 'BTCUSDT',
    cycleId: String(cycle.id),
    direction: 'up',
    amount: '50',
    payout: String(cycle.payout),
    feeRate: String(cycle.feeRate),
  })
}

const person: Step[] = [
  [
    'the first step of the verification',
    async (guest, { ada, grace }) => {
      await guest.post('/web/saveKyc', { tier: 'junior', idTypeId: '2', name: 'Ann Archer', idNumber: 'K 1234-567' })
      await guest.post('/web/editCenterLevel', { level: 'junior' })
      await ada.approveCase('Verification', 'Identity, junior')
      await grace.approveCase('Verification', 'Identity, junior')
    },
  ],
  [
    'the second step under review',
    async (guest) => {
      const [frontId, backId, handId] = [
        await guest.upload('kyc_front'),
        await guest.upload('kyc_back'),
        await guest.upload('kyc_hand'),
      ]
      await guest.post('/web/saveKyc', { tier: 'senior', frontId, backId, handId })
      await guest.post('/web/editCenterLevel', { level: 'senior' })
    },
  ],
]

const products: Step[] = [
  [
    'a conversion',
    async (guest) => {
      const { quoteId } = await guest.get('getExchangeQuote', { from: 'BTC', to: 'USDT', amount: '0.01' })
      await guest.post('/web/addExchange', { quoteId: String(quoteId) })
    },
  ],
  [
    'a purchase',
    async (guest) => {
      const { quoteId, currency } = await guest.get('getBuycoinInfo', { currency: 'BTC' })
      const imgId = await guest.upload('voucher')
      const form = { currency: String(currency), quoteId: String(quoteId), name: 'Ann Archer', amount: '0.01' }
      await guest.post('/web/addBuycoin', { ...form, imgId, agree: '1' })
    },
  ],
  [
    'money in custody',
    async (guest) => {
      const { terms } = await guest.get('getProfitInfo', { id: '1' })
      const form = { id: '1', amount: '500', terms: String(Number(terms ?? 1)), agree: '1', tpwd: TRANSACTION_PASSWORD }
      await guest.post('/web/buyProfit', form)
    },
  ],
  [
    'a subscription',
    async (guest) => {
      const { list } = (await guest.get('getNewcoinsList', { state: 'open' })) as unknown as {
        readonly list: Record<string, string>[]
      }
      const id = String(list[0]?.id)
      const { terms } = await guest.get('getNewcoinsInfo', { id })
      const form = { id, quantity: '400', terms: String(Number(terms ?? 1)), agree: '1', tpwd: TRANSACTION_PASSWORD }
      await guest.post('/web/buyNewcoins', form)
    },
  ],
  [
    'a loan',
    async (guest, { ada, grace }) => {
      const pages = new LoanPages(guest.page, guest.origin)
      await pages.open('/currency?step=personal&id=1')
      await pages.fillAll('500')
      await pages.sendTwice()
      await ada.approveCase('Loan applications', 'Loan application', { 'Approved amount (USDT)': '400' })
      await grace.approveCase('Loan applications', 'Loan application')
    },
  ],
  ['a day signed in', (guest) => guest.post('/web/addSign', {})],
]

/** The withdrawal first: what was deposited may not leave before it was traded. */
const outside: Step[] = [
  [
    'an address and a withdrawal',
    async (guest) => {
      const pages = new WithdrawalPages(guest.page, guest.origin)
      await pages.addAddress(await pages.newAddress('My wallet'), WALLET, 'My wallet')
      await pages.withdraw('200', '190', '5290')
    },
  ],
  [
    'a deposit',
    async (guest) => {
      const page = new DepositPage(guest.page, guest.origin)
      await page.open()
      await page.agree()
      await page.receive()
    },
  ],
]

const habits: Step[] = [
  ['a favourite', (guest) => guest.post('/web/addCollectCurrenct', { symbol: 'BTCUSDT', on: '1' })],
  [
    'a price alert',
    async (guest) =>
      guest.post('/web/addAlert', { symbol: 'BTCUSDT', side: 'above', price: await priceOf(guest, 1.1) }),
  ],
  [
    'a conversation',
    (guest) =>
      guest.post('/web/addTicket', {
        type: 'other',
        title: 'A question about fees',
        text: 'Which fee do I pay for a limit order?',
      }),
  ],
  [
    'an invited friend',
    async (guest) => {
      const { invitation_code } = await guest.get('getInfo', {})
      const account = newAccount()
      await guest.page.request.post(`${guest.origin}/web/getCode`, { form: { type: 'register', account } })
      const outbox = `${guest.origin}/sandbox/outbox?to=${encodeURIComponent(account)}`
      const [mail] = await (await guest.page.request.get(outbox)).json()
      const form = { mode: 'email', account, code: mail.code, password: PASSWORD, password2: PASSWORD, country: 'DE' }
      const invited = { ...form, agree: '1', invitation_code: String(invitation_code) }
      const answer = await guest.page.request.post(`${guest.origin}/web/userRegister`, { form: invited })
      dataOf('userRegister', await answer.json())
    },
  ],
]

/** What the operators decide before anybody comes. */
export async function openDoors({ ada, grace }: Office): Promise<void> {
  await openWithdrawals(ada, grace)
}

export const EVERYTHING: readonly Step[] = [...money, ...outside, ...trading, ...person, ...products, ...habits]

/** A window of its own for somebody. */
export async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  return context.newPage()
}
