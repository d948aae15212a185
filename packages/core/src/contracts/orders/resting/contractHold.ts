import { type Amount, chargeUp, type Lots, type Ppm, type Ticks } from '@touchstone/quantities'
import { BUY, PENDING_BIT, RESTING_BIT, sideOf } from '../../../matching/orderFlags.ts'
import { contractValue, initialMargin } from '../../arithmetic/margin.ts'
import { holdCash, releaseCash } from '../../cash.ts'
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

/** The part of its hold that an order gives back when `lots` of its rest trade. */
export function freedBy(state: ContractsState, market: ContractMarket, slot: number, lots: Lots): Amount {
  const { orders, terms } = state.contracts
  const { leverage, takerPpm, reduceOnly } = terms.of(slot)
  const holding = { price: orders.price(slot), leverage, takerPpm, reduceOnly }
  const left = orders.left(slot)
  return contractHold(market, { ...holding, lots: left }) - contractHold(market, { ...holding, lots: left - lots })
}

function holdForContract(state: ContractsState, market: ContractMarket, slot: number): void {
  const { orders } = state.contracts
  holdCash(state, orders.owner(slot), market.quote, heldByContract(state, market, slot), orders.id(slot))
}

export function releaseForContract(state: ContractsState, market: ContractMarket, slot: number, amount: Amount): void {
  const { orders } = state.contracts
  releaseCash(state, orders.owner(slot), market.quote, amount, orders.id(slot))
}

/** Sets aside the hold of the order's rest and queues it in the book. */
export function restContractOrder(state: ContractsState, market: ContractMarket, slot: number): void {
  holdForContract(state, market, slot)
  state.contracts.orders.setFlag(slot, RESTING_BIT, true)
  market.book.rest(slot)
}

/** Takes a resting order out of the book and gives its hold back. */
export function liftContractOrder(state: ContractsState, market: ContractMarket, slot: number): void {
  market.book.remove(slot)
  state.contracts.orders.setFlag(slot, RESTING_BIT, false)
  releaseForContract(state, market, slot, heldByContract(state, market, slot))
}

/** Lets a stop wait for its price. */
export function awaitTrigger(state: ContractsState, market: ContractMarket, slot: number): void {
  const { orders, terms } = state.contracts
  orders.setFlag(slot, PENDING_BIT, true)
  holdForContract(state, market, slot)
  market.stops[terms.of(slot).trigger].add(slot)
}

/** Takes a waiting stop from where it waits and gives its hold back. */
export function stopWaiting(state: ContractsState, market: ContractMarket, slot: number): void {
  const { orders, terms } = state.contracts
  market.stops[terms.of(slot).trigger].remove(slot)
  releaseForContract(state, market, slot, heldByContract(state, market, slot))
  orders.setFlag(slot, PENDING_BIT, false)
}

/** A resting or waiting order shrinks to `left` lots, keeps its place, and releases the difference. */
export function shrinkContractOrder(state: ContractsState, market: ContractMarket, slot: number, left: Lots): void {
  const { orders } = state.contracts
  const before = heldByContract(state, market, slot)
  if ((orders.flags(slot) & RESTING_BIT) === 0) orders.setLeft(slot, left)
  else market.book.reduce(slot, orders.left(slot) - left)
  releaseForContract(state, market, slot, before - heldByContract(state, market, slot))
}
