import type { ContractOrderAccepted } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { KnownContract } from './knownContract.ts'
import type { KnownPosition } from './knownPosition.ts'

/** PROT-3: a take-profit or stop-loss closes a position only when a mark of this entry has reached it. */
export function checkProtection(
  { order, origin, reduceOnly, lots }: ContractOrderAccepted,
  position: KnownPosition | undefined,
  contract: KnownContract,
  struck: ReadonlySet<KnownContract>,
): void {
  if (origin !== 'take_profit' && origin !== 'stop_loss') return
  demand(position !== undefined && reduceOnly && lots <= position.size, 'PROT-3', () => `order ${order} closes nothing`)
  demand(struck.has(contract), 'PROT-3', () => `order ${order}: ${origin} on a stale mark`)
  const price = origin === 'take_profit' ? position.takeProfit : position.stopLoss
  const above = position.long === (origin === 'take_profit')
  const reached = price > 0 && (above ? contract.mark >= price : contract.mark <= price)
  demand(reached, 'PROT-3', () => `order ${order}: ${origin} at ${price} fired at a mark of ${contract.mark}`)
}
