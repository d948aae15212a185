import {
  type Command,
  type CoreQueries,
  type CustomerCommand,
  FIRST_CUSTOMER,
  type LeaseRole,
  type MarketState,
  type OwnerId,
  type PlaceOrder,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import type { Random } from './random.ts'

/** Lease holders: one behaves, the other is a zombie that keeps sending after its lease went to the first. */
const HOLDERS = [71, 72] as const
const ROLES: readonly LeaseRole[] = ['feed', 'maker', 'flow']
const START_TICKS: Readonly<Record<number, number>> = { 1: 640_000, 2: 1_200 }
const REMEMBERED = 200

/**
 * Draws the next command from a seed: mostly sensible trading, and a steady share of repeats, conflicts, foreign orders,
 * zombies and nonsense. Reads the core only to know what could be cancelled or amended.
 */
export class Workload {
  readonly #random: Random
  readonly #sent: CustomerCommand[] = []
  readonly #price = new Map<number, number>()
  #refs = 0
  #keys = 0
  #faucets = 0

  constructor(random: Random) {
    this.#random = random
  }

  next(core: CoreQueries): Command {
    const dice = this.#random.below(100)
    if (dice < 3) return this.#openOwner()
    if (dice < 8) return this.#faucet(core)
    if (dice < 15) return this.#samples()
    if (dice < 19) return this.#lease(core)
    if (dice < 26) return this.#quotes(core)
    if (dice < 30) return this.#operator(core)
    if (dice < 42 && this.#sent.length > 0) return this.#again(core)
    return this.#remember(this.#trading(core))
  }

  #trading(core: CoreQueries): Command & CustomerCommand {
    const dice = this.#random.below(100)
    if (dice < 64) return this.#place(core)
    if (dice < 76) return this.#amend(core)
    if (dice < 96) return { type: 'CancelOrder', ...this.#stamp(core), order: this.#someOrder(core) }
    return { type: 'CancelAllOrders', ...this.#stamp(core), market: this.#random.below(3) }
  }

  #remember(command: Command & CustomerCommand): Command {
    this.#sent.push(command)
    if (this.#sent.length > REMEMBERED) this.#sent.shift()
    return command
  }

  /** A retry: the very same command, or — a client's bug — the same id with another body. */
  #again(core: CoreQueries): Command {
    const earlier = this.#random.pick(this.#sent) as Command & CustomerCommand
    if (this.#random.chance(80)) return earlier
    return { ...this.#place(core), owner: earlier.owner, key1: earlier.key1, key2: earlier.key2 }
  }

  #stamp(core: CoreQueries): CustomerCommand {
    const owner = this.#someOwner(core)
    const key = ++this.#keys
    const issuedAt = this.#random.chance(5) ? Math.max(1, core.time - this.#random.between(0, 100_000_000)) : 0
    return { owner, key1: key * 7_919, key2: this.#random.bits(), inputHash: this.#random.bits(), issuedAt }
  }

  #someOwner(core: CoreQueries): OwnerId {
    const owners = [...core.owners()].map(({ owner }) => owner)
    if (owners.length === 0 || this.#random.chance(1))
      return this.#random.pick([0, 1, 4, 9, FIRST_CUSTOMER - 1, 999_999])
    return this.#random.pick(owners)
  }

  #someOrder(core: CoreQueries): number {
    const orders = core.openOrders(this.#someOwner(core))
    if (orders.length === 0 || this.#random.chance(4)) return this.#random.between(0, 5_000)
    return this.#random.pick(orders).order
  }

  #near(market: number, spreadTicks: number): number {
    const price = this.#price.get(market) ?? START_TICKS[market] ?? 1_000
    return Math.max(1, price + this.#random.between(-spreadTicks, spreadTicks))
  }

  #place(core: CoreQueries): PlaceOrder {
    const market = this.#random.chance(98) ? this.#random.between(1, 2) : this.#random.pick([0, 3, 77])
    const kind = this.#random.pick([
      'limit',
      'limit',
      'limit',
      'limit',
      'market',
      'market',
      'stop_limit',
      'stop_market',
    ] as const)
    const byTurnover = (kind === 'market' || kind === 'stop_market') && this.#random.chance(40)
    const spread = Math.ceil((START_TICKS[market] ?? 1_000) / this.#random.pick([1_000, 200, 50, 15]))
    const priced = kind === 'limit' || kind === 'stop_limit'
    const order: PlaceOrder = {
      type: 'PlaceOrder',
      ...this.#stamp(core),
      market,
      side: this.#random.chance(50) ? 'buy' : 'sell',
      kind,
      timeInForce: priced ? this.#random.pick(['GTC', 'GTC', 'GTC', 'IOC', 'FOK', 'POST'] as const) : 'IOC',
      price: priced ? this.#near(market, spread) : 0,
      lots: byTurnover ? 0 : this.#lots(market),
      turnover: byTurnover ? BigInt(this.#random.between(1, 4_000_000_000)) : 0n,
      stopPrice: kind.startsWith('stop') ? this.#near(market, spread) : 0,
      maxSlippagePpm: priced ? 0 : this.#random.pick([0, 1, 2_500, 20_000, 30_000]),
      selfTrade: this.#random.pick(['expire_taker', 'expire_maker', 'expire_both'] as const),
    }
    return this.#random.chance(3) ? this.#spoil(order) : order
  }

  #lots(market: number): number {
    const most = market === 1 ? this.#random.pick([60, 2_000, 200_000]) : this.#random.pick([80, 5_000, 2_000_000])
    return this.#random.between(1, most)
  }

  /** Nonsense that a broken gateway might let through. The core must refuse it, not fall over. */
  #spoil(order: PlaceOrder): PlaceOrder {
    return this.#random.pick<PlaceOrder>([
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

  #amend(core: CoreQueries): Command & CustomerCommand {
    const order = this.#someOrder(core)
    const view = core.order(order)
    const market = view?.market ?? 1
    return {
      type: 'AmendOrder',
      // Mostly the order's own owner; otherwise an attempt on somebody else's order.
      ...this.#stamp(core),
      ...(view && this.#random.chance(85) ? { owner: view.owner } : {}),
      order,
      price: this.#random.chance(60) ? this.#near(market, 2_000) : 0,
      lots: this.#random.chance(60) ? this.#lots(market) : 0,
    }
  }

  #openOwner(): Command {
    const known = this.#refs > 0 && (this.#refs > 25 || this.#random.chance(20))
    return { type: 'OpenOwner', ref: `person-${known ? this.#random.below(this.#refs) : this.#refs++}` }
  }

  #faucet(core: CoreQueries): Command {
    const repeat = this.#faucets > 0 && this.#random.chance(15)
    const ref = `faucet-${repeat ? this.#random.below(this.#faucets) : this.#faucets++}`
    const asset = this.#random.between(1, 3)
    const amount = BigInt(this.#random.between(1, 2_000_000)) * (asset === 2 ? 1_000n : 100_000n)
    return { type: 'FaucetCredit', owner: this.#someOwner(core), asset, amount, ref }
  }

  #samples(): Command {
    const samples = [1, 2].map((market) => {
      const before = this.#price.get(market) ?? START_TICKS[market] ?? 1_000
      const step = Math.ceil(before / this.#random.pick([5_000, 2_000, 400]))
      const price = Math.max(10, before + this.#random.between(-step, step))
      this.#price.set(market, price)
      const live = this.#random.chance(95) ? 5 : this.#random.below(3)
      const sources = Array.from({ length: live }, () => Math.max(1, price + this.#random.between(-2, 2)))
      if (live > 0 && this.#random.chance(3)) sources[0] = price * 20
      return { market, sources }
    })
    return { type: 'IndexSamples', holder: this.#holder(), samples }
  }

  #holder(): number {
    return this.#random.chance(95) ? HOLDERS[0] : HOLDERS[1]
  }

  #lease(core: CoreQueries): Command {
    const until = core.time + this.#random.pick([20_000, 60_000, 60_000, 61_001, -1])
    return { type: 'AcquireLease', role: this.#random.pick(ROLES), holder: this.#holder(), until }
  }

  #quotes(core: CoreQueries): Command {
    const market = this.#random.between(1, 2)
    const middle = this.#near(market, 3)
    const gap = Math.max(1, Math.floor(middle / 3_000))
    const ladder = (direction: 1 | -1) =>
      Array.from({ length: this.#random.below(9) }, (_, level) => [
        Math.max(1, middle + direction * (gap + level * gap)),
        this.#lots(market),
      ]).flat()
    const owner = this.#random.chance(98) ? SYSTEM_OWNERS.liquidity : this.#someOwner(core)
    return { type: 'MassQuote', holder: this.#holder(), owner, market, bids: ladder(-1), asks: ladder(1) }
  }

  #operator(core: CoreQueries): Command {
    const dice = this.#random.below(12)
    if (dice < 3) return { type: 'SetTier', owner: this.#someOwner(core), tier: this.#random.below(5) }
    if (dice < 6) {
      const frozen = this.#random.chance(30)
      return { type: 'FreezeOwner', owner: this.#someOwner(core), frozen, reason: frozen ? 'under review' : 'cleared' }
    }
    if (dice < 10) {
      const state = this.#random.pick<MarketState>(['open', 'open', 'open', 'cancel_only', 'halted'])
      return { type: 'SetMarketState', market: this.#random.between(0, 2), state, reason: 'drill' }
    }
    if (dice < 11) return { type: 'ActivateRules', version: this.#random.pick([0, 1, 99]) }
    return { type: 'ResumeClock', reason: 'drill' }
  }
}
