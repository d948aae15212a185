import type { CallData, CallRequest, OrderRow, World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { type CallContext, type CallHandlers, type Session, sessionOf } from '../gateway/callContext.ts'
import type { LiveWorld } from '../marketdata/liveWorld.ts'
import { accountLog, dealList, type HistoryTexts, orderHistory } from './historyQueries.ts'
import { orderRow } from './orderRow.ts'
import type { Projector } from './projector.ts'
import type { ProjectionTables } from './schema.ts'

export interface HistoryWorld {
  readonly live: LiveWorld
  readonly projector: Projector
}

export interface HistoryParts {
  readonly database: Kysely<ProjectionTables>
  readonly worlds: Readonly<Record<World, HistoryWorld>>
}

const WAIT_MS = 500
/** No market or asset has this id: a filter by an unknown name finds nothing. */
const NO_ID = -1

function textsOf({ live }: HistoryWorld): HistoryTexts {
  return {
    market: (market) => {
      const figures = live.market.byId(market)
      if (!figures) throw new Error(`unknown market ${market} in the history of ${live.world}`)
      return figures.text
    },
    asset: (asset) => {
      const definition = live.port.core.assets().find(({ id }) => id === asset)
      if (!definition) throw new Error(`unknown asset ${asset} in the history of ${live.world}`)
      return definition
    },
  }
}

/** What customers may read of their own past, and the handlers of the calls that do so. */
export class History {
  readonly #parts: HistoryParts

  constructor(parts: HistoryParts) {
    this.#parts = parts
  }

  /** Finished orders from SQL, newest first. The open ones come from memory: see `openOrders`. */
  async orderHistory(request: CallRequest<'getOrderList'>, context: CallContext): Promise<CallData<'getOrderList'>> {
    const { session, world, owner } = await this.#reader(context)
    const { symbol, side, from, to, page, size } = request
    const market = this.#market(session, symbol)
    const query = { world: session.world, owner, market, side, from, to, page, size }
    return orderHistory(this.#parts.database, query, textsOf(world))
  }

  /** The caller's open and waiting orders, newest first, with what they have paid so far. */
  openOrders(session: Session): readonly OrderRow[] {
    const { live } = this.#parts.worlds[session.world]
    const rows: OrderRow[] = []
    for (const order of live.orders.ofOwner(session.owner)) {
      const text = live.market.byId(order.market)?.text
      if (text) rows.push(orderRow(order, text))
    }
    return rows.reverse()
  }

  handlers(): CallHandlers<'getDealList' | 'getAccountLog'> {
    return {
      getDealList: (request, context) => this.#deals(request, context),
      getAccountLog: (request, context) => this.#accountLog(request, context),
    }
  }

  async #deals(request: CallRequest<'getDealList'>, context: CallContext): Promise<CallData<'getDealList'>> {
    const { session, world, owner } = await this.#reader(context)
    const { product, symbol, orderNo, from, to, page, size } = request
    if (product !== 'spot') return { list: [], total: 0, page }
    const order = orderNo === undefined ? undefined : Number(orderNo)
    const query = { world: session.world, owner, market: this.#market(session, symbol), order, from, to, page, size }
    return dealList(this.#parts.database, query, textsOf(world))
  }

  async #accountLog(request: CallRequest<'getAccountLog'>, context: CallContext): Promise<CallData<'getAccountLog'>> {
    const { session, world, owner } = await this.#reader(context)
    const { account: wallet, currency, type, from, to, page, size } = request
    const query = {
      world: session.world,
      owner,
      wallet,
      asset: this.#asset(session, currency),
      type,
      from,
      to,
      page,
      size,
    }
    return accountLog(this.#parts.database, query, textsOf(world))
  }

  /** Waits until the tables have what the caller has seen, though not for long, and says how far they are behind. */
  async #reader(context: CallContext) {
    const session = sessionOf(context)
    const world = this.#parts.worlds[session.world]
    const seen = Math.min(context.minSequence, world.live.port.core.sequence)
    await world.projector.waitFor(seen, WAIT_MS)
    context.setBehind?.(world.projector.behind)
    return { session, world, owner: session.owner }
  }

  #market(session: Session, symbol: string | undefined): number | undefined {
    if (symbol === undefined) return undefined
    return this.#parts.worlds[session.world].live.market.bySymbol(symbol)?.text.definition.id ?? NO_ID
  }

  #asset(session: Session, currency: string | undefined): number | undefined {
    if (currency === undefined) return undefined
    const assets = this.#parts.worlds[session.world].live.port.core.assets()
    return assets.find(({ code }) => code === currency)?.id ?? NO_ID
  }
}
