import type { Page } from '@playwright/test'

/** The most that a screen may move by itself while it loads: the sum of all layout shifts, in shares of the window. */
export const MOST_SHIFT = 0.02

interface Watched {
  layoutShift?: number
}

/** Runs in the page: sums up what moves by itself. What follows a press within half a second is the browser's own exception. */
function watch(): void {
  const watched = globalThis as Watched
  if (watched.layoutShift !== undefined) return
  watched.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) watched.layoutShift = (watched.layoutShift ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** From the first paint of every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(watch)
}

/** Since the page was opened, or since this was first asked of it. */
export async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(watch)
  return await page.evaluate(() => (globalThis as Watched).layoutShift ?? 0)
}
