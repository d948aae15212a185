import type { Page } from '@playwright/test'

const CODE = 'code, kbd, pre'

/**
 * What is wrong with how the page looks in its language: wider than the window, a button whose words do not fit, a sentence of English.
 */
export function lookFaults(page: Page): Promise<string[]> {
  return page.evaluate((code) => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`)
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    for (const button of document.querySelectorAll<HTMLElement>('button, [role=tab], a')) {
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
