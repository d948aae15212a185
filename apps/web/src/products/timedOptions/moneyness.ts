import type { DeliveryRow } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'

/** How an open order would end at this price, and how far the price is from the strike in its favour ("-12.5" against it). */
export interface Moneyness {
  readonly side: 'ahead' | 'behind' | 'level'
  readonly by: string
}

/** As a price is written: "50010.0" has one. */
function writtenDecimals(price: string): number {
  return price.split('.')[1]?.length ?? 0
}

/** Undefined until there is a strike and a price. */
export function moneynessOf(order: Pick<DeliveryRow, 'direction' | 'openPrice'>, price: string): Moneyness | undefined {
  if (order.openPrice === '' || price === '') return undefined
  const scale = Math.max(writtenDecimals(order.openPrice), writtenDecimals(price))
  const [strike, now] = [readDown(order.openPrice, scale), readDown(price, scale)]
  if (strike === undefined || now === undefined || now <= 0n) return undefined
  const gain = order.direction === 'up' ? now - strike : strike - now
  return { side: gain > 0n ? 'ahead' : gain < 0n ? 'behind' : 'level', by: formatDecimal(gain, scale) }
}

export type Outcome = 'open' | 'settling' | 'won' | 'lost' | 'tied' | 'void'

/** The state as the reader sees it; `now` by the exchange's clock. */
export function outcomeOf({ state, result, expiry }: DeliveryRow, now: number): Outcome {
  if (result !== '') return result
  return state === 'settling' || now > expiry ? 'settling' : 'open'
}
