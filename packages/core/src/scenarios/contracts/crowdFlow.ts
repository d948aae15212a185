import {
  type Command,
  type ContractDefinition,
  FIRST_CUSTOMER,
  type IndexDefinition,
  type MarginMode,
  PLAIN_CONTRACT_TERMS,
  type Side,
} from '@touchstone/protocol'
import { wholeQuotient } from '@touchstone/quantities'
import type { Exchange } from '../../exchange.ts'
import { Dice } from '../spot/randomFlow.ts'
import { TOY_INDEXES } from '../timedOptions/optionRun.ts'
import { HOLDER } from '../toyExchange.ts'
import type { Step } from './contractFlow.ts'
import { BTC_PERP } from './contractWorld.ts'

const CUSTOMERS = 14
const INDEXES = [1, 2] as const
const CONTRACTS = [
  { id: 2_000, index: 1, lotSize: '0.1' },
  { id: 2_003, index: 1, lotSize: '0.3' },
  { id: 2_004, index: 2, lotSize: '0.1' },
  { id: 2_005, index: 2, lotSize: '0.2' },
] as const
const FIRST_PRICE = { 1: 1_000, 2: 100_000 } as const
const SECOND_MS = 1_000

/** A smaller fraction of the price for a larger one: what is left when it is divided by so much. */
const [WALK, JUMP, NEAR] = [400, 12, 60] as const

/**
 * A crowd in four contracts on two indexes, isolated and cross, that trades, protects, moves money and changes margins while
 * the indexes, mostly one at a time, walk and at times jump far: accounts come close to their end in one contract while the
 * marks of others stand still.
 */
export class CrowdFlow {
  readonly #dice: Dice
  readonly #prices = { ...FIRST_PRICE } as Record<1 | 2, number>
  #key = 0

  constructor(seed: number) {
    this.#dice = new Dice(seed)
  }

  opening(): Command[] {
    const btc = TOY_INDEXES[0] as IndexDefinition
    const eth = { ...btc, id: 2, symbol: 'ETHUSDT', name: 'Ether', tickSize: '0.01' }
    const commands: Command[] = [btc, eth].map((definition) => ({ type: 'ListIndex', definition }))
    for (const { id, index, lotSize } of CONTRACTS)
      commands.push({ type: 'ListContract', definition: contractOf(id, index, lotSize) })
    for (let place = 0; place < CUSTOMERS; place++) {
      const owner = FIRST_CUSTOMER + place
      const amount = BigInt(this.#between(300, 4_000)) * 1_000_000n
      commands.push({ type: 'OpenOwner', ref: `customer ${place}` })
      commands.push({ type: 'FaucetCredit', owner, asset: 1, amount, ref: `${place}` })
      commands.push({ type: 'TransferFunds', ...this.#stamp(owner), from: 'funds', to: 'contract', asset: 1, amount })
    }
    return [...commands, this.#samples([1, 2])]
  }

  next(exchange: Exchange): Step {
    const roll = this.#dice.roll(100)
    if (roll < 20)
      return { wait: this.#dice.pick([0, SECOND_MS, 2 * SECOND_MS]), command: this.#samples(this.#sampled()) }
    if (roll < 24) return { wait: 0, command: this.#lease(exchange) }
    return { wait: 0, command: this.#trade(roll, exchange) }
  }

  #trade(roll: number, exchange: Exchange): Command {
    const { id, index } = this.#dice.pick(CONTRACTS)
    const owner = FIRST_CUSTOMER + this.#dice.roll(CUSTOMERS)
    const own = { ...this.#stamp(owner), contract: id, position: 0 }
    if (roll < 68) return this.#order(owner, id, index)
    if (roll < 78) return this.#quote(id, index)
    if (roll < 84) return { type: 'ClosePosition', ...own, lots: this.#dice.roll(9), price: 0 }
    if (roll < 87) return { type: 'SetProtection', ...own, ...this.#protection(index) }
    if (roll < 90) return { type: 'AdjustMargin', ...own, change: BigInt(this.#between(-90, 90)) * 1_000_000n }
    if (roll < 93) {
      const marginMode = this.#dice.pick<MarginMode>(['isolated', 'cross'])
      return {
        type: 'SetLeverage',
        ...this.#stamp(owner),
        contract: id,
        leverage: this.#dice.pick([5, 10, 20, 50]),
        marginMode,
      }
    }
    if (roll < 96) {
      const { transferable } = exchange.contracts.account(owner)
      const out = this.#dice.roll(3) > 0 && transferable > 0n
      const [from, to] = out ? (['contract', 'funds'] as const) : (['funds', 'contract'] as const)
      const amount = out ? (transferable * BigInt(this.#between(1, 10))) / 10n + 1n : 50_000_000n
      return { type: 'TransferFunds', ...this.#stamp(owner), from, to, asset: 1, amount }
    }
    if (roll < 98) return { type: 'CancelAllContractOrders', ...this.#stamp(owner), contract: 0 }
    const state = this.#dice.pick(['open', 'open', 'open', 'halted'] as const)
    return { type: 'SetMarketState', market: id, state, reason: '' }
  }

  #order(owner: number, contract: number, index: 1 | 2): Command {
    const dice = this.#dice
    const market = dice.roll(3) === 0
    // Mostly one way for each owner and contract, so that positions and new orders agree.
    const own = (owner + contract) % 4
    return {
      type: 'PlaceContractOrder',
      ...this.#stamp(owner),
      contract,
      side: dice.pick<Side>(['buy', 'sell']),
      kind: market ? 'market' : 'limit',
      timeInForce: market ? 'IOC' : 'GTC',
      price: market ? 0 : this.#near(index),
      lots: this.#between(1, 30),
      leverage: [50, 20, 10, 50][own] ?? 10,
      marginMode: own < 2 ? 'cross' : 'isolated',
      ...PLAIN_CONTRACT_TERMS,
      ...(dice.roll(4) === 0 ? this.#protection(index) : {}),
    }
  }

  #quote(contract: number, index: 1 | 2): Command {
    const middle = this.#prices[index]
    const step = Math.max(1, wholeQuotient(middle, 1_000))
    const lots = Array.from({ length: this.#dice.roll(6) }, () => this.#dice.roll(60))
    return { type: 'QuoteContract', holder: HOLDER, contract, bid: middle - step, ask: middle + step, step, lots }
  }

  #protection(index: 1 | 2) {
    const price = this.#prices[index]
    const away = () => 1 + this.#dice.roll(wholeQuotient(price, NEAR))
    const [above, below] = [price + away(), price - away()]
    return this.#dice.roll(2) === 0
      ? { takeProfit: above, stopLoss: this.#dice.pick([0, below]) }
      : { takeProfit: this.#dice.pick([0, below]), stopLoss: above }
  }

  #sampled(): readonly (1 | 2)[] {
    return this.#dice.pick<readonly (1 | 2)[]>([[1], [2], INDEXES])
  }

  #samples(indexes: readonly (1 | 2)[]): Command {
    const samples = indexes.map((market) => {
      const first = FIRST_PRICE[market]
      const reach = wholeQuotient(first, this.#dice.roll(25) === 0 ? JUMP : WALK)
      const moved = this.#prices[market] + this.#between(-reach, reach)
      this.#prices[market] = Math.max(wholeQuotient(first, 2), Math.min(first * 2, moved))
      return { market, sources: [this.#prices[market]] }
    })
    return { type: 'IndexSamples', holder: HOLDER, samples }
  }

  #lease(exchange: Exchange): Command {
    const role = this.#dice.pick(['feed', 'maker'] as const)
    return { type: 'AcquireLease', role, holder: HOLDER, until: exchange.time + 60_000 }
  }

  #near(index: 1 | 2): number {
    const price = this.#prices[index]
    const reach = wholeQuotient(price, 2 * NEAR)
    return price + this.#between(-reach, reach)
  }

  #between(from: number, to: number): number {
    return from + this.#dice.roll(to - from + 1)
  }

  #stamp(owner: number) {
    return { owner, key1: 3, key2: ++this.#key, inputHash: 5, issuedAt: 0 }
  }
}

function contractOf(id: number, index: number, lotSize: string): ContractDefinition {
  // A whole unit of the dearer index is worth as much as one of the other.
  return { ...BTC_PERP, id, index, lotSize, symbol: `CROWD${id}`, fundingIntervalMs: 60_000, maxOpenOrders: 6 }
}
