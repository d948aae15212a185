import type { Ticks } from '@touchstone/quantities'
import { type Rejected, refuse } from '../entry/refusal.ts'

/**
 * The take-profit of what was bought lies above the reference and its stop-loss below, of what was sold short the other way
 * round; 0 = none. `price`: the reference as a refusal tells it. BRKT-2, CPLACE-12, PROT-2.
 */
export function judgeExitSides(
  long: boolean,
  reference: Ticks,
  price: string,
  takeProfit: Ticks,
  stopLoss: Ticks,
): Rejected | undefined {
  if (takeProfit !== 0 && (long ? takeProfit <= reference : takeProfit >= reference))
    return refuse('take_profit_side', { side: long ? 'above' : 'below', price })
  if (stopLoss !== 0 && (long ? stopLoss >= reference : stopLoss <= reference))
    return refuse('stop_loss_side', { side: long ? 'below' : 'above', price })
  return undefined
}
