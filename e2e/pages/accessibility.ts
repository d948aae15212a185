import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Looks for faults of accessibility on a page. Our pages hold no frame of another site, so nothing needs to be opened
 * beside them; and only faults are told in full: to describe every node that passes takes longer than to look at it.
 */
export function accessibilityOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}
