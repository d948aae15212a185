import type { APIResponse, Page } from '@playwright/test'
import { newAccount, PASSWORD, TRANSACTION_PASSWORD } from './newcomer.ts'

/** Money of a new customer, in USDT, by account. */
export interface OpeningMoney {
  /** Before what goes from it to the other accounts; 100,000 unless told. */
  readonly funds?: string
  readonly contract?: string
  readonly delivery?: string
}

type Fields = Readonly<Record<string, string>>

async function dataOf(call: string, answer: APIResponse): Promise<Readonly<Record<string, unknown>>> {
  const { code, message, data } = await answer.json()
  if (code !== 0 && code !== 7) throw new Error(`${call}: ${code} ${message}`)
  return data
}

/** Calls of the exchange as the page's customer; the browser and they share the session's cookie. */
export class Customer {
  readonly #page: Page
  readonly #origin: string
  /** What the customer logs in with; the password is the same for all. */
  readonly account = newAccount()
  #token = ''

  constructor(page: Page, origin: string) {
    this.#page = page
    this.#origin = origin
  }

  /** Throws what the exchange says when it refuses. */
  async post(call: string, fields: Fields): Promise<Readonly<Record<string, unknown>>> {
    const form = { token: this.#token, ...fields }
    return dataOf(call, await this.#page.request.post(`${this.#origin}${call}`, { form }))
  }

  async get(call: string, fields: Fields): Promise<Readonly<Record<string, unknown>>> {
    const headers = { 'x-token': this.#token }
    return dataOf(call, await this.#page.request.get(`${this.#origin}${call}`, { params: fields, headers }))
  }

  /** The answer to a code asked for does not wait for its mail. */
  async #mailedCode(): Promise<string> {
    for (;;) {
      const address = `${this.#origin}/sandbox/outbox?to=${encodeURIComponent(this.account)}`
      const [mail] = await (await this.#page.request.get(address)).json()
      if (mail) return mail.code
      await this.#page.waitForTimeout(100)
    }
  }

  /** Uploads a picture for a use; its id. */
  async upload(use: string, buffer: Buffer): Promise<string> {
    const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer }
    const multipart = { token: this.#token, use, file }
    const answer = await this.#page.request.post(`${this.#origin}/web/saveImage`, { multipart })
    const { message, data } = await answer.json()
    if (!data) throw new Error(`/web/saveImage: ${message}`)
    return data.id
  }

  /** Opens an account without filling in the forms, gives it play money, and logs the page in. */
  async open({ funds = '100000', ...others }: OpeningMoney = {}): Promise<void> {
    const { account } = this
    await this.post('/web/getCode', { type: 'register', account })
    const code = await this.#mailedCode()
    const passwords = { password: PASSWORD, password2: PASSWORD }
    const person = { mode: 'email', account, code, ...passwords, country: 'DE', agree: '1' }
    this.#token = String((await this.post('/web/userRegister', person)).token_h5)
    await this.post('/web/saveTpwd', { tpwd: TRANSACTION_PASSWORD, tpwd2: TRANSACTION_PASSWORD })
    await this.post('/sandbox/faucet', { currency: 'USDT', amount: funds })
    for (const [to, amount] of Object.entries(others))
      await this.post('/web/addTransfer', { from: 'funds', to, currency: 'USDT', amount })
    await this.#page.goto(`${this.#origin}/config.json`)
    await this.#page.evaluate((token) => localStorage.setItem('token', token), this.#token)
  }
}

export async function openAccount(page: Page, origin: string, money: OpeningMoney = {}): Promise<Customer> {
  const customer = new Customer(page, origin)
  await customer.open(money)
  return customer
}
