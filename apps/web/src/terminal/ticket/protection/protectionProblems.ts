import { formatPlain } from '@touchstone/quantities'
import type { EntryProblem } from '../entryProblems.ts'
import { type ProtectedMarket, type Protection, type ProtectionLeg, protectionProblem } from './protection.ts'

/** The faults of a protection as it is entered; `price` is the price that it comes to. */
export function protectionProblems(
  leg: ProtectionLeg,
  entered: Protection,
  price: string,
  market: ProtectedMarket,
): readonly EntryProblem<ProtectionLeg>[] {
  const problem = protectionProblem(entered, price, market)
  if (problem === 'empty') return [{ kind: 'empty', field: leg }]
  return problem ? [{ kind: 'off_step', field: leg, step: formatPlain(market.tick, market.priceScale) }] : []
}

/** The preview's objections that belong to a protection. */
const WRONG_SIDES: Readonly<Record<string, ProtectionLeg>> = {
  take_profit_side: 'takeProfit',
  stop_loss_side: 'stopLoss',
}

/** A protection on the wrong side of the price, as the exchange found it: such an order is not sent. */
export interface WrongSide {
  readonly kind: 'wrong_side'
  readonly field: ProtectionLeg
  readonly message: string
}

export function wrongSide(
  preview: { readonly problem: string; readonly message: string } | undefined,
): readonly WrongSide[] {
  const field = preview && WRONG_SIDES[preview.problem]
  return field ? [{ kind: 'wrong_side', field, message: preview.message }] : []
}
