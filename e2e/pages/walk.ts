import { expect, type Locator, type Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { shiftOf } from './layoutShift.ts'
import { leaveFor } from './leaveFor.ts'
import { type Press, pressAgain, pressNext, pressNextInside } from './pressing.ts'

/** Rules of the guidelines; what is only good practice is left to the reader of a full report. */
const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Links followed to one screen that differ only in what they ask it for, as those of a list. */
const MOST_ALIKE = 3

/** The site that is walked through. */
interface Site {
  readonly origin: string
  /** What stands above an address that is none. */
  readonly missing: string
  /** Of the layout, while one screen is shown after another. */
  readonly mostShift: number
  /** Each screen sets the title itself, and not before it stands. */
  readonly titled: boolean
}

/** One person's way through a site, with all that was wrong on it. */
export class Walk {
  readonly faults: string[] = []
  readonly #page: Page
  readonly #site: Site
  /** What was looked at, by where an address led. */
  readonly #seen = new Map<string, string>()
  readonly #links = new Map<string, string>()
  readonly #pressed: string[] = []

  constructor(page: Page, site: Site) {
    this.#page = page
    this.#site = site
    page.on('pageerror', (error) => this.#fault(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#fault(message.text())
    })
  }

  /** `readable`: whether its accessibility is looked at, in both schemes. */
  async look(path: string, { readable = true }: { readonly readable?: boolean } = {}): Promise<void> {
    await leaveFor(this.#page, path, this.#site)
    // The bar may stand elsewhere over the next screen: that is asked for. What moves from now on, moves by itself.
    const shiftBefore = await shiftOf(this.#page)
    await this.#arrive(path)
    const { pathname, search } = new URL(this.#page.url())
    // Several addresses may lead to one screen.
    if (this.#seen.has(pathname + search)) return
    this.#seen.set(pathname + search, path)
    if (readable) await this.#readable()
    const shift = (await shiftOf(this.#page)) - shiftBefore
    if (shift > this.#site.mostShift) this.#fault(`it moves by itself while it loads: layout shift ${shift.toFixed(3)}`)
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
      const alike = link.replace(/=[^&]*/g, '=').replace(/\/\d+/g, '/#')
      const count = followed.get(alike) ?? 0
      if (count >= MOST_ALIKE) continue
      followed.set(alike, count + 1)
      await this.#go(link)
      const title = await this.#page.getByRole('heading', { level: 1 }).first().textContent()
      if (title?.includes(this.#site.missing)) this.faults.push(`${from}: the link to ${link} leads nowhere`)
    }
  }

  async #go(path: string): Promise<void> {
    await leaveFor(this.#page, path, this.#site)
    await this.#arrive(path)
  }

  async #arrive(path: string): Promise<void> {
    const page = this.#page
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
  }

  async #readable(): Promise<void> {
    const page = this.#page
    const dark = await accessibilityFaults(page, { tags: GUIDELINES })
    // The other scheme has the same page in other colours.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const light = await accessibilityFaults(page, { rules: ['color-contrast'] })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    for (const { id, nodes } of [...dark, ...light])
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
      if (url.origin === this.#site.origin) this.#links.set(url.pathname + url.search, `${from} (${text})`)
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
      if (press.opened) {
        await this.#pressInside(press, path)
        await this.#closeOverlay(press.button)
      }
      if (page.url() !== here) await this.#go(path)
    }
  }

  /** Each button of what a button opened, one level deep. It is opened again when one of them closed it, or led elsewhere. */
  async #pressInside(opener: Press, path: string): Promise<void> {
    const page = this.#page
    const here = page.url()
    for (;;) {
      const isOpen = (await this.#overlays().count()) > 0 || (await pressAgain(page, opener))?.opened === true
      const press = isOpen ? await pressNextInside(page, this.#pressed) : undefined
      if (!press) return
      if (!press.answered) this.#fault(`the button "${press.button}" in what "${opener.button}" opened does nothing`)
      if (page.url() !== here) await this.#go(path)
      else if (press.opened) await page.keyboard.press('Escape')
    }
  }

  async #closeOverlay(button: string): Promise<void> {
    const page = this.#page
    await page.keyboard.press('Escape')
    await expect(this.#overlays(), `what "${button}" opened on ${page.url()} closes with Escape`).toHaveCount(0)
  }

  #overlays(): Locator {
    return this.#page.locator('dialog[open], [role="dialog"], [role="menu"]').filter({ visible: true })
  }

  #fault(what: string): void {
    this.faults.push(`${new URL(this.#page.url()).pathname}: ${what}`)
  }
}
