import type { Page } from '@playwright/test'

/** Runs in the page: what does not fit into its box. An ellipsis is meant, and so is what a reader can scroll. */
function measure(): string[] {
  const SLACK = 1
  /** Boxes for screen readers alone are smaller than any letter. */
  const SMALLEST = 8
  const BARS = 'header, footer, nav, [role=toolbar], [role=tablist], [role=group]'
  const faults = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const beyond = [...document.body.querySelectorAll<HTMLElement>('*')].findLast((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + SLACK || left < -SLACK) && !scrolls(element.parentElement)
    })
    const where = (beyond?.textContent ?? '').trim().slice(0, 40)
    faults.add(`the page is ${scrollWidth - clientWidth} px too wide: ${where}`)
  }
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const excess = element.scrollWidth - element.clientWidth
    if (element.clientWidth < SMALLEST || excess <= SLACK) continue
    if (!hasText(element) && !element.matches(BARS)) continue
    const { overflowX, textOverflow } = getComputedStyle(element)
    if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') continue
    if (element.closest('svg, canvas, pre') || !element.checkVisibility({ visibilityProperty: true })) continue
    const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)
    faults.add(`${excess} px too wide: <${element.tagName.toLowerCase()}> ${words}`)
  }
  return [...faults]
}

export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(measure)
}
