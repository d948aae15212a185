import type { OrderConditions, OrderRow } from '@touchstone/protocol'
import { ppmToFraction, type Ticks } from '@touchstone/quantities'
import type { InstrumentText } from '../marketdata/instrumentText.ts'

/** How a stop trails and how far it has come, as every list and stream shows it. */
export function trailRow(
  { trailTicks, trailPpm, activation, extreme }: OrderConditions & { readonly extreme: Ticks },
  text: Pick<InstrumentText, 'price'>,
): Pick<OrderRow, 'trailDistance' | 'trailRate' | 'activation' | 'extreme'> {
  const price = (ticks: Ticks) => (ticks === 0 ? '' : text.price(ticks))
  return {
    trailDistance: price(trailTicks),
    trailRate: trailPpm === 0 ? '' : ppmToFraction(trailPpm),
    activation: price(activation),
    extreme: price(extreme),
  }
}
