import type { BrowserContext, Page } from '@playwright/test'

const KEPT = 'acts of the journey'

/**
 * Counts what a person does in the pages of a context: each click, and the keys of one field together as one. A click that only puts
 * the cursor into a field belongs to its keys.
 */
export async function countActs(context: BrowserContext): Promise<void> {
  await context.addInitScript((kept) => {
    let field: EventTarget | null = null
    const count = () => sessionStorage.setItem(kept, String(Number(sessionStorage.getItem(kept) ?? '0') + 1))
    const isField = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file', 'button'].includes(target.type))
    addEventListener(
      'click',
      ({ target, isTrusted }) => {
        if (!isTrusted || isField(target)) return
        field = null
        count()
      },
      true,
    )
    addEventListener(
      'input',
      ({ target }) => {
        if (!isField(target) || target === field) return
        field = target
        count()
      },
      true,
    )
  }, KEPT)
}

export function actsOf(page: Page): Promise<number> {
  return page.evaluate((kept) => Number(sessionStorage.getItem(kept) ?? '0'), KEPT)
}
