import { Exchange } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import {
  type CalendarDefinition,
  type Command,
  type ContractDefinition,
  type CustomerCommand,
  FIRST_CUSTOMER,
  type Genesis,
  type MarginMode,
  type Outcome,
  type OwnerId,
  type Side,
} from '@touchstone/protocol'

const HOLDER = 1
const START = 1_790_000_000_000
const USDT = 1_000_000n
export const FIRST_INDEX = 1_000
export const FIRST_CONTRACT = 2_000
/** In ticks of 0.1. */
export const PRICE = 100_000
const SOURCES = 5
const QUOTE_LEVELS = 20
const QUOTE_STEP = 10
const LEVEL_LOTS = 50_000
const ALWAYS: CalendarDefinition = { zone: 'utc', sessions: [{ from: 0, to: 10_080 }], holidays: [] }

const GENESIS: Genesis = {
  type: 'Genesis',
  world: 'demo',
  sandbox: true,
  rulesVersion: 1,
  assets: [{ id: 1, code: 'USDT', name: 'Tether', scale: 6 }],
  markets: [],
  feeTiers: [{ makerPpm: 1_000, takerPpm: 1_000 }],
  minimumSources: 3,
  capital: [
    { owner: 'liquidity', asset: 1, amount: 1_000_000_000n * USDT },
    { owner: 'insurance', asset: 1, amount: 100_000_000n * USDT },
  ],
}

/** A contract of the benchmarks and the index it stands on, as they are listed. */
export function listingOf(place: number, own: Partial<ContractDefinition> = {}): Command[] {
  const id = FIRST_INDEX + place
  const index = { id, symbol: `BENCH${place}`, name: `Bench ${place}`, class: 'crypto', tickSize: '0.1' } as const
  return [
    { type: 'ListIndex', definition: { ...index, calendar: ALWAYS } },
    { type: 'ListContract', definition: { ...contractOn(place), ...own } },
  ]
}

function contractOn(place: number): ContractDefinition {
  return {
    id: FIRST_CONTRACT + place,
    symbol: `BENCH${place}PERP`,
    name: `Bench ${place}`,
    kind: 'perpetual',
    index: FIRST_INDEX + place,
    quote: 1,
    unit: 'coin',
    lotSize: '0.001',
    minLots: 1,
    maxLots: 10_000_000,
    maxLeverage: 100,
    tiers: [
      { upTo: '50000', maintenancePpm: 4_000, maxLeverage: 100 },
      { upTo: '1000000000', maintenancePpm: 10_000, maxLeverage: 50 },
    ],
    makerPpm: 200,
    takerPpm: 500,
    liquidationPpm: 5_000,
    bandPpm: 100_000,
    defaultSlippagePpm: 10_000,
    maxSlippagePpm: 50_000,
    maxOpenOrders: 200,
    fundingIntervalMs: 28_800_000,
    interestE8: 10_000,
    interestClampE8: 50_000,
    fundingCapE8: 750_000,
    impactNotional: '20000',
    expiry: 0,
  }
}

/** An order of a customer on one of the world's contracts. */
export interface BenchOrder {
  readonly owner: OwnerId
  readonly place: number
  readonly side: Side
  /** 0 = at the market. */
  readonly price: number
  readonly lots: number
  readonly leverage: number
  readonly marginMode: MarginMode
}

export function contractOrder(
  { place, side, price, lots, leverage, marginMode }: BenchOrder,
  stamp: CustomerCommand,
): Command {
  return {
    type: 'PlaceContractOrder',
    ...stamp,
    contract: FIRST_CONTRACT + place,
    side,
    kind: price === 0 ? 'market' : 'limit',
    timeInForce: price === 0 ? 'IOC' : 'GTC',
    price,
    lots,
    leverage,
    marginMode,
    reduceOnly: false,
    stopPrice: 0,
    trigger: 'mark',
    maxSlippagePpm: 0,
    selfTrade: 'expire_taker',
    takeProfit: 0,
    stopLoss: 0,
  }
}

/** Perpetual contracts on indexes of their own, customers with contract money, and a house maker around the index. */
export class ContractWorld {
  readonly exchange: Exchange
  readonly #contracts: number
  #time: number
  #key: number

  private constructor(exchange: Exchange, contracts: number, time: number, key: number) {
    this.exchange = exchange
    this.#contracts = contracts
    this.#time = time
    this.#key = key
  }

  static open(contracts: number, customers: number): ContractWorld {
    const world = new ContractWorld(new Exchange({ newSha256 }), contracts, START, 0)
    world.apply(GENESIS)
    for (let place = 0; place < contracts; place++) for (const command of listingOf(place)) world.apply(command)
    world.renewLeases()
    for (let customer = 0; customer < customers; customer++) world.#enter(FIRST_CUSTOMER + customer)
    world.sample(PRICE)
    world.quote(PRICE)
    return world
  }

  /** The same world once more, from here on apart from this one. */
  copy(): ContractWorld {
    return new ContractWorld(
      Exchange.restore(this.exchange.snapshot(), { newSha256 }),
      this.#contracts,
      this.#time,
      this.#key,
    )
  }

  pass(milliseconds: number): void {
    this.#time += milliseconds
  }

  renewLeases(): void {
    for (const role of ['feed', 'maker'] as const)
      this.apply({ type: 'AcquireLease', role, holder: HOLDER, until: this.#time + 60_000 })
  }

  /** A round of samples of every index, all at one price. */
  sample(price: number): Outcome {
    const sources = Array.from({ length: SOURCES }, (_, source) => price + source - 2)
    const samples = Array.from({ length: this.#contracts }, (_, place) => ({ market: FIRST_INDEX + place, sources }))
    return this.apply({ type: 'IndexSamples', holder: HOLDER, samples })
  }

  /** The house maker quotes every contract around a price. */
  quote(price: number): Outcome[] {
    const lots = Array.from({ length: QUOTE_LEVELS }, () => LEVEL_LOTS)
    const quotes = { bid: price - QUOTE_STEP, ask: price + QUOTE_STEP, step: QUOTE_STEP, lots }
    return Array.from({ length: this.#contracts }, (_, place) =>
      this.apply({ type: 'QuoteContract', holder: HOLDER, contract: FIRST_CONTRACT + place, ...quotes }),
    )
  }

  order(order: BenchOrder): Outcome {
    return this.apply(contractOrder(order, this.#stamp(order.owner)))
  }

  cancel(owner: OwnerId, order: number): Outcome {
    return this.apply({ type: 'CancelContractOrder', ...this.#stamp(owner), order })
  }

  /** Nothing of a benchmark may be refused. */
  apply(command: Command): Outcome {
    const outcome = this.exchange.apply({ sequence: this.exchange.sequence + 1, time: this.#time, command })
    if (outcome.reply.kind === 'rejected') throw new Error(`${command.type} was refused: ${outcome.reply.rejection}`)
    return outcome
  }

  #enter(owner: OwnerId): void {
    const amount = 100_000n * USDT
    this.apply({ type: 'OpenOwner', ref: `${owner}` })
    this.apply({ type: 'FaucetCredit', owner, asset: 1, amount, ref: `${owner}` })
    this.apply({ type: 'TransferFunds', ...this.#stamp(owner), from: 'funds', to: 'contract', asset: 1, amount })
  }

  #stamp(owner: OwnerId) {
    return { owner, key1: ++this.#key, key2: 7, inputHash: 1, issuedAt: 0 }
  }
}
