import type { CommandOf } from '../customers/customerCommand.ts'
import { MARKET } from '../markets/markets.ts'
import { define } from '../shape/definition.ts'
import { lots, ppm, text, whole } from '../shape/kinds.ts'
import { MAX_OPEN_ORDERS } from '../shape/limits.ts'

/** Other limits for orders accepted from then on; 0 and '' leave a field as it is. */
export const ChangeMarket = define(41, 'ChangeMarket', 'Operators change the limits of a spot market.', {
  market: MARKET,
  minLots: lots(),
  maxLots: lots(),
  minNotional: text(),
  maxNotional: text(),
  bandPpm: ppm(),
  defaultSlippagePpm: ppm(),
  maxSlippagePpm: ppm(),
  maxOpenOrders: whole(0, MAX_OPEN_ORDERS),
})
export type ChangeMarket = CommandOf<typeof ChangeMarket>
