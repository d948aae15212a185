import type { BracketEnded, CloseReason, ExitsReason, OrderKind, Side, TimeInForce } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
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
    trailTicks: whole,
    trailPpm: int4,
    activation: whole,
    visible: whole,
    extreme: whole,
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
    conflict: [
      'price',
      'stopPrice',
      'lots',
      'lotsFilled',
      'quoteFilled',
      'fee',
      'goodTill',
      'trailTicks',
      'trailPpm',
      'activation',
      'visible',
      'extreme',
      'state',
      'updatedAt',
    ],
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

/** What became of the exits of a customer's purchase, and the orders that stand for it. */
export type ExitsRecord = Pick<
  BracketEnded,
  'order' | 'owner' | 'lots' | 'takeProfitOrder' | 'stopLossOrder' | 'reason'
> & {
  readonly time: Timestamp
}

export const EXITS = table(
  'exits',
  {
    order: named('order_no', whole),
    owner: whole,
    lots: whole,
    takeProfitOrder: whole,
    stopLossOrder: whole,
    reason: text<ExitsReason>(),
    time: whole,
  },
  { key: ['order'] },
)

export type SpotTables = TableTypes<typeof ORDERS> & TableTypes<typeof FILLS> & TableTypes<typeof EXITS>
