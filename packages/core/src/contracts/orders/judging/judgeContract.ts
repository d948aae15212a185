import type { OwnerId } from '@touchstone/protocol'
import { type Rejected, refuse } from '../../../entry/refusal.ts'
import { indexSure, indexUsable } from '../../../reference/judgeIndex.ts'
import { judgeUnrestricted } from '../../../restriction/restrictPlatform.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'

/** Time before the end of a dated contract in which no position is opened any more. */
const EXPIRING_MS = 60_000

/** CPLACE-4: whether the contract trades at all now, by its state, its calendar, its index and its mark. */
export function judgeTrading(state: ContractsState, market: ContractMarket): Rejected | undefined {
  return judgeContractState(market) ?? indexUsable(state, market.index) ?? judgeMark(market)
}

/** Settled, halted, or cancellations only. */
export function judgeContractState(market: ContractMarket): Rejected | undefined {
  const { reason } = market
  if (market.state === 'settled') return refuse('contract_settled')
  if (market.state === 'halted') return refuse('market_halted', { reason })
  return market.state === 'cancel_only' ? refuse('market_cancel_only', { reason }) : undefined
}

/** Acts that stay allowed while the market is closed are refused only in a contract that has ended or is halted. */
export function judgeNotHalted(market: ContractMarket): Rejected | undefined {
  return market.state === 'cancel_only' ? undefined : judgeContractState(market)
}

function judgeMark(market: ContractMarket): Rejected | undefined {
  return market.markPrice === 0 ? refuse('index_unavailable') : undefined
}

/** CPLACE-6: whether anything may be opened: sources that agree, and time left before a dated contract ends. */
export function judgeOpening(state: ContractsState, market: ContractMarket): Rejected | undefined {
  const { expiry } = market.definition
  const unsure = judgeUnrestricted(state) ?? indexSure(market.index)
  if (unsure) return unsure
  return expiry !== 0 && expiry - state.time <= EXPIRING_MS ? refuse('contract_expiring') : undefined
}

/** CPLACE-5: a position that waits for its liquidation is out of its owner's hands. */
export function judgeQueued(state: ContractsState, market: ContractMarket, owner: OwnerId): Rejected | undefined {
  const { liquidations, positions } = state.contracts
  if (liquidations.size === 0) return undefined
  const position = positions.of(owner, market.place)
  return position && liquidations.has(position.id) ? refuse('position_in_liquidation') : undefined
}
