import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { becomeCustomer } from './becomeCustomer.ts'
import { type Loading, tellLoading, tellLongestDelay, watch } from './loading.ts'
import { openBrowser } from './openBrowser.ts'

/** How many times slower than this machine the page's own thread is made, and the line to the server. */
const SLOWER = 4
const BITS_A_SECOND = 10_000_000
const LATENCY_MS = 40
const SETTLED_MS = 6_000
const BETWEEN_PRESSES_MS = 600
const BETWEEN_KEYS_MS = 250
const KEYS = '0.0123456789'

/** A screen, and what a person does on it. */
export interface Visited {
  readonly path: string
  /** By a customer, or by somebody who has no account. */
  readonly isMember: boolean
  /** Buttons in the order in which they are pressed. */
  readonly buttons: readonly string[]
  /** What an amount is typed into, where there is an order form. */
  readonly field?: string
}

/** ms from what was done to what it painted, the longest of each kind. */
export interface Delays {
  readonly press: number
  readonly key: number
}

type SessionState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Pages in a real browser that is made slow, each with an empty cache. */
export class BudgetPage {
  readonly #browser: Browser
  readonly #origin: string
  /** A session is entered by its token and its cookie together. */
  readonly #session: SessionState

  private constructor(browser: Browser, origin: string, session: SessionState) {
    this.#browser = browser
    this.#origin = origin
    this.#session = session
  }

  static async open(origin: string): Promise<BudgetPage> {
    const browser = await openBrowser()
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${origin}/login`)
    await page.evaluate(becomeCustomer, `bench${Date.now()}@example.com`)
    const session = await context.storageState()
    await context.close()
    return new BudgetPage(browser, origin, session)
  }

  /** Loads the screen, lets it come to rest, then uses it. */
  async visit({ path, isMember, buttons, field }: Visited): Promise<Loading & Delays> {
    const context = await this.#browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...(isMember && { storageState: this.#session }),
    })
    try {
      const page = await context.newPage()
      await page.addInitScript(watch)
      await slowDown(await context.newCDPSession(page))
      // The sockets of a page stay open, so its line never falls silent.
      await page.goto(`${this.#origin}${path}`, { waitUntil: 'load' })
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForTimeout(SETTLED_MS)
      const loading = await page.evaluate(tellLoading)
      const press = await longestPress(page, buttons)
      return { ...loading, press, key: field === undefined ? 0 : await longestKey(page, field) }
    } finally {
      await context.close()
    }
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }
}

async function longestPress(page: Page, buttons: readonly string[]): Promise<number> {
  for (const name of buttons) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
    await page.waitForTimeout(BETWEEN_PRESSES_MS)
  }
  return page.evaluate(tellLongestDelay)
}

async function longestKey(page: Page, field: string): Promise<number> {
  const amount = page.getByRole('form', { name: 'Order form' }).getByLabel(field, { exact: true })
  await amount.click()
  await page.waitForTimeout(BETWEEN_PRESSES_MS)
  await page.evaluate(tellLongestDelay)
  await amount.pressSequentially(KEYS, { delay: BETWEEN_KEYS_MS })
  await page.waitForTimeout(BETWEEN_PRESSES_MS)
  return page.evaluate(tellLongestDelay)
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS_A_SECOND / 8,
    uploadThroughput: BITS_A_SECOND / 8,
  })
}
