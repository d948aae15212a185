import { Exchange } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import {
  type Command,
  type ContractDefinition,
  FIRST_CUSTOMER,
  type Genesis,
  type IndexDefinition,
  type Outcome,
  type OwnerId,
  PLAIN_CONTRACT_TERMS,
} from '@touchstone/protocol'
import { Random } from '../../world/random.ts'
import { ContractAudit } from './contractAudit.ts'
import type { Minute } from './violentMinutes.ts'

const HOLDER = 1
const INDEX = 1000
const CONTRACT = 2000
const USDT = 1_000_000n
const LEVERAGES = [5, 10, 20, 25, 50, 75, 100]
/** Between the prices of a minute. */
const STEP_MS = 15_000
const LEASE_MS = 60_000
const SWEEP_MINUTES = 60
const QUOTE_LEVELS = 12

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
    { owner: 'liquidity', asset: 1, amount: 50_000_000n * USDT },
    { owner: 'insurance', asset: 1, amount: 5_000n * USDT },
  ],
}

const INDEX_DEFINITION: Omit<IndexDefinition, 'tickSize'> = {
  id: INDEX,
  symbol: 'VIOLENT',
  name: 'A violent day',
  class: 'crypto',
  calendar: { zone: 'utc', sessions: [{ from: 0, to: 10_080 }], holidays: [] },
}

const CONTRACT_DEFINITION: Omit<ContractDefinition, 'lotSize'> = {
  id: CONTRACT,
  symbol: 'VIOLENTPERP',
  name: 'Violent Perpetual',
  kind: 'perpetual',
  index: INDEX,
  quote: 1,
  unit: 'coin',
  minLots: 1,
  maxLots: 10_000_000,
  maxLeverage: 100,
  tiers: [
    { upTo: '50000', maintenancePpm: 4_000, maxLeverage: 100 },
    { upTo: '250000', maintenancePpm: 10_000, maxLeverage: 50 },
    { upTo: '1000000', maintenancePpm: 25_000, maxLeverage: 20 },
    { upTo: '10000000', maintenancePpm: 50_000, maxLeverage: 10 },
  ],
  makerPpm: 200,
  takerPpm: 500,
  liquidationPpm: 5_000,
  bandPpm: 50_000,
  defaultSlippagePpm: 10_000,
  maxSlippagePpm: 50_000,
  maxOpenOrders: 50,
  fundingIntervalMs: 28_800_000,
  interestE8: 10_000,
  interestClampE8: 50_000,
  fundingCapE8: 750_000,
  impactNotional: '20000',
  expiry: 0,
}

export interface ViolentMarket {
  readonly tickSize: string
  readonly lotSize: string
  /** Quote units of one tick × one lot. */
  readonly quantum: bigint
}

/**
 * One contract, hundreds of leveraged customers drawn from a seed, and the house quoting around an index that follows the
 * minutes given. Every outcome is audited.
 */
export class ViolentDay {
  readonly exchange = new Exchange({ newSha256 })
  readonly audit: ContractAudit
  readonly #quantum: bigint
  readonly #random: Random
  readonly #customers: OwnerId[] = []
  #time: number
  #key = 0
  opened = 0
  refused = 0

  constructor(market: ViolentMarket, start: number, customers: number, seed: number) {
    this.#quantum = market.quantum
    this.#random = new Random(seed)
    this.#time = start - LEASE_MS
    this.audit = new ContractAudit(this.exchange, market.quantum)
    this.#apply(GENESIS)
    this.#apply({ type: 'ListIndex', definition: { ...INDEX_DEFINITION, tickSize: market.tickSize } })
    this.#apply({ type: 'ListContract', definition: { ...CONTRACT_DEFINITION, lotSize: market.lotSize } })
    for (let number = 0; number < customers; number++) this.#enter(FIRST_CUSTOMER + number)
  }

  run(minutes: readonly Minute[]): void {
    for (const [at, { time, prices }] of minutes.entries()) {
      this.#time = time
      for (const role of ['feed', 'maker'] as const)
        this.#apply({ type: 'AcquireLease', role, holder: HOLDER, until: time + LEASE_MS })
      for (const [step, price] of prices.entries()) this.#price(time + step * STEP_MS, price)
      if (at % SWEEP_MINUTES === 0) this.audit.sweep(this.#customers)
    }
    this.audit.sweep(this.#customers)
  }

  /** A sample of four sources that differ a little, the house's quotes, and a few customers who act on them. */
  #price(time: number, price: number): void {
    this.#time = time
    const sources = [price, price + 1, price - 1, price]
    this.#apply({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: INDEX, sources }] })
    const perLevel = Number((40_000n * USDT) / (BigInt(price) * this.#quantum))
    const lots = Array.from({ length: QUOTE_LEVELS }, () => perLevel)
    const step = Math.max(1, Math.round(price / 5_000))
    const quotes = { bid: price - step, ask: price + step, step, lots }
    this.#apply({ type: 'QuoteContract', holder: HOLDER, contract: CONTRACT, ...quotes })
    for (let acts = 0; acts < 2; acts++) this.#act(this.#random.pick(this.#customers), price)
  }

  #enter(owner: OwnerId): void {
    const amount = BigInt(this.#random.between(200, 20_000)) * USDT
    this.#apply({ type: 'OpenOwner', ref: String(owner) })
    this.#apply({ type: 'FaucetCredit', owner, asset: 1, amount, ref: String(owner) })
    this.#apply({ type: 'TransferFunds', ...this.#stamp(owner), from: 'funds', to: 'contract', asset: 1, amount })
    this.#customers.push(owner)
  }

  /** Opens a position at the market, or now and then closes the open one. */
  #act(owner: OwnerId, price: number): void {
    const holds = this.audit.holds(owner)
    if (holds && this.#random.chance(10))
      this.#apply({ type: 'ClosePosition', ...this.#stamp(owner), contract: CONTRACT, position: 0, lots: 0, price: 0 })
    if (holds) return
    const { transferable } = this.exchange.contracts.account(owner)
    const leverage = this.#random.pick(LEVERAGES)
    const notional = (transferable * BigInt(leverage * this.#random.between(20, 90))) / 100n
    const lots = Number(notional / (BigInt(price) * this.#quantum))
    if (lots > 0) this.#open(owner, leverage, lots)
  }

  #open(owner: OwnerId, leverage: number, lots: number): void {
    const outcome = this.#apply({
      type: 'PlaceContractOrder',
      ...this.#stamp(owner),
      contract: CONTRACT,
      side: this.#random.chance(50) ? 'buy' : 'sell',
      kind: 'market',
      timeInForce: 'IOC',
      price: 0,
      lots,
      leverage,
      marginMode: this.#random.chance(50) ? 'isolated' : 'cross',
      ...PLAIN_CONTRACT_TERMS,
    })
    if (outcome.reply.kind === 'rejected') this.refused++
    else this.opened++
  }

  #stamp(owner: OwnerId) {
    return { owner, key1: 1, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
  }

  #apply(command: Command): Outcome {
    const outcome = this.exchange.apply({ sequence: this.exchange.sequence + 1, time: this.#time, command })
    this.audit.take(outcome)
    return outcome
  }
}
