import type { ContractOrderData, OrderId, OwnerId } from '@touchstone/protocol'
import type { LiveWorld } from '../../../live/liveWorld.ts'
import type { ChannelSource } from '../../../streams/channel.ts'
import { defineOwnStream } from '../../../streams/ownStream.ts'
import { contractOrderRow } from '../history/contractRows.ts'
import { listedContract } from '../history/listedContracts.ts'
import type { TrackedContractOrder } from '../projection/contractOrderTracker.ts'
import { OPEN_CONTRACTS } from '../projection/openContracts.ts'

/** One owner's orders on contracts: the unfinished ones, and those that changed. */
class ContractOrderSource implements ChannelSource {
  readonly #live: LiveWorld
  readonly #owner: OwnerId
  readonly #changed = new Map<OrderId, TrackedContractOrder>()

  constructor(live: LiveWorld, owner: OwnerId) {
    this.#live = live
    this.#owner = owner
  }

  add(order: TrackedContractOrder): void {
    this.#changed.set(order.order, order)
  }

  advance(): readonly ContractOrderData[] {
    if (this.#changed.size === 0) return []
    const rows = this.#rows(this.#changed.values())
    this.#changed.clear()
    return [rows]
  }

  snapshot(): ContractOrderData {
    return this.#rows(OPEN_CONTRACTS.of(this.#live).orders.ofOwner(this.#owner))
  }

  #rows(orders: Iterable<TrackedContractOrder>): ContractOrderData {
    const { core } = this.#live.port
    return Array.from(orders, (order) => {
      const { text, mark } = listedContract(this.#live, order.contract)
      return contractOrderRow(order, text, { mark, held: core.contracts.order(order.order)?.held ?? 0n })
    })
  }
}

export const CONTRACT_ORDER_STREAM = defineOwnStream({
  name: 'contractOrder',
  source: (live, owner) => new ContractOrderSource(live, owner),
  tell: (_entry, live, to) => {
    for (const order of OPEN_CONTRACTS.changes(live)?.orders ?? []) to(order.owner)?.add(order)
  },
})
