import { expect, type Page } from '@playwright/test'

const CODE = 'code, kbd, pre'

/** Half seconds; they pass only where something stays wrong. */
const MOST_TRIES = 30

/** By the menu in the bar, whatever language it is in. `name`: the language's own for itself. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const menu = page.getByTestId('languages')
  await menu.getByRole('button').first().click()
  await menu.getByRole('button', { name, exact: true }).click()
  await expect(menu.getByRole('button', { name, exact: true })).toBeHidden()
}

/** What stays wrong: texts that come from the exchange follow a moment later. */
export async function lastingFaults(page: Page, look = lookFaults): Promise<readonly string[]> {
  for (let tries = 0; ; tries++) {
    const faults = await look(page)
    if (faults.length === 0 || tries === MOST_TRIES) return faults
    await page.waitForTimeout(500)
  }
}

/**
 * What is wrong with how the page looks in its language: wider than the window, a button whose words do not fit, a word broken in the middle, a sentence of English.
 */
export function lookFaults(page: Page): Promise<string[]> {
  return page.evaluate((code) => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`)
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const range = document.createRange()
    const isBroken = (word: Element) => {
      range.selectNodeContents(word)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }
    for (const button of document.querySelectorAll<HTMLElement>('button, [role=tab], a')) {
      const [only] = button.childNodes
      if (
        button.childNodes.length === 1 &&
        only instanceof Text &&
        only.length <= 4 &&
        isShown(button) &&
        isBroken(button)
      )
        faults.push(`broken: ${only.data}`)
      if (!isShown(button) || button.clientWidth < 24 || getComputedStyle(button).overflowX === 'visible') continue
      if (button.scrollWidth > button.clientWidth + 2) faults.push(`cut: ${button.textContent?.slice(0, 60)}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const parent = node.parentElement
      if (!parent || parent.closest(code) || !isShown(parent)) continue
      const sentence = /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/i.exec(text)
      if (sentence && /\b(the|of|to|is|are|your|you|and|for|with|not|from|this)\b/i.test(text))
        faults.push(`English: ${text.trim().slice(0, 80)}`)
    }
    return [...new Set(faults)]
  }, CODE)
}
