import type { OwnerId } from '@touchstone/protocol'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { crossAccount } from './crossAccount.ts'
import { isLiquidated, isPastLiquidation, isUnhealthy } from './health.ts'

/**
 * Finds the positions whose liquidation is due after this entry's marks and changes and queues them, in order of contract,
 * owner; then the positions that the entry changed. A cross account is looked at once however many of its marks moved, and
 * queued whole. LIQ-1, LIQ-6.
 */
export function queueUnhealthy(state: ContractsState): void {
  const { contracts } = state
  const round = new Round(state)
  for (const market of contracts.markets) {
    if (!contracts.struck.has(market)) continue
    for (const position of contracts.positions.ofContract(market.place)) round.look(market, position)
  }
  contracts.struck.clear()
  for (const position of contracts.unchecked) {
    const market = contracts.markets[position.contract]
    if (market) round.look(market, position)
  }
  contracts.unchecked.clear()
}

/** One search, with the accounts it has looked at, so that none is looked at twice. */
class Round {
  readonly #state: ContractsState
  readonly #queued: Set<number>
  /** Cross accounts looked at, by owner and margin asset. */
  readonly #accounts = new Set<string>()

  constructor(state: ContractsState) {
    this.#state = state
    this.#queued = new Set(state.contracts.liquidations)
  }

  /** A cross position that has ended may have left the rest of its account with too little. */
  look(market: ContractMarket, position: Position): void {
    if (!isLiquidated(position.owner)) return
    if (position.marginMode === 'cross') this.#lookAtAccount(position.owner, market.quote)
    else if (position.lots !== 0 && isPastLiquidation(market, position)) this.#queue(position)
  }

  #lookAtAccount(owner: OwnerId, asset: number): void {
    const key = `${owner} ${asset}`
    if (this.#accounts.has(key)) return
    this.#accounts.add(key)
    const account = crossAccount(this.#state, owner, asset)
    if (!isUnhealthy(account)) return
    for (const { position } of account.positions) this.#queue(position)
  }

  #queue({ id }: Position): void {
    if (this.#queued.has(id)) return
    this.#queued.add(id)
    this.#state.contracts.liquidations.push(id)
  }
}
