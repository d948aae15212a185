import type { OrderConditions } from '@touchstone/protocol'
import type { Lots } from '@touchstone/quantities'

/** How what rests of an order would stand in the book: what is shown at first, and what is in reserve. ICE-3. */
export function previewedSlices(
  { visible }: Pick<OrderConditions, 'visible'>,
  resting: Lots,
  written: (lots: Lots) => string,
): { readonly shown: string; readonly reserve: string } {
  if (visible === 0) return { shown: '', reserve: '' }
  const shown = Math.min(visible, resting)
  return { shown: written(shown), reserve: written(resting - shown) }
}
