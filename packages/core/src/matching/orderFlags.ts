import type { OrderKind, SelfTradePrevention, Side, TimeInForce } from '@touchstone/protocol'

/** Words as small numbers; their order is part of snapshots: append only. */
export const SIDES: readonly Side[] = ['buy', 'sell']
export const KINDS: readonly OrderKind[] = ['limit', 'market', 'stop_limit', 'stop_market']
export const TIMES: readonly TimeInForce[] = ['GTC', 'IOC', 'FOK', 'POST']
export const PREVENTIONS: readonly SelfTradePrevention[] = ['expire_taker', 'expire_maker', 'expire_both']

export const BUY = 0
export const SELL = 1
export const LIMIT = 0
export const MARKET = 1
export const STOP_LIMIT = 2
export const STOP_MARKET = 3
export const GTC = 0
export const IOC = 1
export const FOK = 2
export const POST = 3
export const EXPIRE_TAKER = 0
export const EXPIRE_MAKER = 1

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
/** How many bits all flags take. */
export const FLAG_BITS = 9

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
