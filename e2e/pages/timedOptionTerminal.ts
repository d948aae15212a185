import { expect, type Locator, type Page } from '@playwright/test'

/** The screen of timed orders as a trader uses it. */
export class TimedOptionTerminal {
  readonly page: Page
  readonly form: Locator

  constructor(page: Page) {
    this.page = page
    this.form = page.getByRole('form', { name: 'Timed order' })
  }

  async open(origin: string, symbol = 'BTCUSDT'): Promise<void> {
    await this.page.goto(`${origin}/deal_jg?symbol=${symbol}`)
    await expect(this.form).toBeVisible()
  }

  direction(name: 'Bullish' | 'Bearish'): Locator {
    return this.form.getByRole('button', { name: new RegExp(`^${name}`) })
  }

  async enter(duration: string, amount: string): Promise<void> {
    await this.form.getByRole('radio', { name: duration }).check({ force: true })
    await this.form.getByLabel('Amount', { exact: true }).fill(amount)
  }

  /** Places an order at the terms on screen; returns its number. */
  async buy(name: 'Bullish' | 'Bearish', amount: string, duration = '1 min'): Promise<string> {
    await this.enter(duration, amount)
    await expect(this.form.getByText(`You can lose the whole ${amount} USDT.`)).toBeVisible()
    await this.direction(name).click()
    const placed = this.form.getByText(/^Order placed\. Order \d+/)
    await expect(placed).toBeVisible()
    const number = /Order (\d+)/.exec((await placed.textContent()) ?? '')?.[1] ?? ''
    await expect(this.order(number)).toBeVisible()
    return number
  }

  /** The row of an order, wherever it is listed. */
  order(number: string): Locator {
    return this.page.getByRole('row').filter({ hasText: `#${number}` })
  }

  /** Opens an order's receipt, has it recomputed in the page, and closes it again. */
  async recompute(number: string): Promise<void> {
    await this.order(number)
      .getByRole('button', { name: `Receipt of order ${number}` })
      .click()
    const receipt = this.page.getByRole('dialog', { name: `Receipt of order ${number}` })
    await receipt.getByRole('button', { name: 'Recompute here' }).click()
    await expect(receipt.getByText('All 9 values match.')).toBeVisible()
    await expect(receipt.getByText(`npx touchstone option --order ${number} --world real`)).toBeVisible()
    await receipt.getByRole('button', { name: 'Close' }).last().click()
    await expect(receipt).toBeHidden()
  }
}

/** Moves sandbox money to where timed orders are paid from. */
export async function fundTimedOptions(page: Page, origin: string, amount: string): Promise<void> {
  await page.goto(`${origin}/transfer?from=funds&to=delivery&currency=USDT`)
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(page.getByText('Transfer complete').first()).toBeVisible()
}
