import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** For a page that has the program already. */
const NOTHING = ';'

/** Of all it knows, or of the rules with one of these tags, or of these. */
type Rules = { readonly tags: readonly string[] } | { readonly rules: readonly string[] }

/** One fault, in whatever elements have it. */
export type AccessibilityFault = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

function limited(axe: AxeBuilder, only: Rules | undefined): AxeBuilder {
  if (!only) return axe
  return 'tags' in only ? axe.withTags([...only.tags]) : axe.withRules([...only.rules])
}

/**
 * The faults of accessibility on a page. Our pages hold no frame of another site, so nothing needs to be opened beside
 * them; and only faults are told in full: to describe every node that passes takes longer than to look at it. A page is
 * given the program once: to read it again takes longer than to run it.
 */
export async function accessibilityFaults(page: Page, only?: Rules): Promise<AccessibilityFault[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: NOTHING } : { page })
  const settled = axe.options({ resultTypes: ['violations'] }).setLegacyMode()
  return (await limited(settled, only).analyze()).violations
}
