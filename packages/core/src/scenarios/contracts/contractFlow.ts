import {
  type Command,
  type ContractDefinition,
  type CustomerCommand,
  FIRST_CUSTOMER,
  type Genesis,
  type IndexDefinition,
  type OrderKind,
  type PlaceContractOrder,
  SYSTEM_OWNERS,
  type TimeInForce,
} from '@touchstone/protocol'
import type { Exchange } from '../../exchange.ts'
import { Dice } from '../spot/randomFlow.ts'
import { TOY_INDEXES } from '../timedOptions/optionRun.ts'
import { HOLDER, TOY_GENESIS } from '../toyExchange.ts'
import { BTC_PERP, PERP } from './contractWorld.ts'

const CUSTOMERS = 6
const OTHER_PERP = 2003
const CONTRACTS = [PERP, PERP, PERP, OTHER_PERP]
const KINDS: readonly OrderKind[] = [
  'limit',
  'limit',
  'limit',
  'limit',
  'market',
  'market',
  'stop_limit',
  'stop_market',
]
const TIMES: readonly TimeInForce[] = ['GTC', 'GTC', 'GTC', 'GTC', 'IOC', 'FOK', 'POST']
const MODES = ['expire_taker', 'expire_maker', 'expire_both'] as const
const SECOND_MS = 1_000

/** Two contracts on one index, so that cross accounts hold both; funding every minute. */
const LISTED: readonly ContractDefinition[] = [
  { ...BTC_PERP, fundingIntervalMs: 60_000, maxOpenOrders: 3 },
  { ...BTC_PERP, id: OTHER_PERP, symbol: 'BTCPERP2', fundingIntervalMs: 60_000, lotSize: '0.3', maxOpenOrders: 12 },
]

/** A command and how long before it nothing happens. */
export interface Step {
  readonly wait: number
  readonly command: Command
}

/** The toy genesis with an insurance fund of so many units of USDT. */
export function contractGenesis(insurance: bigint): Genesis {
  if (insurance === 0n) return TOY_GENESIS
  return {
    ...TOY_GENESIS,
    capital: [...TOY_GENESIS.capital, { owner: 'insurance', asset: 1, amount: insurance }],
  }
}

/**
 * Commands about contracts in a mix that keeps a toy exchange busy: few owners, high leverage, and a price that walks and
 * now and then jumps, so that they meet, add, reduce, flip, are protected, run out of margin and are liquidated.
 */
export class ContractFlow {
  readonly #dice: Dice
  #key = 0
  #index = 1_000

  constructor(seed: number) {
    this.#dice = new Dice(seed)
  }

  /** The listings, the owners, and their contract money. */
  opening(): Command[] {
    const commands: Command[] = [
      { type: 'ListIndex', definition: TOY_INDEXES[0] as IndexDefinition },
      ...LISTED.map((definition): Command => ({ type: 'ListContract', definition })),
    ]
    for (let place = 0; place < CUSTOMERS; place++) {
      const owner = FIRST_CUSTOMER + place
      const amount = BigInt(2 + place * 3) * 100_000_000n
      commands.push({ type: 'OpenOwner', ref: `customer ${place}` })
      commands.push({ type: 'FaucetCredit', owner, asset: 1, amount, ref: `${place}` })
      commands.push({ type: 'TransferFunds', ...this.#stampOf(owner), from: 'funds', to: 'contract', asset: 1, amount })
    }
    const owner = SYSTEM_OWNERS.sandboxFlow
    commands.push({ type: 'FaucetCredit', owner, asset: 1, amount: 400_000_000n, ref: 'flow' })
    return [...commands, this.#samples()]
  }

  next(exchange: Exchange): Step {
    const dice = this.#dice
    const roll = dice.roll(100)
    if (roll < 12) return { wait: dice.pick([0, SECOND_MS, SECOND_MS, 3 * SECOND_MS]), command: this.#samples() }
    if (roll < 14) return { wait: 0, command: this.#lease(exchange) }
    return { wait: 0, command: this.#trade(roll, exchange) }
  }

  #trade(roll: number, exchange: Exchange): Command {
    const dice = this.#dice
    const stamp = this.#stamp()
    const contract = dice.pick(CONTRACTS)
    if (roll < 56) return this.#place()
    if (roll < 60) return { type: 'CancelContractOrder', ...this.#target(exchange) }
    if (roll < 67) return this.#amend(exchange)
    if (roll < 73)
      return {
        type: 'ClosePosition',
        ...stamp,
        contract,
        position: 0,
        lots: dice.roll(6),
        price: dice.pick([0, 0, this.#near()]),
      }
    if (roll < 75) return { type: 'CloseAllPositions', ...stamp, contract: dice.pick([0, contract]) }
    if (roll < 79) return { type: 'SetProtection', ...stamp, contract, position: 0, ...this.#protection() }
    if (roll < 83)
      return {
        type: 'AdjustMargin',
        ...stamp,
        contract,
        position: 0,
        change: BigInt((dice.roll(41) - 20) * dice.pick([1, 1, 30])) * 1_000_000n,
      }
    if (roll < 86)
      return {
        type: 'SetLeverage',
        ...stamp,
        contract,
        leverage: dice.pick([1, 5, 20, 50, 60]),
        marginMode: dice.pick(['isolated', 'cross']),
      }
    if (roll < 88) return { type: 'CancelAllContractOrders', ...stamp, contract: dice.pick([0, contract]) }
    if (roll < 96) return this.#quote(contract)
    return this.#rare(stamp)
  }

  #place(): PlaceContractOrder {
    const dice = this.#dice
    const kind = dice.pick(KINDS)
    const priced = kind === 'limit' || kind === 'stop_limit'
    const stops = kind === 'stop_limit' || kind === 'stop_market'
    const stamp = this.#stamp()
    const reduceOnly = dice.roll(6) === 0
    // Mostly one way for each owner, so that leverage and mode of open positions and new orders agree.
    const own = stamp.owner % 3
    const odd = dice.roll(12) === 0
    return {
      type: 'PlaceContractOrder',
      ...stamp,
      contract: dice.pick(CONTRACTS),
      side: dice.pick(['buy', 'sell']),
      kind,
      timeInForce: priced ? dice.pick(TIMES) : dice.pick(['GTC', 'IOC', 'FOK']),
      price: priced ? this.#near() : 0,
      lots: 1 + dice.roll(dice.roll(5) === 0 ? 60 : 8),
      leverage: odd ? dice.pick([3, 50, 70]) : ([50, 20, 10][own] ?? 10),
      marginMode: own === 1 ? 'cross' : 'isolated',
      reduceOnly,
      stopPrice: stops ? this.#near() : 0,
      trigger: dice.pick(['mark', 'last']),
      maxSlippagePpm: dice.pick([0, 0, 20_000, 60_000]),
      selfTrade: dice.pick(MODES),
      ...(reduceOnly || dice.roll(4) > 0 ? { takeProfit: 0, stopLoss: 0 } : this.#protection()),
    }
  }

  #amend(exchange: Exchange): Command {
    const dice = this.#dice
    const price = dice.roll(2) === 0 ? 0 : this.#near()
    const stopPrice = dice.roll(4) === 0 ? this.#near() : 0
    return { type: 'AmendContractOrder', ...this.#target(exchange), price, lots: dice.roll(10), stopPrice }
  }

  #quote(contract: number): Command {
    const dice = this.#dice
    const middle = this.#index + dice.roll(5) - 2
    const lots = Array.from({ length: dice.roll(6) }, () => dice.roll(20))
    const bid = dice.roll(10) === 0 ? 0 : middle - 1 - dice.roll(3)
    return {
      type: 'QuoteContract',
      holder: HOLDER,
      contract,
      bid,
      ask: middle + dice.roll(3),
      step: 1 + dice.roll(2),
      lots,
    }
  }

  #rare(stamp: CustomerCommand): Command {
    const dice = this.#dice
    const wallets = dice.roll(3) === 0 ? (['contract', 'funds'] as const) : (['funds', 'contract'] as const)
    return dice.pick<Command>([
      {
        type: 'TransferFunds',
        ...stamp,
        from: wallets[0],
        to: wallets[1],
        asset: 1,
        amount: BigInt(1 + dice.roll(80)) * 1_000_000n,
      },
      { type: 'FaucetCredit', owner: stamp.owner, asset: 1, amount: 60_000_000n, ref: `more ${this.#key}` },
      { type: 'FreezeOwner', owner: stamp.owner, frozen: dice.roll(8) === 0, reason: 'chance' },
      {
        type: 'SetMarketState',
        market: PERP,
        state: dice.pick(['open', 'open', 'open', 'open', 'open', 'halted', 'cancel_only']),
        reason: '',
      },
      { type: 'SetMarketState', market: PERP, state: 'open', reason: '' },
    ])
  }

  /** The price walks a little, jumps at times, and now and then the sources fail or disagree. */
  #samples(): Command {
    const dice = this.#dice
    const jump = dice.roll(12) === 0 ? dice.roll(121) - 60 : dice.roll(7) - 3
    this.#index = Math.max(500, Math.min(2_000, this.#index + jump))
    const sources = dice.roll(25) === 0 ? [] : [this.#index - 1, this.#index, this.#index + 1]
    if (dice.roll(20) === 0) sources.push(this.#index + 15)
    return { type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources }] }
  }

  #lease(exchange: Exchange): Command {
    const role = this.#dice.pick(['feed', 'maker', 'flow'] as const)
    return { type: 'AcquireLease', role, holder: HOLDER, until: exchange.time + 60_000 }
  }

  /** Mostly an owner's live order, now and then anybody's or nobody's. */
  #target(exchange: Exchange) {
    const stamp = this.#stamp()
    const owner = this.#dice.roll(10) === 0 ? FIRST_CUSTOMER : stamp.owner
    const live = exchange.contracts.orders(owner)
    const order = live.length === 0 ? 1 + this.#dice.roll(50) : this.#dice.pick(live).order
    return { ...stamp, order }
  }

  #near(): number {
    return this.#index - 15 + this.#dice.roll(31)
  }

  #protection() {
    const above = this.#index + 1 + this.#dice.roll(20)
    const below = this.#index - 1 - this.#dice.roll(20)
    return this.#dice.roll(2) === 0
      ? { takeProfit: above, stopLoss: this.#dice.pick([0, below]) }
      : { takeProfit: this.#dice.pick([0, below]), stopLoss: above }
  }

  #stamp() {
    const flow = this.#dice.roll(15) === 0
    return this.#stampOf(flow ? SYSTEM_OWNERS.sandboxFlow : FIRST_CUSTOMER + this.#dice.roll(CUSTOMERS))
  }

  #stampOf(owner: number) {
    const key1 = owner === SYSTEM_OWNERS.sandboxFlow ? HOLDER : 3
    return { owner, key1, key2: ++this.#key, inputHash: 5, issuedAt: 0 }
  }
}
