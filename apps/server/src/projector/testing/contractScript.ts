import type {
  ContractTrade,
  CoreEvent,
  IndexSampled,
  LiquidationStep,
  MarkStruck,
  PositionChanged,
} from '@touchstone/protocol'
import { type Random, seededRandom } from '@touchstone/quantities'
import type { ScriptedWorld } from './scriptedWorld.ts'

/** 2026-01-01T23:50:00Z: the script crosses midnight. */
export const SCRIPT_START_MS = 1_767_311_400_000
export const INDEXES = [1, 1001, 1002] as const
export const CONTRACTS = [2001, 2002] as const
const CUSTOMERS = [1000, 1001, 1002] as const
const HOUSE = 4
const FIRST_ORDER = 10_000

function pick<Value>(random: Random, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0]
}

export function sampled(index: number, price: number): IndexSampled {
  const sources = [price - 1, price, price + 1]
  return { type: 'IndexSampled', index, price, sources, used: 3, spreadPpm: 40 }
}

export function struck(contract: number, mark: number, at: number): MarkStruck {
  const legs = { index: mark, fundingLeg: mark + 1, basisLeg: mark - 1, last: mark }
  return { type: 'MarkStruck', contract, mark, ...legs, fundingE8: 10_000, nextFundingAt: at + 1_000 }
}

export function liquidationStep(position: number, owner: number, step: LiquidationStep['step']): LiquidationStep {
  return {
    type: 'LiquidationStep',
    position,
    owner,
    contract: 2001,
    step,
    marginMode: 'isolated',
    side: 'long',
    mark: 900,
    index: 901,
    sampleSequence: 3,
    lots: 10,
    entryValue: 10_000n,
    markValue: 9_000n,
    margin: 1_010n,
    unrealised: -1_000n,
    equity: 10n,
    tier: 0,
    maintenancePpm: 5_000,
    deduction: 0n,
    maintenance: 45n,
    riskPpm: 4_500_000,
    liquidationPrice: 904,
    bankruptcyPrice: 899,
    lotsClosed: step === 'orders_cancelled' ? 0 : 10,
    value: step === 'orders_cancelled' ? 0n : 8_990n,
    fee: 0n,
    shortfall: 0n,
  }
}

export interface Holding {
  readonly id: number
  lots: number
  value: bigint
  openedAt: number
}

/** A made-up day of trading: orders, fills, positions, marks and samples by a seed. Not what a core would allow. */
export class ContractScript {
  readonly #world: ScriptedWorld
  readonly #random: Random
  readonly #holdings = new Map<string, Holding>()
  #time = SCRIPT_START_MS
  #order = FIRST_ORDER
  #trade = 0
  #position = 0

  constructor(world: ScriptedWorld, seed: number) {
    this.#world = world
    this.#random = seededRandom(seed)
  }

  get time(): number {
    return this.#time
  }

  run(steps: number): void {
    for (let step = 0; step < steps; step++) {
      this.#time += 300 + Math.floor(this.#random() * 3_000)
      if (step % 2 === 0) this.#world.tell(this.#time, this.#prices())
      else this.#world.tell(this.#time, this.#deal())
    }
  }

  #prices(): CoreEvent[] {
    const price = () => 1_000 + Math.floor(this.#random() * 100)
    return [
      ...INDEXES.map((index) => sampled(index, this.#random() < 0.05 ? 0 : price())),
      ...CONTRACTS.map((contract) => struck(contract, price(), this.#time)),
    ]
  }

  /** A customer's market order that the house fills, and the position after it. */
  #deal(): CoreEvent[] {
    const owner = pick(this.#random, CUSTOMERS)
    const contract = pick(this.#random, CONTRACTS)
    const lots = 1 + Math.floor(this.#random() * 5)
    const side = this.#random() < 0.5 ? 'buy' : 'sell'
    const order = ++this.#order
    const price = 1_000 + Math.floor(this.#random() * 50)
    const terms = { price: 0, lots, leverage: 10, marginMode: 'isolated', reduceOnly: false, stopPrice: 0 } as const
    const rest = { trigger: 'mark', boundPrice: price, selfTrade: 'expire_taker', takeProfit: 0, stopLoss: 0 } as const
    const rates = { makerPpm: 200, takerPpm: 500, origin: 'user', state: 'open' } as const
    const place = { order, owner, contract }
    const filled = this.#random() < 0.8
    return [
      {
        type: 'ContractOrderAccepted',
        ...place,
        side,
        kind: 'market',
        timeInForce: 'IOC',
        ...terms,
        ...rest,
        ...rates,
      },
      ...(filled ? [this.#fill(owner, contract, { order, side, lots, price })] : []),
      { type: 'ContractOrderClosed', ...place, reason: filled ? 'filled' : 'expired', lotsLeft: filled ? 0 : lots },
      ...(filled ? [this.#holding(owner, contract, side === 'buy' ? lots : -lots, price)] : []),
    ]
  }

  #fill(
    owner: number,
    contract: number,
    { order, side, lots, price }: { order: number; side: 'buy' | 'sell'; lots: number; price: number },
  ): ContractTrade {
    const orders = { takerSide: side, takerOrder: order, makerOrder: 1, taker: owner, maker: HOUSE }
    const money = { takerFee: 3n, makerFee: 1n, takerRealised: BigInt(this.#trade % 3), makerRealised: 0n }
    const notional = BigInt(price * lots)
    return {
      type: 'ContractTrade',
      trade: ++this.#trade,
      contract,
      price,
      lots,
      notional,
      ...orders,
      ...money,
      origin: 'user',
    }
  }

  #holding(owner: number, contract: number, change: number, price: number): CoreEvent {
    const key = `${owner} ${contract}`
    const held = this.#holdings.get(key) ?? { id: ++this.#position, lots: 0, value: 0n, openedAt: this.#time }
    const lots = held.lots + change
    const terms = { leverage: 10, marginMode: 'isolated', realised: 5n, fees: 3n, funding: -1n } as const
    const place = { position: held.id, owner, contract, openedAt: held.openedAt }
    if (lots === 0) {
      this.#holdings.delete(key)
      const side = change > 0 ? 'short' : 'long'
      const closed = { lotsClosed: Math.abs(change), entryValue: held.value, exitValue: held.value + 5n }
      return { type: 'PositionClosed', ...place, side, ...closed, ...terms, closedBy: 'user' }
    }
    held.lots = lots
    held.value = BigInt(Math.abs(lots) * price)
    this.#holdings.set(key, held)
    const protection = { takeProfit: 0, stopLoss: 0, margin: held.value / 10n }
    const changed: PositionChanged = {
      type: 'PositionChanged',
      ...place,
      lots,
      entryValue: held.value,
      ...protection,
      ...terms,
    }
    return changed
  }
}
