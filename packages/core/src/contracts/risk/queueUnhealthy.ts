import type { ExchangeState } from '../../state.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { Position } from '../position.ts'
import { healthOf, isLiquidated, isPastLiquidation, isUnhealthy } from './health.ts'

/**
 * Finds the positions whose liquidation is due after this entry's marks and changes and queues them, in order of contract,
 * owner; then what the entry changed. A cross account is looked at once however many of its marks moved. LIQ-1, LIQ-6.
 */
export function queueUnhealthy(state: ExchangeState): void {
  const { contracts } = state
  const round = new Round(state)
  for (const market of contracts.markets) {
    if (!contracts.struck.has(market)) continue
    for (const position of contracts.positions.ofContract(market.place)) round.look(market, position)
  }
  contracts.struck.clear()
  for (const position of contracts.unchecked) {
    const market = contracts.markets[position.contract]
    if (market && contracts.positions.byId(position.id) === position) round.look(market, position)
  }
  contracts.unchecked.clear()
}

/** One search, with what it need not do twice. */
class Round {
  readonly #state: ExchangeState
  readonly #queued: Set<number>
  /** Cross accounts already judged, by owner and margin asset. */
  readonly #accounts = new Map<string, boolean>()

  constructor(state: ExchangeState) {
    this.#state = state
    this.#queued = new Set(state.contracts.liquidations)
  }

  look(market: ContractMarket, position: Position): void {
    if (!isLiquidated(position.owner) || this.#queued.has(position.id)) return
    const due =
      position.marginMode === 'cross' ? this.#accountIsDue(market, position) : isPastLiquidation(market, position)
    if (!due) return
    this.#queued.add(position.id)
    this.#state.contracts.liquidations.push(position.id)
  }

  #accountIsDue(market: ContractMarket, position: Position): boolean {
    const account = `${position.owner} ${market.quote}`
    const known = this.#accounts.get(account)
    if (known !== undefined) return known
    const due = isUnhealthy(healthOf(this.#state, market, position))
    this.#accounts.set(account, due)
    return due
  }
}
