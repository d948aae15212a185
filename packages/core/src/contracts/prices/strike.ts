import { indexUsable } from '../../reference/judgeIndex.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { triggerContractStops } from '../orders/triggers/contractStops.ts'
import { triggerProtections } from '../orders/triggers/triggerProtection.ts'
import { closeForInsurance } from '../risk/insuranceDesk.ts'
import { countSettlementSample } from '../settlement/settlementSample.ts'
import { updateMark } from './updateMark.ts'

/** Strikes the marks of contracts whose index this entry has sampled, in order of listing. INDEX-4. */
export function strikeMarks(state: ContractsState): void {
  for (const market of state.contracts.markets) if (market.index.sequence === state.sequence) strikeMark(state, market)
}

/**
 * The effects of a new index sample on a contract: the mark is struck, the insurance fund closes a slice of its position,
 * take-profits, stop-losses and stops that the mark has reached fire. Positions are checked at the end of the entry, when
 * every mark of it is known. MARK-1.
 */
function strikeMark(state: ContractsState, market: ContractMarket): void {
  if (market.state === 'settled') return
  countSettlementSample(state, market)
  if (!isStruck(state, market)) return
  updateMark(state, market)
  state.contracts.struck.add(market)
  closeForInsurance(state, market)
  triggerProtections(state, market)
  triggerContractStops(state, market, 'mark')
}

/** Whether the contract's mark moves now: not while it is closed, halted or settled, nor without a fresh index. */
export function isStruck(state: ContractsState, market: ContractMarket): boolean {
  if (market.state === 'settled' || market.state === 'halted') return false
  return indexUsable(state, market.index) === undefined
}
