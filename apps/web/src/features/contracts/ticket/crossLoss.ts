import type { Amount } from '@touchstone/quantities'
import type { ContractFields } from './contractTicket.ts'

/**
 * What a cross order that trades at `entry` keeps from the account beside margin and fee, × its leverage, as a difference of prices: the
 * loss that it begins with at the mark price; of a short also the margin of the higher mark price. CPLACE-15, MONEY-5.
 */
export function crossLoss(
  { side, marginMode, leverage }: Pick<ContractFields, 'side' | 'marginMode' | 'leverage'>,
  entry: Amount | undefined,
  mark: Amount | undefined,
): Amount {
  if (marginMode !== 'cross' || !entry || !mark) return 0n
  const loss = side === 'long' ? entry - mark : mark - entry
  if (loss <= 0n) return 0n
  return loss * BigInt(side === 'long' ? leverage : leverage + 1)
}
