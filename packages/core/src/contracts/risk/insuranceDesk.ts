import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Lots, wholeQuotient } from '@touchstone/quantities'
import { partOf } from '../arithmetic/partOf.ts'
import { availableCash } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { closeInBook } from '../orders/execution/closingOrder.ts'
import type { Position } from '../position.ts'
import { closingLimit } from './closingLimit.ts'
import { relieveFund } from './deleverage.ts'

const INSURANCE = SYSTEM_OWNERS.insurance
/** At every mark it closes a tenth of its position: large positions leave over a minute, not at once into a falling book. */
const SLICES = 10

/**
 * The fund's acts at a mark: it closes a slice of the lots it took over in the book, never for more than it can pay; then
 * lots that it cannot carry any longer are deleveraged. DESK-1, DESK-2, ADL-2.
 */
export function closeForInsurance(state: ContractsState, market: ContractMarket): void {
  const held = state.contracts.positions.of(INSURANCE, market.place)
  if (!held) return
  closeSlice(state, market, held)
  relieveFund(state, market)
}

function closeSlice(state: ContractsState, market: ContractMarket, held: Position): void {
  const lots = sliceOf(held.size, market.definition.minLots)
  const { basis, size, isLong } = held
  const funds = availableCash(state, INSURANCE, market.quote)
  const limit = closingLimit(market, held, lots, funds, market.definition.takerPpm)
  if (limit === 0) return
  const { lotsFilled, value } = closeInBook(state, market, INSURANCE, lots, limit, 'liquidation')
  if (lotsFilled === 0) return
  const cost = partOf(basis, lotsFilled, size)
  const result = isLong ? value - cost : cost - value
  state.emit({ type: 'InsuranceClosed', contract: market.definition.id, lots: lotsFilled, value, result })
}

function sliceOf(size: Lots, minLots: Lots): Lots {
  const tenth = wholeQuotient(size + SLICES - 1, SLICES)
  return Math.min(size, Math.max(tenth, minLots))
}
