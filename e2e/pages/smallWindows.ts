import type { BrowserContextOptions, Page } from '@playwright/test'

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** What a browser makes of a window of 1,280 by 1,024 px at 400 %. */
export const ZOOMED: BrowserContextOptions = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }

/** px, of everything that can be scrolled to. */
export const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

/** In a tab of its own size the window is as wide as the page; zoom leaves the window as it was. */
export async function keepWindow(page: Page): Promise<void> {
  await page.addInitScript({ content: 'Object.defineProperty(window, "outerWidth", { get: () => 1280 })' })
}
