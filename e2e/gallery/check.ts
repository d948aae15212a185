import type { Locator } from '@playwright/test'
import type { Language } from '@touchstone/protocol'
import { type Gallery, type Next, type Shown, USUAL, ZOOMED } from './gallery.ts'
import { leftoversIn } from './leftovers.ts'
import { overflowOf } from './overflow.ts'

/** A busy machine may take its time; what is there at once costs nothing. */
const WITHIN_MS = 5_000

/** Stands in the place of what is awaited: there is nothing to do but to wait. */
const WAITING = '.skeleton, [aria-busy=true]'

async function isSeen(find: () => Promise<void>): Promise<boolean> {
  return find().then(
    () => true,
    () => false,
  )
}

function controlOf({ page, screen }: Gallery, { role, name, isAround }: Next): Locator {
  if (role === 'waiting') return screen.locator(WAITING)
  return isAround ? page.getByRole(role, { name }) : screen.getByRole(role, { name })
}

/** What is wrong with a story in English. A screen that waits as a whole has no sentence yet. */
export async function faultsOf(gallery: Gallery, { id, says, next }: Shown): Promise<string[]> {
  const failure = await gallery.show(id)
  if (failure !== '') return [failure]
  const isThere = (found: Locator) =>
    isSeen(() => found.filter({ visible: true }).first().waitFor({ timeout: WITHIN_MS }))
  const faults: string[] = []
  if (says !== '' && !(await isThere(gallery.screen.getByText(says)))) faults.push(`does not say "${says}"`)
  if (!(await isThere(controlOf(gallery, next)))) faults.push(`has no ${next.role} "${next.name}"`)
  return [...faults, ...(await overflowOf(gallery.page)), ...gallery.complaints()]
}

/** What does not fit into a window of 1,280 px that is zoomed to 400 %. */
export async function faultsZoomed(gallery: Gallery): Promise<string[]> {
  await gallery.resize(ZOOMED)
  const faults = await overflowOf(gallery.page)
  await gallery.resize(USUAL)
  return [...faults.map((fault) => `zoomed to 400 %: ${fault}`), ...gallery.complaints()]
}

/** Changes the language of what is shown, and measures it there. */
export async function faultsIn(gallery: Gallery, language: Language, tag: string): Promise<string[]> {
  await gallery.speak(language, tag)
  const { page } = gallery
  return [...(await overflowOf(page)), ...(await leftoversIn(page, language)), ...gallery.complaints()]
}
