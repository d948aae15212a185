import type { Page } from '@playwright/test'

/** What a press of a button did, as far as a page shows it. */
export interface Press {
  /** By which it is found again. */
  readonly key: string
  readonly button: string
  /** Something changed: a part of the page, the address, the focus, a request, the clipboard, a file. */
  readonly answered: boolean
  /** A dialog, menu or list was opened. */
  readonly opened: boolean
}

/** How long an answer may take that the page does not give at once. */
const ANSWER_MS = 400
/** Of buttons that look alike on one page, as in the rows of a list. */
const MOST_ALIKE = 3
/** Those of a dialog mostly look alike, and each does something else. */
const MOST_ALIKE_INSIDE = 6

/**
 * Presses the next button that was not pressed before, by its name and its place, without a pointer: whether something covers it
 * is for other journeys. undefined: all were pressed. `pressed`: those before, added to.
 */
export async function pressNext(page: Page, pressed: string[]): Promise<Press | undefined> {
  const press = await pressOf(page, { pressed, inside: false, again: '' })
  if (press) pressed.push(press.key)
  return press
}

/** The same in the dialog, menu or list that was opened last. A dialog is known by its title, wherever it was opened. */
export async function pressNextInside(page: Page, pressed: string[]): Promise<Press | undefined> {
  const press = await pressOf(page, { pressed, inside: true, again: '' })
  if (press) pressed.push(press.key)
  return press
}

/** Presses a button that was pressed before. undefined: it is not there any more. */
export function pressAgain(page: Page, { key }: Press): Promise<Press | undefined> {
  return pressOf(page, { pressed: [], inside: false, again: key })
}

async function pressOf(page: Page, wish: Pick<Wish, 'pressed' | 'inside' | 'again'>): Promise<Press | undefined> {
  let asked = false
  const ask = () => {
    asked = true
  }
  page.on('request', ask)
  const mostAlike = wish.inside ? MOST_ALIKE_INSIDE : MOST_ALIKE
  const press = await page.evaluate(pressOne, { ...wish, answerMs: ANSWER_MS, mostAlike })
  page.off('request', ask)
  return press && { ...press, answered: press.answered || asked }
}

interface Wish {
  readonly pressed: readonly string[]
  /** In what was opened last, and nowhere else. */
  readonly inside: boolean
  /** The key of the one button that is meant, '' for the next. */
  readonly again: string
  readonly answerMs: number
  readonly mostAlike: number
}

/** Runs in the page, so it must stand alone. */
async function pressOne({ pressed, inside, again, answerMs, mostAlike }: Wish): Promise<Press | undefined> {
  const OVERLAYS = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"]'
  const isChosen = (element: Element) =>
    ['aria-pressed', 'aria-selected', 'aria-checked'].some((name) => element.getAttribute(name) === 'true') ||
    element.hasAttribute('aria-current')
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  const overlays = () => [...document.querySelectorAll(OVERLAYS)].filter((each) => each.checkVisibility())
  const opened = inside ? overlays().at(-1) : undefined
  if (inside && !opened) return undefined
  const title = (overlay: Element) => {
    const label = document.getElementById(overlay.getAttribute('aria-labelledby') ?? '')
    return nameOf(label ?? overlay.querySelector('h1, h2, h3') ?? overlay)
  }
  const place = opened && `in ${title(opened)}`
  const placeOf = (element: Element) =>
    place ?? (element.closest('header, footer, [role="banner"], [role="contentinfo"]') ? 'frame' : location.pathname)
  const isReady = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    // Whoever presses a language reads other names afterwards: the journey of languages does.
    !element.matches(':disabled, [aria-disabled="true"], [lang]') &&
    element.closest('[inert]') === null

  const alike = new Map<string, number>()
  const keyOf = (element: Element) => {
    const look = `${placeOf(element)}|${element.className}`
    const before = alike.get(look) ?? 0
    alike.set(look, before + 1)
    return before < mostAlike || placeOf(element) === 'frame'
      ? `${placeOf(element)}|${nameOf(element).replace(/[\d.,:%+−-]+/g, '#')}`
      : undefined
  }
  // The way out of the session or into another world, which have journeys of their own; and what would freeze the account, or shut
  // another journey of the same customer out.
  const leaves = /^(sign out|log out|end all|end (this )?session|freeze)|demo|play money/i
  const BUTTONS = 'button, [role="button"], [role="tab"], [role^="menuitem"], summary'
  for (const element of (opened ?? document).querySelectorAll<HTMLElement>(BUTTONS)) {
    if (!isReady(element) || (again === '' && isChosen(element)) || leaves.test(nameOf(element))) continue
    const key = keyOf(element)
    if (key === undefined || (again === '' ? pressed.includes(key) : key !== again)) continue
    return await press(element, key)
  }
  return undefined

  async function press(element: HTMLElement, key: string) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const before = { address: location.href, focus: document.activeElement, overlays: overlays().length }
    let answered = false
    const act = () => {
      answered = true
    }
    // What a page may do without a trace in it.
    const kept = { print: window.print, write: navigator.clipboard?.writeText, file: URL.createObjectURL }
    window.print = act
    if (navigator.clipboard) navigator.clipboard.writeText = async () => act()
    URL.createObjectURL = (blob) => {
      act()
      return kept.file.call(URL, blob)
    }
    const isUpload = (event: Event) => event.target instanceof HTMLInputElement && act()
    document.addEventListener('click', isUpload, true)
    const observer = new MutationObserver(act)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    element.click()
    // A click is answered within its own turn; later changes may be those of prices.
    await new Promise((resolve) => setTimeout(resolve))
    observer.disconnect()
    const isAnswered = () => answered || location.href !== before.address || document.activeElement !== before.focus
    for (let waited = 0; !isAnswered() && waited < answerMs; waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50))
    document.removeEventListener('click', isUpload, true)
    window.print = kept.print
    URL.createObjectURL = kept.file
    if (navigator.clipboard && kept.write) navigator.clipboard.writeText = kept.write
    return { key, button: nameOf(element), answered: isAnswered(), opened: overlays().length > before.overlays }
  }
}
