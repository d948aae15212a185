import type { CallData, CallRequest, OrderRow } from '@touchstone/protocol'
import type { CallContext, CallHandlers, Session } from '../gateway/callContext.ts'
import type { LiveWorld } from '../live/liveWorld.ts'
import { OPEN_ORDERS } from '../projector/spot/orderTracker.ts'
import { contractDeals } from './contracts/contractLists.ts'
import { accountLog, dealList, type HistoryTexts, orderHistory } from './historyQueries.ts'
import { PastReader, type PastReaderParts } from './pastReader.ts'
import { orderRow } from './spot/orderRow.ts'
import { deliveryDeals } from './timedOptions/optionReading.ts'

/** No market or asset has this id: a filter by an unknown name finds nothing. */
const NO_ID = -1

function textsOf(live: LiveWorld): HistoryTexts {
  return {
    market: (market) => {
      const figures = live.market.spot(market)
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

function marketOf(live: LiveWorld, symbol: string | undefined): number | undefined {
  return symbol === undefined ? undefined : (live.market.bySymbol(symbol)?.text.definition.id ?? NO_ID)
}

function assetOf(live: LiveWorld, currency: string | undefined): number | undefined {
  if (currency === undefined) return undefined
  return live.port.core.assets().find(({ code }) => code === currency)?.id ?? NO_ID
}

/** What customers may read of their own past, and the handlers of the calls that do so. */
export class History {
  readonly #parts: PastReaderParts
  readonly #past: PastReader

  constructor(parts: PastReaderParts) {
    this.#parts = parts
    this.#past = new PastReader(parts)
  }

  /** Finished orders from SQL, newest first. The open ones come from memory: see `openOrders`. */
  async orderHistory(request: CallRequest<'getOrderList'>, context: CallContext): Promise<CallData<'getOrderList'>> {
    const { world, live, owner } = await this.#past.own(context)
    const { symbol, side, from, to, page, size } = request
    const query = { world, owner, market: marketOf(live, symbol), side, from, to, page, size }
    return orderHistory(this.#parts.database, query, textsOf(live))
  }

  /** The caller's open and waiting orders, newest first, with what they have paid so far. */
  openOrders(session: Session): readonly OrderRow[] {
    const { live } = this.#parts.worlds[session.world]
    const rows: OrderRow[] = []
    for (const order of OPEN_ORDERS.of(live).ofOwner(session.owner)) {
      const text = live.market.spot(order.market)?.text
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
    const reading = await this.#past.own(context)
    const { product, ...filter } = request
    if (product === 'contract') return contractDeals(reading, filter)
    if (product === 'delivery') return deliveryDeals(reading, filter)
    const { world, live, owner } = reading
    const { symbol, orderNo, from, to, page, size } = filter
    const order = orderNo === undefined ? undefined : Number(orderNo)
    const query = { world, owner, market: marketOf(live, symbol), order, from, to, page, size }
    return dealList(this.#parts.database, query, textsOf(live))
  }

  async #accountLog(request: CallRequest<'getAccountLog'>, context: CallContext): Promise<CallData<'getAccountLog'>> {
    const { world, live, owner } = await this.#past.own(context)
    const { account: wallet, currency, type, sequence, from, to, page, size } = request
    const query = { world, owner, wallet, asset: assetOf(live, currency), type, sequence, from, to, page, size }
    return accountLog(this.#parts.database, query, textsOf(live))
  }
}
