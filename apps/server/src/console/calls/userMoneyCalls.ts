import type { OwnerId, World } from '@touchstone/protocol'
import type { AdminCallData, AdminCallRequest } from '@touchstone/protocol/admin'
import { formatDecimal } from '@touchstone/quantities'
import { accountLog } from '../../history/accountLog.ts'
import { MarketText } from '../../marketdata/marketText.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import { Listings } from '../../trading/listings.ts'
import { findCustomer } from '../accounts.ts'
import type { AdminHandlers } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { recordLook } from './recordLook.ts'

type Core = WorldPort['core']
type Money = AdminCallData<'getUserMoney'>
type OrderLine = Money['orders'][number]

interface Books {
  readonly world: World
  readonly owner: OwnerId | null
}

function assetOf(core: Core, asset: number) {
  const found = core.assets().find(({ id }) => id === asset)
  if (!found) throw new Error(`asset ${asset} is not known`)
  return found
}

function balancesOf(core: Core, owner: OwnerId): Money['balances'] {
  return core.ledger.balances(owner).map(({ wallet, asset, available, held }) => {
    const { code, scale } = assetOf(core, asset)
    const text = (amount: bigint) => formatDecimal(amount, scale)
    return { wallet, currency: code, available: text(available), held: text(held) }
  })
}

function spotOrders(core: Core, owner: OwnerId): OrderLine[] {
  return core.spot.openOrders(owner).map(({ order, market, side, kind, price, lots, lotsFilled, placedAt }) => {
    const text = new MarketText(core.spot.market(market).definition, core.assets())
    const { symbol } = text.definition
    const sizes = { price: text.price(price), amount: text.amount(lots), filled: text.amount(lotsFilled) }
    return { orderNo: String(order), symbol, side, type: kind, ...sizes, time: placedAt }
  })
}

function contractOrders(core: Core, owner: OwnerId, listings: Listings): OrderLine[] {
  return core.contracts.orders(owner).map(({ order, contract, side, kind, price, lots, lotsFilled, placedAt }) => {
    const text = listings.contractById(contract)
    const { symbol } = text.definition
    const sizes = { price: text.price(price), amount: text.amount(lots), filled: text.amount(lotsFilled) }
    return { orderNo: String(order), symbol, side, type: kind, ...sizes, time: placedAt }
  })
}

function positionsOf(core: Core, owner: OwnerId, listings: Listings): Money['positions'] {
  return core.contracts.positions(owner).map(({ position, contract, lots, entryValue, margin, leverage }) => {
    const text = listings.contractById(contract)
    return {
      id: String(position),
      symbol: text.definition.symbol,
      side: lots > 0 ? 'long' : 'short',
      lots: Math.abs(lots),
      entry: text.averagePrice(entryValue < 0n ? -entryValue : entryValue, lots),
      margin: text.money(margin),
      leverage,
    }
  })
}

/** A customer's balances from the ledger, and the entries behind them. */
export function customerMoney({
  worlds,
  people,
  past,
  fills,
}: Pick<AdminServices, 'worlds' | 'people' | 'past' | 'fills'>) {
  /** The books that are asked for; of a guest there are those of the demo world alone. */
  const booksOf = async (uid: string, asked: World): Promise<Books> => {
    const customer = await findCustomer(people, uid)
    if (customer.world === 'demo') return customer
    return { world: asked, owner: await people.ownerOf(customer.person.userId, asked) }
  }

  const linesOf = async (owner: OwnerId, request: AdminCallRequest<'getUserLedger'>) => {
    const { world, page, size } = request
    const { core } = worlds[world]
    const { list, total } = await accountLog({ database: past, fills }, { world, owner, page, size }, (asset) =>
      assetOf(core, asset),
    )
    const lines = list.map(({ time, account, currency, type, change, balance, ref }) => {
      return { time, account, currency, type, change, balance, ref }
    })
    return { list: lines, total, page }
  }

  return {
    money: async ({ uid, world: asked }: AdminCallRequest<'getUserMoney'>): Promise<Money> => {
      const { world, owner } = await booksOf(uid, asked)
      const { core } = worlds[world]
      const { sequence } = core
      if (owner === null) return { sequence, balances: [], orders: [], positions: [] }
      const listings = new Listings(core)
      const orders = [...spotOrders(core, owner), ...contractOrders(core, owner, listings)]
      return {
        sequence,
        balances: balancesOf(core, owner),
        orders: orders.sort((one, other) => other.time - one.time),
        positions: positionsOf(core, owner, listings),
      }
    },

    ledger: async (request: AdminCallRequest<'getUserLedger'>): Promise<AdminCallData<'getUserLedger'>> => {
      const { world, owner } = await booksOf(request.uid, request.world)
      return owner === null ? { list: [], total: 0, page: request.page } : linesOf(owner, { ...request, world })
    },
  }
}

/** What operators see of a customer's money without asking the customer: each look is told before it is answered. */
export function userMoneyCalls(
  services: Pick<AdminServices, 'worlds' | 'people' | 'past' | 'fills' | 'database' | 'clock'>,
) {
  const { money, ledger } = customerMoney(services)
  const { people } = services
  return {
    getUserMoney: async (request, context) => {
      const { person } = await findCustomer(people, request.uid)
      const seen = await money(request)
      await recordLook(services, { userId: person.userId, what: 'money_seen' }, context, { world: request.world })
      return seen
    },
    getUserLedger: async (request, context) => {
      const { person } = await findCustomer(people, request.uid)
      const seen = await ledger(request)
      const { world, page } = request
      await recordLook(services, { userId: person.userId, what: 'ledger_seen' }, context, { world, page })
      return seen
    },
  } satisfies Partial<AdminHandlers>
}
