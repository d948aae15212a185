import type { ContractOrderData, ContractRow, OrderId, OwnerId, PositionData } from '@touchstone/protocol'
import {
  closedPositionRow,
  contractAccountRow,
  contractOrderRow,
  positionRow,
} from '../../history/contracts/contractRows.ts'
import { listedContract } from '../../history/contracts/listedContracts.ts'
import type { LiveWorld } from '../../live/liveWorld.ts'
import { marginAsset } from '../../marketdata/marginAsset.ts'
import type { TrackedContractOrder } from '../../projector/contracts/contractOrderTracker.ts'
import { OPEN_CONTRACTS } from '../../projector/contracts/openContracts.ts'
import type { PositionRecord } from '../../projector/contracts/positionRecord.ts'
import { differs } from '../changeGate.ts'
import type { ChannelSource } from '../channel.ts'

/** One owner's orders on contracts: the unfinished ones, and those that changed. */
export class ContractOrderSource implements ChannelSource {
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

/** One owner's positions at the marks of the moment, with the account behind them. */
export class PositionSource implements ChannelSource {
  readonly #live: LiveWorld
  readonly #owner: OwnerId
  readonly #closed: PositionRecord[] = []
  #touched = true
  #marks = -1
  #rows = new Map<string, ContractRow>()
  #account: PositionData['account']

  constructor(live: LiveWorld, owner: OwnerId) {
    this.#live = live
    this.#owner = owner
    this.#account = this.#readAccount()
  }

  /** Money, orders or positions of the owner moved. */
  touch(): void {
    this.#touched = true
  }

  close(record: PositionRecord): void {
    this.#closed.push(record)
    this.#touched = true
  }

  advance(): readonly PositionData[] {
    const marks = this.#marksNow()
    if (!this.#touched && marks === this.#marks) return []
    this.#touched = false
    this.#marks = marks
    const rows = this.#readRows()
    const changed = rows.filter((row) => differs(this.#rows.get(row.id), row))
    const account = this.#readAccount()
    const closed = this.#closed.splice(0).map((record) => {
      const { text, mark } = listedContract(this.#live, record.contract)
      return closedPositionRow(record, text, mark)
    })
    const same = closed.length + changed.length === 0 && !differs(this.#account, account)
    this.#rows = new Map(rows.map((row) => [row.id, row]))
    this.#account = account
    return same ? [] : [{ account, list: [...closed, ...changed] }]
  }

  snapshot(): PositionData {
    return { account: this.#account, list: [...this.#rows.values()] }
  }

  #readRows(): ContractRow[] {
    return this.#live.port.core.contracts.positions(this.#owner).map((position) => {
      const { text, mark } = listedContract(this.#live, position.contract)
      return positionRow(position, text, mark)
    })
  }

  #readAccount(): PositionData['account'] {
    const { core } = this.#live.port
    return contractAccountRow(core.contracts.account(this.#owner), marginAsset(core))
  }

  /** Goes up with every mark of a contract that the owner has a position in. */
  #marksNow(): number {
    let sum = 0
    for (const { symbol } of this.#rows.values()) {
      const figures = this.#live.market.bySymbol(symbol)
      if (figures) sum += this.#live.market.version(figures.text.definition.id)
    }
    return sum
  }
}
