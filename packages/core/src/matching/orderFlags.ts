import {
  ORDER_KINDS,
  type OrderKind,
  SELF_TRADE_PREVENTIONS,
  type SelfTradePrevention,
  SIDES as SIDE_NUMBERS,
  type Side,
  TIMES_IN_FORCE,
  type TimeInForce,
} from '@touchstone/protocol'
import { wordsByNumber } from '@touchstone/protocol/shape'

/** Words in the places of the numbers that the protocol gives them. */
export const SIDES = wordsByNumber(SIDE_NUMBERS)
export const KINDS = wordsByNumber(ORDER_KINDS)
export const TIMES = wordsByNumber(TIMES_IN_FORCE)
export const PREVENTIONS = wordsByNumber(SELF_TRADE_PREVENTIONS)

export const BUY = SIDE_NUMBERS.buy
export const SELL = SIDE_NUMBERS.sell
export const LIMIT = ORDER_KINDS.limit
export const MARKET = ORDER_KINDS.market
export const STOP_LIMIT = ORDER_KINDS.stop_limit
export const STOP_MARKET = ORDER_KINDS.stop_market
export const GTC = TIMES_IN_FORCE.GTC
export const IOC = TIMES_IN_FORCE.IOC
export const FOK = TIMES_IN_FORCE.FOK
export const POST = TIMES_IN_FORCE.POST
export const EXPIRE_TAKER = SELF_TRADE_PREVENTIONS.expire_taker
export const EXPIRE_MAKER = SELF_TRADE_PREVENTIONS.expire_maker

/** A word's number, -1 for a word nobody knows. Comparing beats searching on every order's way in. */
export function sideNumber(word: Side): number {
  return word === 'buy' ? BUY : word === 'sell' ? SELL : -1
}

export function kindNumber(word: OrderKind): number {
  return word === 'limit' ? LIMIT : word === 'market' ? MARKET : KINDS.indexOf(word)
}

export function timeNumber(word: TimeInForce): number {
  return word === 'GTC' ? GTC : word === 'IOC' ? IOC : TIMES.indexOf(word)
}

export function preventionNumber(word: SelfTradePrevention): number {
  return word === 'expire_taker' ? EXPIRE_TAKER : PREVENTIONS.indexOf(word)
}

/** An order's fixed words in seven bits, and where it is in two more. */
export const SIDE_BIT = 1
const KIND_SHIFT = 1
const TIME_SHIFT = 3
const PREVENTION_SHIFT = 5
/** A stop that waits for its trigger. */
export const PENDING_BIT = 1 << 7
/** In the book. */
export const RESTING_BIT = 1 << 8
/** Lots of the order stand in reserve, behind those that the book shows: the order table's own mark. */
export const RESERVE_BIT = 1 << 9
/** How many bits all flags take. */
export const FLAG_BITS = 10

export function packFlags(side: number, kind: number, timeInForce: number, prevention: number): number {
  return side | (kind << KIND_SHIFT) | (timeInForce << TIME_SHIFT) | (prevention << PREVENTION_SHIFT)
}

export function sideOf(flags: number): number {
  return flags & SIDE_BIT
}

export function kindOf(flags: number): number {
  return (flags >>> KIND_SHIFT) & 3
}

export function timeInForceOf(flags: number): number {
  return (flags >>> TIME_SHIFT) & 3
}

export function preventionOf(flags: number): number {
  return (flags >>> PREVENTION_SHIFT) & 3
}

/** Whether orders of the kind have a limit price, and so may rest. */
export function isPriced(kind: number): boolean {
  return kind === LIMIT || kind === STOP_LIMIT
}

/** Whether the lots that an order does not fill go into the book. */
export function staysInBook(kind: number, timeInForce: number): boolean {
  return isPriced(kind) && (timeInForce === GTC || timeInForce === POST)
}

/** The time in force that an order has: without a price it never rests. */
export function timeKept(kind: number, timeInForce: number): number {
  return !isPriced(kind) && timeInForce === GTC ? IOC : timeInForce
}
