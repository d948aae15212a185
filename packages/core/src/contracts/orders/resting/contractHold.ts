import { type Amount, chargeUp, type Lots, type Ppm, type Ticks } from '@touchstone/quantities'
import { BUY, PENDING_BIT, sideOf } from '../../../matching/orderFlags.ts'
import { contractValue, initialMargin } from '../../arithmetic/margin.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'

/** The fields of an order that its hold depends on. */
export interface Holding {
  /** The price it is reckoned at: {@link holdPrice}. */
  readonly price: Ticks
  readonly lots: Lots
  readonly leverage: number
  readonly takerPpm: Ppm
  readonly reduceOnly: boolean
}

/** Margin at the order's leverage and the taker's fee on its whole value, each rounded up; nothing to reduce. CHOLD-1. */
export function contractHold(market: ContractMarket, { price, lots, leverage, takerPpm, reduceOnly }: Holding): Amount {
  if (reduceOnly || lots === 0) return 0n
  const value = contractValue(price, lots, market.units)
  return initialMargin(value, leverage) + chargeUp(value, takerPpm)
}

/** The dearest price an order is meant for: its limit or bound, or for a sale its stop, which is above. */
export function holdPrice(buys: boolean, price: Ticks, boundPrice: Ticks, stopPrice: Ticks): Ticks {
  const worst = boundPrice || price
  return buys ? worst : Math.max(worst, stopPrice)
}

/** The hold of an order as it is now: a pure function of the order. */
export function heldByContract(state: ContractsState, market: ContractMarket, slot: number): Amount {
  const { orders, terms } = state.contracts
  const { boundPrice, stopPrice, leverage, takerPpm, reduceOnly } = terms.of(slot)
  const flags = orders.flags(slot)
  const stop = (flags & PENDING_BIT) === 0 ? 0 : stopPrice
  const price = holdPrice(sideOf(flags) === BUY, orders.price(slot), boundPrice, stop)
  return contractHold(market, { price, lots: orders.left(slot), leverage, takerPpm, reduceOnly })
}

/** The part of its hold that an order gives back when `lots` of its rest trade, after `before` lots of it. */
export function freedBy(state: ContractsState, market: ContractMarket, slot: number, lots: Lots, before = 0): Amount {
  const { orders, terms } = state.contracts
  const { leverage, takerPpm, reduceOnly } = terms.of(slot)
  const holding = { price: orders.price(slot), leverage, takerPpm, reduceOnly }
  const left = orders.left(slot) - before
  return contractHold(market, { ...holding, lots: left }) - contractHold(market, { ...holding, lots: left - lots })
}
