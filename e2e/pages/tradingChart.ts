import { expect, type Locator, type Page } from '@playwright/test'

/** A place on the canvas, in fractions of its width and height. */
type Place = readonly [across: number, down: number]

/** The chart of a trading screen, by pointer, keys and dialogs. */
export class TradingChart {
  readonly page: Page
  /** What has the keys and says the last candle. */
  readonly canvas: Locator
  /** The candle or indicator that the arrow keys stand on. */
  readonly spoken: Locator
  readonly table: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.canvas = page.getByRole('group', { name: /candles\. Last:/ })
    this.spoken = page.locator('p[aria-live=polite]').filter({ hasText: /candles|: / })
    this.table = page.getByRole('table', { name: 'Chart' })
    this.dialog = page.getByRole('dialog')
  }

  async period(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  private async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(this.dialog).toBeHidden()
  }

  /** An entry of the chart's menu "More"; the page's own stands before it. */
  async more(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click()
    await this.page.getByRole('button', { name: entry, exact: true }).click()
  }

  async addIndicator(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Indicators', exact: true }).click()
    await this.dialog.getByRole('searchbox', { name: 'Search indicators' }).fill(name)
    await this.dialog.getByTitle(`Add ${name}`).click()
    await this.close()
  }

  /** Is it among those on the chart. */
  async expectIndicator(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Indicators', exact: true }).click()
    await expect(this.dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
    await this.close()
  }

  async draw(group: string, tool: string, ...places: readonly Place[]): Promise<void> {
    await this.page.getByRole('button', { name: group, exact: true }).click()
    await this.page.getByRole('button', { name: tool, exact: true }).click()
    const box = await this.canvas.boundingBox()
    if (!box) throw new Error('The chart is not on the page')
    for (const [across, down] of places) {
      await this.page.mouse.move(box.x + box.width * across, box.y + box.height * down)
      await this.page.mouse.down()
      await this.page.mouse.up()
    }
  }

  async clearDrawings(): Promise<void> {
    await this.page.getByRole('button', { name: 'Remove all drawings' }).click()
    await this.dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  }

  /** How many of a tool the list of lines and drawings has. */
  async expectDrawings(tool: string, count: number): Promise<void> {
    await this.more('Lines and drawings')
    await expect(this.dialog.getByRole('button', { name: `Remove ${tool}` })).toHaveCount(count)
    await this.close()
  }

  async saveLayout(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Saved layouts' }).click()
    await this.dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await this.dialog.getByRole('button', { name: 'Save as layout' }).click()
    await expect(this.dialog.getByRole('button', { name: `Open ${name}` })).toBeVisible()
    await this.close()
  }

  async openLayout(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Saved layouts' }).click()
    await this.dialog.getByRole('button', { name: `Open ${name}` }).click()
    await expect(this.dialog).toBeHidden()
  }

  /** Asks for the price; the terminal's own dialog asks whether it is meant. */
  async moveLine(label: RegExp, price: string): Promise<void> {
    await this.more('Lines and drawings')
    const row = this.dialog.getByRole('listitem').filter({ hasText: label })
    await row.getByRole('textbox', { name: 'Price' }).fill(price)
    await row.getByRole('button', { name: /^Move / }).click()
  }

  async cancelLine(label: RegExp): Promise<void> {
    await this.more('Lines and drawings')
    const row = this.dialog.getByRole('listitem').filter({ hasText: label })
    await row.getByRole('button', { name: /^Cancel / }).click()
  }
}
