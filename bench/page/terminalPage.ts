import type { Browser, CDPSession, Page } from '@playwright/test'
import { becomeCustomer } from './becomeCustomer.ts'
import { openBrowser } from './openBrowser.ts'

const SHOWN_WITHIN_MS = 20_000

/** How the page's main thread spent a stretch of time. */
export interface MainThread {
  /** Share of the time that it was at work, in per cent. */
  readonly busy: number
  /** Tasks of more than 50 ms. */
  readonly longTasks: number
}

export interface Trader {
  readonly token: string
}

/** The contract screen in a real browser, with a customer who is logged in. */
export class TerminalPage {
  readonly #browser: Browser
  readonly #page: Page
  readonly #devtools: CDPSession
  readonly #origin: string
  readonly token: string

  private constructor(browser: Browser, page: Page, devtools: CDPSession, origin: string, token: string) {
    this.#browser = browser
    this.#page = page
    this.#devtools = devtools
    this.#origin = origin
    this.token = token
  }

  static async open(origin: string): Promise<TerminalPage> {
    const browser = await openBrowser()
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
    await page.addInitScript(() => {
      const tasks: number[] = []
      Object.assign(globalThis, { longTasks: tasks })
      new PerformanceObserver((list) => tasks.push(list.getEntries().length)).observe({ entryTypes: ['longtask'] })
    })
    await page.goto(`${origin}/login`)
    const token = await page.evaluate(becomeCustomer, `bench${Date.now()}@example.com`)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    return new TerminalPage(browser, page, devtools, origin, token)
  }

  /** Shows the contract screen with the given indicators on one-second candles. */
  async show(indicators: readonly object[]): Promise<void> {
    await this.#page.evaluate(
      (setup) => localStorage.setItem('chart.contracts', setup),
      JSON.stringify({ period: '1s', type: 'candles', hollowUp: true, drawingBar: true, indicators }),
    )
    await this.#page.goto(`${this.#origin}/deal_c?symbol=BTCPERP`)
    await this.#page.locator('canvas').first().waitFor({ timeout: SHOWN_WITHIN_MS })
  }

  async measure(milliseconds: number): Promise<MainThread> {
    const before = await this.#figures()
    await this.#page.waitForTimeout(milliseconds)
    const after = await this.#figures()
    return {
      busy: (100 * (after.worked - before.worked)) / (after.time - before.time),
      longTasks: after.longTasks - before.longTasks,
    }
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }

  /** Seconds, and how many long tasks so far. */
  async #figures(): Promise<{ readonly time: number; readonly worked: number; readonly longTasks: number }> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics')
    const figure = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    const longTasks = await this.#page.evaluate(() => {
      const { longTasks } = globalThis as unknown as { readonly longTasks: readonly number[] }
      return longTasks.reduce((sum, count) => sum + count, 0)
    })
    return { time: figure('Timestamp'), worked: figure('TaskDuration'), longTasks }
  }
}
