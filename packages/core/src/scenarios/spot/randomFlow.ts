import {
  type Command,
  FIRST_CUSTOMER,
  type OrderKind,
  type PlaceBracket,
  type PlaceOrder,
  SYSTEM_OWNERS,
  type TimeInForce,
} from '@touchstone/protocol'
import type { Exchange } from '../../exchange.ts'
import { HOLDER } from '../toyExchange.ts'

const CUSTOMERS = 5
const KINDS: readonly OrderKind[] = ['limit', 'limit', 'limit', 'limit', 'market', 'stop_limit', 'stop_market']
const TIMES: readonly TimeInForce[] = ['GTC', 'GTC', 'GTC', 'GTC', 'IOC', 'FOK', 'POST']
const MODES = ['expire_taker', 'expire_maker', 'expire_both'] as const

/** A seeded stream of whole numbers (xorshift): the same seed gives the same flow everywhere. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1) | 1
  }

  /** 0 to `sides` − 1. */
  roll(sides: number): number {
    let state = this.#state
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    this.#state = state
    return (state >>> 0) % sides
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.roll(choices.length)] as T
  }
}

/**
 * Commands of every kind in a mix that keeps a toy exchange busy: few owners and a narrow price range, so that they meet,
 * run out of funds, trade with themselves, trigger stops and repeat themselves.
 */
export class RandomFlow {
  readonly #dice: Dice
  #key = 0
  #last: Command | undefined

  constructor(seed: number) {
    this.#dice = new Dice(seed)
  }

  /** Owners and their funds. */
  opening(): Command[] {
    const commands: Command[] = []
    for (let index = 0; index < CUSTOMERS; index++) {
      commands.push({ type: 'OpenOwner', ref: `customer ${index}` })
      for (const asset of [1, 2, 3]) {
        const amount = asset === 1 ? 6_000_000_000n : 8_000_000_000n
        commands.push({ type: 'FaucetCredit', owner: FIRST_CUSTOMER + index, asset, amount, ref: `${index}/${asset}` })
      }
    }
    const owner = SYSTEM_OWNERS.sandboxFlow
    commands.push({ type: 'FaucetCredit', owner, asset: 1, amount: 5_000_000_000n, ref: 'flow' })
    return commands
  }

  /** The next command; looks at the exchange for orders worth changing and for the time. */
  next(exchange: Exchange): Command {
    const dice = this.#dice
    if (this.#last && dice.roll(20) === 0) return this.#repeat(this.#last)
    const command = this.#fresh(dice.roll(100), exchange)
    this.#last = command
    return command
  }

  #fresh(roll: number, exchange: Exchange): Command {
    const dice = this.#dice
    if (roll < 8) return this.#bracket()
    if (roll < 55) return this.#place()
    if (roll < 66) return { type: 'CancelOrder', ...this.#target(exchange) }
    if (roll < 80) {
      const price = dice.roll(2) * (90 + dice.roll(21))
      return { type: 'AmendOrder', ...this.#target(exchange), price, lots: dice.roll(8) }
    }
    if (roll < 90) return this.#quote()
    if (roll < 92) return { type: 'CancelAllOrders', ...this.#stamp(), market: dice.roll(3) }
    if (roll < 95) return this.#samples()
    if (roll < 97)
      return {
        type: 'AcquireLease',
        role: dice.pick(['feed', 'maker', 'flow']),
        holder: HOLDER,
        until: exchange.time + 60_000,
      }
    return this.#rare()
  }

  #place(): PlaceOrder {
    const dice = this.#dice
    const market = dice.roll(5) === 0 ? 2 : 1
    const kind = dice.pick(KINDS)
    const priced = kind === 'limit' || kind === 'stop_limit'
    const byTurnover = !priced && dice.roll(2) === 0
    const near = () => (market === 1 ? 90 + dice.roll(21) : 9_900 + dice.roll(200))
    return {
      type: 'PlaceOrder',
      ...this.#stamp(),
      market,
      side: dice.pick(['buy', 'sell']),
      kind,
      timeInForce: priced ? dice.pick(TIMES) : dice.pick(['GTC', 'IOC', 'FOK']),
      price: priced ? near() : 0,
      lots: byTurnover ? 0 : 1 + dice.roll(market === 1 ? 12 : 500),
      turnover: byTurnover ? BigInt(10 + dice.roll(900)) * 1_000_000n : 0n,
      stopPrice: kind === 'stop_limit' || kind === 'stop_market' ? near() : 0,
      maxSlippagePpm: dice.pick([0, 0, 10_000, 40_000, 200_000]),
      selfTrade: dice.pick(MODES),
    }
  }

  /** An order with exits on both sides of its price, mostly. */
  #bracket(): PlaceBracket {
    const dice = this.#dice
    const order = this.#place()
    const middle = order.price || order.stopPrice || (order.market === 1 ? 100 : 10_000)
    const away = () => (1 + dice.roll(8)) * (order.market === 1 ? 1 : 10)
    const stopLoss = dice.roll(4) === 0 ? 0 : middle - away()
    return {
      ...order,
      type: 'PlaceBracket',
      side: dice.roll(20) === 0 ? 'sell' : 'buy',
      goodTill: 0,
      takeProfit: dice.roll(4) === 0 ? 0 : middle + away() - dice.roll(3),
      stopLoss,
      stopLossLimit: stopLoss !== 0 && dice.roll(2) === 0 ? stopLoss - 1 : 0,
      stopLossSlippagePpm: 0,
    }
  }

  #quote(): Command {
    const dice = this.#dice
    const middle = 95 + dice.roll(11)
    const levels = (direction: number) => {
      const prices = Array.from({ length: dice.roll(5) }, (_, index) => middle + direction * (1 + index))
      return prices.flatMap((price) => [price, 1 + dice.roll(6)])
    }
    const owner = SYSTEM_OWNERS.liquidity
    return { type: 'MassQuote', holder: HOLDER, owner, market: 1, bids: levels(-1), asks: levels(1) }
  }

  #samples(): Command {
    const dice = this.#dice
    const sources = Array.from({ length: dice.pick([0, 1, 3, 4, 5]) }, () => 95 + dice.roll(11))
    const samples = [{ market: 1, sources }]
    return { type: 'IndexSamples', holder: dice.pick([HOLDER, HOLDER, HOLDER, 8]), samples }
  }

  #rare(): Command {
    const dice = this.#dice
    const owner = FIRST_CUSTOMER + dice.roll(CUSTOMERS)
    return dice.pick<Command>([
      { type: 'FreezeOwner', owner, frozen: dice.roll(3) === 0, reason: 'chance' },
      { type: 'SetTier', owner, tier: dice.roll(3) },
      {
        type: 'SetMarketState',
        market: 1,
        state: dice.pick(['open', 'open', 'open', 'halted', 'cancel_only']),
        reason: '',
      },
      { type: 'SetMarketState', market: 1, state: 'open', reason: '' },
      { type: 'FaucetCredit', owner, asset: 1 + dice.roll(2), amount: 1_000_000_000n, ref: `more ${dice.roll(50)}` },
      { type: 'ActivateRules', version: 1 + dice.roll(2) },
    ])
  }

  /** The same command again, sometimes with another input under the same identity. */
  #repeat(command: Command): Command {
    return 'inputHash' in command && this.#dice.roll(3) === 0
      ? { ...command, inputHash: command.inputHash + 1 }
      : command
  }

  /** Mostly an owner's live order, now and then anybody's or nobody's. */
  #target(exchange: Exchange) {
    const stamp = this.#stamp()
    const owner = this.#dice.roll(10) === 0 ? FIRST_CUSTOMER : stamp.owner
    const live = exchange.spot.openOrders(owner)
    const order = live.length === 0 ? 1 + this.#dice.roll(50) : this.#dice.pick(live).order
    return { ...stamp, order }
  }

  #stamp() {
    const flow = this.#dice.roll(12) === 0
    const owner = flow ? SYSTEM_OWNERS.sandboxFlow : FIRST_CUSTOMER + this.#dice.roll(CUSTOMERS)
    return { owner, key1: flow ? HOLDER : 3, key2: ++this.#key, inputHash: 5, issuedAt: 0 }
  }
}
