import {
  type Command,
  type ContractOrderView,
  type CoreQueries,
  type OwnerId,
  type PlaceContractOrder,
  type Side,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import type { CustomerAct, Draws } from '../draws.ts'
import { ContractDraws, indexOf, MODES } from './contractDraws.ts'
import { PositionFlow } from './positionFlow.ts'

/** Leveraged trading: orders of every kind, their amendments and cancellations, acts on positions, and the house's quotes. */
export class ContractFlow {
  readonly #draws: Draws
  readonly #terms: ContractDraws
  readonly #positions: PositionFlow

  constructor(draws: Draws) {
    this.#draws = draws
    this.#terms = new ContractDraws(draws)
    this.#positions = new PositionFlow(draws, this.#terms)
  }

  next(core: CoreQueries): CustomerAct {
    const dice = this.#draws.random.below(100)
    if (dice < 56) return this.place(core)
    if (dice < 74) return this.#onOrder(core)
    return this.#positions.next(core)
  }

  place(core: CoreQueries): PlaceContractOrder {
    const { random } = this.#draws
    const owner = this.#draws.wealthy(core, 'contract')
    const contract = this.#terms.someContract(core)
    const index = indexOf(core, contract)
    const kind = random.pick(['limit', 'limit', 'market', 'market', 'market', 'stop_limit', 'stop_market'] as const)
    const priced = kind === 'limit' || kind === 'stop_limit'
    const spread = Math.ceil(this.#draws.startPrice(index) / random.pick([4_000, 1_000, 200, 50]))
    const reduceOnly = random.chance(this.#mayReduce(core, owner, contract) ? 25 : 2)
    const side = this.#sideFor(core, owner, contract, reduceOnly)
    const stops = kind.startsWith('stop')
    const order: PlaceContractOrder = {
      type: 'PlaceContractOrder',
      ...this.#draws.stamp(core, owner),
      contract,
      side,
      kind,
      timeInForce: priced ? random.pick(['GTC', 'GTC', 'GTC', 'IOC', 'FOK', 'POST'] as const) : 'IOC',
      price: priced ? this.#draws.near(index, spread) : 0,
      ...this.#sizeFor(core, owner, contract, index),
      reduceOnly,
      stopPrice: stops ? this.#stopPrice(index, spread, side) : 0,
      trigger: random.pick(['mark', 'last'] as const),
      maxSlippagePpm: priced ? 0 : random.pick([0, 0, 0, 0, 2_500, 5_000, 20_000, 20_000, 30_000]),
      selfTrade: random.pick(['expire_taker', 'expire_maker', 'expire_both'] as const),
      ...(reduceOnly ? { takeProfit: 0, stopLoss: 0 } : this.#terms.protection(index, side === 'buy')),
    }
    return random.chance(3) ? this.#spoil(order) : order
  }

  quotes(core: CoreQueries): Command {
    const { random } = this.#draws
    const contract = this.#terms.someContract(core)
    const price = this.#draws.price(indexOf(core, contract))
    const gap = Math.max(1, Math.floor(price / random.pick([2_000, 5_000, 20_000])))
    const middle = price + random.between(-gap, gap)
    const side = (quote: number) => (random.chance(96) ? Math.max(1, quote) : 0)
    const lots = Array.from({ length: random.between(0, 9) }, () => random.below(random.pick([40, 400, 4_000])))
    return {
      type: 'QuoteContract',
      holder: this.#draws.holder(),
      contract,
      bid: side(middle - gap),
      ask: side(middle + gap),
      step: random.pick([1, gap, 3 * gap]),
      lots,
    }
  }

  #onOrder(core: CoreQueries): CustomerAct {
    const { random } = this.#draws
    const view = this.#someOrder(core)
    const own = view && random.chance(88) ? view.owner : undefined
    const stamp = this.#draws.stamp(core, own)
    const order = view?.order ?? random.between(0, 5_000)
    const dice = random.below(100)
    if (dice < 48) {
      const index = indexOf(core, view?.contract ?? 0)
      const near = () => this.#draws.near(index, Math.ceil(this.#draws.price(index) / 300))
      const stopPrice = view?.state === 'pending' && random.chance(50) ? near() : 0
      const price = random.chance(60) ? near() : 0
      return {
        type: 'AmendContractOrder',
        ...stamp,
        order,
        price,
        lots: random.chance(50) ? this.#terms.lots() : 0,
        stopPrice,
      }
    }
    if (dice < 92) return { type: 'CancelContractOrder', ...stamp, order }
    return {
      type: 'CancelAllContractOrders',
      ...stamp,
      contract: random.chance(50) ? 0 : this.#terms.someContract(core),
    }
  }

  #someOrder(core: CoreQueries): ContractOrderView | undefined {
    for (let tries = 0; tries < 4; tries++) {
      const orders = core.contracts.orders(this.#draws.owner(core))
      if (orders.length > 0) return this.#draws.random.pick(orders)
    }
    return undefined
  }

  #mayReduce(core: CoreQueries, owner: OwnerId, contract: number): boolean {
    const listed = core.contracts.all().some(({ id }) => id === contract)
    return listed && core.contracts.leverage(owner, contract) !== undefined
  }

  /** Mostly a price not reached yet. */
  #stopPrice(index: number, spread: number, side: Side): number {
    const { random } = this.#draws
    const above = (side === 'buy') === random.chance(85)
    return Math.max(1, this.#draws.price(index) + random.between(1, spread) * (above ? 1 : -1))
  }

  /** A reduce-only order mostly stands against the position. */
  #sideFor(core: CoreQueries, owner: OwnerId, contract: number, reduceOnly: boolean): Side {
    const position = reduceOnly ? core.contracts.positions(owner).find((each) => each.contract === contract) : undefined
    if (!position || this.#draws.random.chance(10)) return this.#draws.side()
    return position.lots > 0 ? 'sell' : 'buy'
  }

  /** Often as large as the owner's money allows: an account without spare margin is the first to be liquidated. */
  #sizeFor(
    core: CoreQueries,
    owner: OwnerId,
    contract: number,
    index: number,
  ): Pick<PlaceContractOrder, 'lots' | 'leverage' | 'marginMode'> {
    const { random } = this.#draws
    const mode = this.#modeFor(core, owner, contract)
    const listed = core.contracts.all().some(({ id }) => id === contract)
    if (!listed || random.chance(50)) return { ...mode, lots: this.#terms.lots() }
    const perLot = BigInt(this.#draws.price(index)) * core.contracts.contract(contract).units.quantum
    const reach =
      core.contracts.account(owner).transferable *
      BigInt(mode.leverage * random.between(mode.marginMode === 'cross' ? 80 : 20, 97))
    return { ...mode, lots: Math.max(2, Math.min(50_000, Number(reach / (perLot * 100n)))) }
  }

  /** Mostly the leverage in use: another one is refused. */
  #modeFor(core: CoreQueries, owner: OwnerId, contract: number): Pick<PlaceContractOrder, 'leverage' | 'marginMode'> {
    const { random } = this.#draws
    const listed = core.contracts.all().some(({ id }) => id === contract)
    const used = listed ? core.contracts.leverage(owner, contract) : undefined
    if (used && random.chance(92)) return used
    return { leverage: this.#terms.leverage(core, contract), marginMode: random.pick(MODES) }
  }

  /** Nonsense that a broken gateway might let through. */
  #spoil(order: PlaceContractOrder): PlaceContractOrder {
    return this.#draws.random.pick<PlaceContractOrder>([
      { ...order, lots: 0 },
      { ...order, lots: 2_147_483_647, price: 2_147_483_647 },
      { ...order, leverage: 0 },
      { ...order, leverage: 1_000 },
      { ...order, stopPrice: order.stopPrice === 0 ? 5 : 0 },
      { ...order, takeProfit: 1, stopLoss: 1 },
      { ...order, maxSlippagePpm: 1_000_000 },
      { ...order, owner: SYSTEM_OWNERS.insurance },
      { ...order, owner: SYSTEM_OWNERS.liquidity },
      { ...order, owner: SYSTEM_OWNERS.sandboxFlow, key1: this.#draws.holder() },
    ])
  }
}
