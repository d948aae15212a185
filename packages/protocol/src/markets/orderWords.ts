import { word } from '../shape/kinds.ts'

export type OrderId = number

/** The number of each word of an order, for ever: in commands, snapshots and an order's flags. */
export const SIDES = { buy: 0, sell: 1 } as const
export type Side = keyof typeof SIDES

export const ORDER_KINDS = { limit: 0, market: 1, stop_limit: 2, stop_market: 3 } as const
export type OrderKind = keyof typeof ORDER_KINDS

/** POST is post-only: refused when it would take. */
export const TIMES_IN_FORCE = { GTC: 0, IOC: 1, FOK: 2, POST: 3 } as const
export type TimeInForce = keyof typeof TIMES_IN_FORCE

/** Self-trade prevention, when an order meets another of the same owner; the incoming order's mode rules. */
export const SELF_TRADE_PREVENTIONS = { expire_taker: 0, expire_maker: 1, expire_both: 2 } as const
export type SelfTradePrevention = keyof typeof SELF_TRADE_PREVENTIONS

/** The words of an order as fields, in as few bits as they take: orders come often. */
export const SIDE = word(SIDES, 1)
export const KIND = word(ORDER_KINDS, 2)
export const TIME_IN_FORCE = word(TIMES_IN_FORCE, 2)
export const SELF_TRADE = word(SELF_TRADE_PREVENTIONS, 2)
