import { expect, type Page, test } from '@playwright/test'
import { accessibilityOf } from '../pages/accessibility.ts'
import { ADDRESSES } from '../pages/addresses.ts'
import { openAccount } from '../pages/customer.ts'
import { pressNext } from '../pages/pressing.ts'

/** Rules of the guidelines; what is only good practice is left to the reader of a full report. */
const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PARTS = [0, 1, 2] as const
/** Links followed to one screen that differ only in what they ask it for, as those of a list. */
const MOST_ALIKE = 3

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test.describe.configure({ mode: 'parallel' })

for (const part of PARTS) {
  test(`behind every address is a screen that everybody can read, without a dead link or button, part ${part + 1}`, async ({
    page,
  }) => {
    const walk = new Walk(page)
    await openAccount(page, origin())
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(origin())
    const own = ADDRESSES.filter((_, index) => index % PARTS.length === part)
    for (const path of own) await walk.look(path)
    await walk.followLinks()
    // Last of all: what a button leaves on a page, such as a message, is not what the page looks like by itself.
    await walk.pressAll()
    expect(walk.faults).toEqual([])
  })
}

/** One customer's way through the site, with all that was wrong on it. */
class Walk {
  readonly faults: string[] = []
  readonly #page: Page
  /** What was looked at, by where an address led. */
  readonly #seen = new Map<string, string>()
  readonly #links = new Map<string, string>()
  readonly #pressed: string[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('pageerror', (error) => this.#fault(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#fault(message.text())
    })
  }

  async look(path: string): Promise<void> {
    await this.#go(path)
    const { pathname, search } = new URL(this.#page.url())
    // Several addresses of the product text lead to one screen.
    if (this.#seen.has(pathname + search)) return
    this.#seen.set(pathname + search, path)
    await this.#readable()
    await this.#collectLinks(path)
  }

  async pressAll(): Promise<void> {
    for (const path of this.#seen.values()) {
      await this.#go(path)
      await this.#press(path)
    }
  }

  /** Goes wherever a link led that none of the addresses is. */
  async followLinks(): Promise<void> {
    const followed = new Map<string, number>()
    for (const [link, from] of this.#links) {
      if (this.#seen.has(link)) continue
      const alike = link.replace(/=[^&]*/g, '=')
      const count = followed.get(alike) ?? 0
      if (count >= MOST_ALIKE) continue
      followed.set(alike, count + 1)
      await this.#go(link)
      const title = await this.#page.getByRole('heading', { level: 1 }).first().textContent()
      if (title?.includes('There is no such page')) this.faults.push(`${from}: the link to ${link} leads nowhere`)
    }
  }

  /** As a link in the page does, without loading it again. */
  async #go(path: string): Promise<void> {
    const page = this.#page
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
  }

  async #readable(): Promise<void> {
    const page = this.#page
    const dark = await accessibilityOf(page).withTags(GUIDELINES).analyze()
    // The other scheme has the same page in other colours.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const light = await accessibilityOf(page).withRules(['color-contrast']).analyze()
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    for (const { id, nodes } of [...dark.violations, ...light.violations])
      this.#fault(
        `${id}: ${nodes
          .map(({ html }) => html)
          .slice(0, 3)
          .join(' ')}`,
      )
  }

  async #collectLinks(from: string): Promise<void> {
    const links = await this.#page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => ({ href: (link as HTMLAnchorElement).href, text: link.textContent })))
    for (const { href, text } of links) {
      const url = new URL(href)
      if (url.origin === origin()) this.#links.set(url.pathname + url.search, `${from} (${text})`)
      else if (!['https:', 'mailto:', 'tel:'].includes(url.protocol)) this.#fault(`a link leads to ${href}`)
    }
  }

  async #press(path: string): Promise<void> {
    const page = this.#page
    const here = page.url()
    for (;;) {
      const press = await pressNext(page, this.#pressed)
      if (!press) return
      if (!press.answered) this.#fault(`the button "${press.button}" does nothing`)
      if (press.opened) await this.#closeOverlay(press.button)
      if (page.url() !== here) await this.#go(path)
    }
  }

  async #closeOverlay(button: string): Promise<void> {
    const page = this.#page
    await page.keyboard.press('Escape')
    const overlays = page.locator('dialog[open], [role="dialog"], [role="menu"]').filter({ visible: true })
    await expect(overlays, `what "${button}" opened on ${page.url()} closes with Escape`).toHaveCount(0)
  }

  #fault(what: string): void {
    this.faults.push(`${new URL(this.#page.url()).pathname}: ${what}`)
  }
}
