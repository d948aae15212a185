import {
  type AssetDefinition,
  type BalanceData,
  type BalanceRow,
  type BalanceView,
  type CoreQueries,
  type DealRow,
  FIRST_CUSTOMER,
  type FillData,
  type OrderData,
  type OrderId,
  type OwnerId,
} from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { orderRow } from '../history/spot/orderRow.ts'
import type { LiveWorld } from '../live/liveWorld.ts'
import { type ContractFill, contractDealRow } from '../projector/contracts/contractFill.ts'
import { dealRow, type Fill } from '../projector/spot/fill.ts'
import type { TrackedOrder } from '../projector/spot/orderTracker.ts'
import { OPEN_ORDERS } from '../projector/spot/orderTracker.ts'
import type { ChannelSource } from './channel.ts'

/** One owner's orders: the unfinished ones, and those that changed. */
export class OrderSource implements ChannelSource {
  readonly #live: LiveWorld
  readonly #owner: OwnerId
  readonly #changed = new Map<OrderId, TrackedOrder>()

  constructor(live: LiveWorld, owner: OwnerId) {
    this.#live = live
    this.#owner = owner
  }

  add(order: TrackedOrder): void {
    this.#changed.set(order.order, order)
  }

  advance(): readonly OrderData[] {
    if (this.#changed.size === 0) return []
    const rows = this.#rows(this.#changed.values())
    this.#changed.clear()
    return [rows]
  }

  snapshot(): OrderData {
    return this.#rows(OPEN_ORDERS.of(this.#live).ofOwner(this.#owner))
  }

  #rows(orders: Iterable<TrackedOrder>): OrderData {
    return Array.from(orders).flatMap((order) => {
      const figures = this.#live.market.spot(order.market)
      return figures ? [orderRow(order, figures.text)] : []
    })
  }
}

/** One owner's fills as they happen, in spot and on contracts. What was before is asked for with getDealList. */
export class FillSource implements ChannelSource {
  readonly #live: LiveWorld
  #rows: DealRow[] = []

  constructor(live: LiveWorld) {
    this.#live = live
  }

  add(fill: Fill): void {
    const figures = this.#live.market.spot(fill.market)
    if (figures) this.#rows.push(dealRow(fill, figures.text))
  }

  addContract(fill: ContractFill): void {
    const figures = this.#live.market.contract(fill.contract)
    if (figures) this.#rows.push(contractDealRow(fill, figures.text))
  }

  advance(): readonly FillData[] {
    if (this.#rows.length === 0) return []
    const rows = this.#rows
    this.#rows = []
    return [rows]
  }

  snapshot(): FillData {
    return []
  }
}

type BalanceQuestions = Pick<CoreQueries, 'sequence' | 'assets' | 'ledger'>

/** One owner's balances, absolute, as of a position of the log. */
export class BalanceSource implements ChannelSource {
  readonly #core: BalanceQuestions
  readonly #owner: OwnerId
  readonly #told = new Map<string, BalanceView>()
  #sequence = 0
  #changed = true

  constructor(core: BalanceQuestions, owner: OwnerId) {
    if (owner < FIRST_CUSTOMER) throw new Error(`owner ${owner} is no customer`)
    this.#core = core
    this.#owner = owner
  }

  touch(): void {
    this.#changed = true
  }

  advance(): readonly BalanceData[] {
    if (!this.#changed) return []
    this.#changed = false
    this.#sequence = this.#core.sequence
    const changed: BalanceView[] = []
    for (const balance of this.#core.ledger.balances(this.#owner)) {
      const key = `${balance.wallet} ${balance.asset}`
      const told = this.#told.get(key)
      if (told?.available === balance.available && told.held === balance.held) continue
      this.#told.set(key, balance)
      changed.push(balance)
    }
    return changed.length > 0 ? [{ sequence: this.#sequence, list: this.#rows(changed) }] : []
  }

  snapshot(): BalanceData {
    return { sequence: this.#sequence, list: this.#rows(this.#told.values()) }
  }

  #rows(balances: Iterable<BalanceView>): BalanceRow[] {
    const assets = new Map(this.#core.assets().map((asset): [number, AssetDefinition] => [asset.id, asset]))
    return Array.from(balances).flatMap(({ wallet, asset, available, held }) => {
      const definition = assets.get(asset)
      if (!definition) return []
      const { code, scale } = definition
      return [
        {
          currency: code,
          account: wallet,
          available: formatPlain(available, scale),
          frozen: formatPlain(held, scale),
        },
      ]
    })
  }
}
