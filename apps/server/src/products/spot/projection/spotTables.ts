import type { CloseReason, OrderKind, Side, TimeInForce } from '@touchstone/protocol'
import { amount, boolean, int4, named, type TableTypes, table, text, whole } from '../../../projector/table.ts'

/** Customers' orders, as they are and as they ended. */
export const ORDERS = table(
  'orders',
  {
    order: named('order_no', whole),
    owner: whole,
    market: int4,
    side: text<Side>(),
    kind: text<OrderKind>(),
    timeInForce: text<TimeInForce>(),
    price: whole,
    stopPrice: whole,
    lots: whole,
    turnover: amount,
    lotsFilled: whole,
    quoteFilled: amount,
    fee: amount,
    makerPpm: int4,
    takerPpm: int4,
    goodTill: whole,
    state: text<'pending' | 'open' | CloseReason>(),
    placedAt: whole,
    updatedAt: whole,
  },
  {
    key: ['order'],
    indexes: {
      orders_of_owner: '(world, owner, order_no)',
      orders_unfinished: "(world) where state in ('pending', 'open')",
    },
    conflict: ['price', 'lots', 'lotsFilled', 'quoteFilled', 'fee', 'goodTill', 'state', 'updatedAt'],
  },
)

/** Each customer's side of a trade. */
export const FILLS = table(
  'fills',
  {
    market: int4,
    trade: whole,
    role: text<'maker' | 'taker'>(),
    owner: whole,
    order: named('order_no', whole),
    side: text<Side>(),
    price: whole,
    lots: whole,
    quote: amount,
    fee: amount,
    house: boolean,
    time: whole,
  },
  { key: ['market', 'trade', 'role'], indexes: { fills_of_owner: '(world, owner, time)' } },
)

export type SpotTables = TableTypes<typeof ORDERS> & TableTypes<typeof FILLS>
