import type { OwnerId } from '@touchstone/protocol'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { accountKey } from './accountKey.ts'
import { armAccount, armPosition } from './armHealth.ts'
import { type CrossAccount, crossAccount } from './crossAccount.ts'
import { isLiquidated, isPastLiquidation, isUnhealthy } from './health.ts'
import { suspects } from './suspects.ts'

/**
 * Finds the positions whose liquidation is due after this entry's marks and changes and queues them, in order of contract,
 * owner; then the positions that the entry changed. A cross account is looked at once however many of its marks moved, and
 * queued whole. LIQ-1, LIQ-6.
 */
export function queueUnhealthy(state: ContractsState): void {
  const { contracts } = state
  const round = new Round(state)
  doubtChanged(state)
  for (const position of suspects(state)) round.look(position, 'mark')
  contracts.struck.clear()
  for (const position of contracts.unchecked) round.look(position, 'change')
  contracts.unchecked.clear()
}

/** A position may also have been in its owner's cross account before this entry, so every change leaves that in doubt. */
function doubtChanged({ contracts }: ContractsState): void {
  for (const { owner, contract } of contracts.unchecked) {
    const market = contracts.markets[contract]
    if (market && isLiquidated(owner)) contracts.doubtful.add(accountKey(owner, market.quote))
  }
}

/** One search, with the accounts it has looked at, so that none is looked at twice. */
class Round {
  readonly #state: ContractsState
  /** Cross accounts looked at. */
  readonly #accounts = new Set<number>()

  constructor(state: ContractsState) {
    this.#state = state
  }

  /** A cross position that has ended may have left the rest of its account with too little. */
  look(position: Position, why: 'mark' | 'change'): void {
    const market = this.#state.contracts.markets[position.contract]
    if (!market || !isLiquidated(position.owner)) return
    if (position.marginMode === 'cross') this.#lookAtAccount(position.owner, market.quote, why)
    else this.#lookAt(market, position)
  }

  #lookAt(market: ContractMarket, position: Position): void {
    if (position.lots === 0) return
    if (isPastLiquidation(market, position)) this.#queue(market, position)
    else armPosition(market, position)
  }

  /** Marks alone set the alarms of an account: it may change too often to set them with every change. */
  #lookAtAccount(owner: OwnerId, asset: number, why: 'mark' | 'change'): void {
    const key = accountKey(owner, asset)
    if (this.#accounts.has(key)) return
    this.#accounts.add(key)
    const account = crossAccount(this.#state, owner, asset)
    if (isUnhealthy(account)) this.#queueAccount(key, account)
    else if (why === 'mark') armAccount(this.#state, owner, asset, account)
  }

  #queueAccount(key: number, { positions }: CrossAccount): void {
    this.#state.contracts.doubtful.delete(key)
    for (const { market, position } of positions) this.#queue(market, position)
  }

  /** A queued position is looked at by the queue, no longer by marks. */
  #queue({ alarms }: ContractMarket, position: Position): void {
    alarms.health.delete(position)
    this.#state.contracts.liquidations.add(position.id)
  }
}
