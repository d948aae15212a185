import { type Command, type CoreQueries, type PlaceOrder, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { CustomerAct, Draws } from '../draws.ts'

/** Orders on the spot markets, sensible and otherwise, and the house's quotes. */
export class SpotFlow {
  readonly #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  next(core: CoreQueries): CustomerAct {
    const { random } = this.#draws
    const dice = random.below(100)
    if (dice < 64) return this.place(core)
    if (dice < 76) return this.#amend(core)
    if (dice < 96) return { type: 'CancelOrder', ...this.#draws.stamp(core), order: this.#someOrder(core) }
    return { type: 'CancelAllOrders', ...this.#draws.stamp(core), market: random.below(3) }
  }

  place(core: CoreQueries): PlaceOrder {
    const { random } = this.#draws
    const market = random.chance(98) ? random.between(1, 2) : random.pick([0, 3, 77])
    const kind = random.pick([
      'limit',
      'limit',
      'limit',
      'limit',
      'market',
      'market',
      'stop_limit',
      'stop_market',
    ] as const)
    const byTurnover = (kind === 'market' || kind === 'stop_market') && random.chance(40)
    const spread = Math.ceil(this.#draws.startPrice(market) / random.pick([1_000, 200, 50, 15]))
    const priced = kind === 'limit' || kind === 'stop_limit'
    const order: PlaceOrder = {
      type: 'PlaceOrder',
      ...this.#draws.stamp(core),
      market,
      side: this.#draws.side(),
      kind,
      timeInForce: priced ? random.pick(['GTC', 'GTC', 'GTC', 'IOC', 'FOK', 'POST'] as const) : 'IOC',
      price: priced ? this.#draws.near(market, spread) : 0,
      lots: byTurnover ? 0 : this.#lots(market),
      turnover: byTurnover ? BigInt(random.between(1, 4_000_000_000)) : 0n,
      stopPrice: kind.startsWith('stop') ? this.#draws.near(market, spread) : 0,
      maxSlippagePpm: priced ? 0 : random.pick([0, 1, 2_500, 20_000, 30_000]),
      selfTrade: random.pick(['expire_taker', 'expire_maker', 'expire_both'] as const),
    }
    return random.chance(3) ? this.#spoil(order) : order
  }

  quotes(core: CoreQueries): Command {
    const { random } = this.#draws
    const market = random.between(1, 2)
    const middle = this.#draws.near(market, 3)
    const gap = Math.max(1, Math.floor(middle / 3_000))
    const ladder = (direction: 1 | -1) =>
      Array.from({ length: random.below(9) }, (_, level) => [
        Math.max(1, middle + direction * (gap + level * gap)),
        this.#lots(market),
      ]).flat()
    const owner = random.chance(98) ? SYSTEM_OWNERS.liquidity : this.#draws.owner(core)
    return { type: 'MassQuote', holder: this.#draws.holder(), owner, market, bids: ladder(-1), asks: ladder(1) }
  }

  #lots(market: number): number {
    const { random } = this.#draws
    const most = market === 1 ? random.pick([60, 2_000, 200_000]) : random.pick([80, 5_000, 2_000_000])
    return random.between(1, most)
  }

  #someOrder(core: CoreQueries): number {
    const { random } = this.#draws
    const orders = core.spot.openOrders(this.#draws.owner(core))
    if (orders.length === 0 || random.chance(4)) return random.between(0, 5_000)
    return random.pick(orders).order
  }

  /** Nonsense that a broken gateway might let through. The core must refuse it and go on. */
  #spoil(order: PlaceOrder): PlaceOrder {
    return this.#draws.random.pick<PlaceOrder>([
      { ...order, lots: 0, turnover: 0n },
      { ...order, lots: 2_147_483_647, price: 2_147_483_647 },
      { ...order, turnover: (1n << 62n) + 5n, lots: 0 },
      { ...order, price: 1, stopPrice: 1 },
      { ...order, lots: 5, turnover: 5n },
      { ...order, maxSlippagePpm: 1_000_000 },
      { ...order, owner: SYSTEM_OWNERS.sandboxFlow },
      { ...order, owner: SYSTEM_OWNERS.external },
    ])
  }

  #amend(core: CoreQueries): CustomerAct {
    const { random } = this.#draws
    const order = this.#someOrder(core)
    const view = core.spot.order(order)
    const market = view?.market ?? 1
    return {
      type: 'AmendOrder',
      // Mostly the order's own owner; otherwise an attempt by another customer.
      ...this.#draws.stamp(core),
      ...(view && random.chance(85) ? { owner: view.owner } : {}),
      order,
      price: random.chance(60) ? this.#draws.near(market, 2_000) : 0,
      lots: random.chance(60) ? this.#lots(market) : 0,
    }
  }
}
