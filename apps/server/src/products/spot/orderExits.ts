import type { BracketRequest, CallRequest } from '@touchstone/protocol'
import { malformed, optionalPrice } from '../../orders/orderTerms.ts'
import { readFraction } from '../../trading/decimals.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'

/** What ends a purchase again, in ticks and parts per million; 0 stands for what it does not have. */
export type Exits = Pick<BracketRequest, 'takeProfit' | 'stopLoss' | 'stopLossLimit' | 'stopLossSlippagePpm'>

/** The exits that a request describes; undefined without any. Throws Refusal('malformed' | 'amount_overflow'). */
export function orderExits(request: CallRequest<'tryOrder'>, { units }: ListedMarket): Exits | undefined {
  const { side, tp, sl, slLimit, slMaxSlippage, trailDistance, trailRate, visible } = request
  if (sl === undefined && slLimit !== undefined) throw malformed('slLimit', 'is for orders with sl')
  if (sl === undefined && slMaxSlippage !== undefined) throw malformed('slMaxSlippage', 'is for orders with sl')
  if (tp === undefined && sl === undefined) return undefined
  if (trailDistance !== undefined || trailRate !== undefined)
    throw malformed(tp === undefined ? 'sl' : 'tp', 'is not for stops that trail')
  if (visible !== undefined) throw malformed(tp === undefined ? 'sl' : 'tp', 'is not for icebergs')
  if (side === 'sell') throw malformed(tp === undefined ? 'sl' : 'tp', 'is for purchases')
  if (slLimit !== undefined && slMaxSlippage !== undefined)
    throw malformed('slMaxSlippage', 'is not for a stop with a limit')
  const exits = {
    takeProfit: optionalPrice('tp', tp, units),
    stopLoss: optionalPrice('sl', sl, units),
    stopLossLimit: optionalPrice('slLimit', slLimit, units),
    stopLossSlippagePpm: slMaxSlippage === undefined ? 0 : readFraction('slMaxSlippage', slMaxSlippage),
  }
  if (exits.takeProfit !== 0 && exits.takeProfit <= Math.max(exits.stopLoss, exits.stopLossLimit))
    throw malformed('sl', 'must be below tp')
  return exits
}

/** Exits as the end of an order's text: two requests with the same text ask for the same order. */
export function exitsInput(exits: Exits | undefined): string {
  if (!exits) return ''
  const { takeProfit, stopLoss, stopLossLimit, stopLossSlippagePpm } = exits
  return ` exits ${takeProfit} ${stopLoss} ${stopLossLimit} ${stopLossSlippagePpm}`
}
