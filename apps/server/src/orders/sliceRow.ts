import type { OrderRow } from '@touchstone/protocol'
import type { Lots } from '@touchstone/quantities'

/** What an iceberg shows, as every list and stream tells its owner, and nobody else. `shown`: lots in the book now; 0 of one that is over. */
export function sliceRow(
  { visible }: { readonly visible: Lots },
  shown: Lots,
  written: (lots: Lots) => string,
): Pick<OrderRow, 'visible' | 'shown'> {
  if (visible === 0) return { visible: '', shown: '' }
  return { visible: written(visible), shown: shown === 0 ? '' : written(shown) }
}
