import type { Page } from '@playwright/test'

/**
 * What is turned round on a page that is written from right to left: figures, codes and addresses whose characters do not stand from
 * left to right, figures that left their cell, and tables whose first column is not at the right.
 */
export function lookTurned(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    if (document.documentElement.dir !== 'rtl') faults.push('the page is not written from right to left')
    /** Without the spaces, Arabic letters and invisible marks that end it. */
    const FIGURE = /[+−-]?[0-9A-Za-z][^\s\u0590-\u08ff\u200e-\u200f\u2066-\u2069]*[0-9A-Za-z%]/g
    /** With its currency. */
    const AMOUNT = /[\d.,]*\d[\u2066-\u2069]* [\u2066-\u2069]*[A-Z]{3,5}\b/g
    const MARK = /[\u2066-\u2069]/
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr-only')
    const range = document.createRange()
    const placesOf = (node: Node, from: number, to: number) =>
      Array.from({ length: to - from }, (_, place) => from + place)
        .filter((at) => !MARK.test(node.textContent?.[at] ?? ''))
        .map((at) => {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          return range.getBoundingClientRect()
        })
    const isTurned = (places: readonly DOMRect[]) =>
      places.some((place, at) => {
        const before = places[at - 1]
        return before !== undefined && Math.abs(before.top - place.top) < 2 && place.left < before.left
      })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !isShown(parent)) continue
      const text = node.textContent ?? ''
      for (const { 0: figure, index } of [...text.matchAll(FIGURE), ...text.matchAll(AMOUNT)])
        if (isTurned(placesOf(node, index, index + figure.length))) faults.push(`turned: ${figure}`)
    }
    for (const figure of document.querySelectorAll('td .num')) {
      const [inner, outer] = [figure, figure.closest('td') ?? figure].map((box) => box.getBoundingClientRect())
      if (!inner || !outer || !isShown(figure)) continue
      if (inner.left < outer.left - 1 || inner.right > outer.right + 1)
        faults.push(`out of its cell: ${figure.textContent}`)
    }
    for (const row of document.querySelectorAll('tr, [role=row]')) {
      const [first, last] = [row.firstElementChild, row.lastElementChild].map((cell) => cell?.getBoundingClientRect())
      // Order books go from left to right in every language.
      if (getComputedStyle(row).direction === 'ltr') continue
      if (!first || !last || !isShown(row) || first.width === 0 || last.width === 0) continue
      if (first.left < last.left) faults.push(`columns from left to right: ${row.textContent?.slice(0, 60)}`)
    }
    return [...new Set(faults)]
  })
}
