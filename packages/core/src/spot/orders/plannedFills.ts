import type { Amount } from '@touchstone/quantities'
import { BUY } from '../../matching/orderFlags.ts'
import { baseAmount, fee, quoteAmount } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'

/** The sums over the planned fills of the draft: each fill has its own fee, rounded up by itself. */
export function plannedFills(state: SpotState, { units }: SpotMarket): { quoteFilled: Amount; takerFee: Amount } {
  const { plan, orders, draft } = state
  const buys = draft.side === BUY
  let quoteFilled = 0n
  let takerFee = 0n
  for (let step = 0; step < plan.steps; step++) {
    const lots = plan.lots(step)
    if (lots <= 0) continue
    const quote = quoteAmount(orders.price(plan.maker(step)), lots, units)
    quoteFilled += quote
    takerFee += fee(buys ? baseAmount(lots, units) : quote, draft.takerPpm)
  }
  return { quoteFilled, takerFee }
}
