import type { CommandOf } from '../customers/customerCommand.ts'
import { define } from '../shape/definition.ts'
import { lots, ppm, whole } from '../shape/kinds.ts'
import { MAX_LEVERAGE, MAX_OPEN_ORDERS } from '../shape/limits.ts'
import { CONTRACT } from './definition.ts'

/** Other terms for orders accepted from then on; 0 leaves a field as it is. Tiers of open positions never change. */
export const ChangeContract = define(58, 'ChangeContract', 'Operators change the terms of a contract.', {
  contract: CONTRACT,
  minLots: lots(),
  maxLots: lots(),
  maxLeverage: whole(0, MAX_LEVERAGE, 'times'),
  bandPpm: ppm(),
  defaultSlippagePpm: ppm(),
  maxSlippagePpm: ppm(),
  maxOpenOrders: whole(0, MAX_OPEN_ORDERS),
})
export type ChangeContract = CommandOf<typeof ChangeContract>
