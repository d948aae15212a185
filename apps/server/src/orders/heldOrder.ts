import {
  type CoreEvent,
  conditionsOf,
  NO_CONDITIONS,
  type OrderConditions,
  type OrderId,
  type OwnerId,
} from '@touchstone/protocol'
import type { Amount, Lots, Ticks, Timestamp } from '@touchstone/quantities'
import { isCustomer } from '../projector/isCustomer.ts'
import type { OrderRules } from './orderTracker.ts'
import type { TradeEvent } from './tradeEvent.ts'

/** What is followed of a customer's order in any book, beside the terms of its product. Immutable: every change makes a new one. */
export interface HeldOrder extends OrderConditions {
  readonly order: OrderId
  readonly owner: OwnerId
  readonly price: Ticks
  readonly stopPrice: Ticks
  /** Original quantity; 0 when the order is given by its value. */
  readonly lots: Lots
  readonly lotsFilled: Lots
  readonly fee: Amount
  /** The best price that a stop which trails had seen when it fired; 0 otherwise. */
  readonly extreme: Ticks
  /** 'pending', 'open', or how it ended. */
  readonly state: string
  readonly placedAt: Timestamp
  readonly updatedAt: Timestamp
}

/** Events that tell so much of an order they name. */
type Telling<Facts> = Extract<CoreEvent, Facts & { readonly order: OrderId }>

type Conditions = Telling<OrderConditions>
type Trailed = Telling<Pick<HeldOrder, 'stopPrice' | 'extreme'>>
type Amended = Telling<Pick<HeldOrder, 'price' | 'lots'>>
type Closed = Telling<{ readonly reason: string; readonly lotsLeft: Lots }>
type Accepted = Telling<{ readonly owner: OwnerId; readonly state: 'pending' | 'open' }>

/** The product's names of the steps in an order's life that are told in the same fields by every product. */
interface StepNames {
  readonly conditions: Conditions['type']
  readonly trailed: Trailed['type']
  readonly triggered: Telling<unknown>['type']
  readonly amended: Amended['type']
  readonly closed: Closed['type']
}

/** What a product says of the life of its orders. */
interface OrderLife<Order, Begin extends Accepted, Fill extends TradeEvent> {
  readonly names: StepNames & { readonly accepted: Begin['type']; readonly traded: Fill['type'] }
  readonly begun: (event: Begin, time: Timestamp) => Order
  /** What a trade changes beside the lots that are filled and the fee. */
  readonly filled: (before: Order, trade: Fill, role: 'taker' | 'maker') => Partial<Order>
}

/** An order just accepted, beside its terms. */
export function beginning(time: Timestamp) {
  return { ...NO_CONDITIONS, extreme: 0, lotsFilled: 0, fee: 0n, placedAt: time, updatedAt: time }
}

function tells<Event extends CoreEvent>(event: CoreEvent, name: Event['type']): event is Event {
  return event.type === name
}

/** The order that an event changes, with the change. */
function changeOf(event: CoreEvent, names: StepNames): (Pick<HeldOrder, 'order'> & Partial<HeldOrder>) | undefined {
  if (tells<Closed>(event, names.closed)) return { order: event.order, state: event.reason }
  if (tells<Conditions>(event, names.conditions)) return { order: event.order, ...conditionsOf(event) }
  if (tells<Trailed>(event, names.trailed)) {
    const { order, stopPrice, extreme } = event
    return { order, stopPrice, extreme }
  }
  if (tells<Amended>(event, names.amended)) {
    const { order, price, lots } = event
    return 'stopPrice' in event ? { order, price, lots, stopPrice: event.stopPrice } : { order, price, lots }
  }
  return tells<Telling<unknown>>(event, names.triggered) ? { order: event.order, state: 'open' } : undefined
}

/** How customers' orders of a product that has a book are followed: the steps are the same for all, their names and terms its own. */
export function heldOrderRules<Order extends HeldOrder, Begin extends Accepted, Fill extends TradeEvent>({
  names,
  begun,
  filled,
}: OrderLife<Order, Begin, Fill>): OrderRules<Order> {
  const fill = (trade: Fill, role: 'taker' | 'maker', time: Timestamp) => (before: Order) => ({
    ...before,
    lotsFilled: before.lotsFilled + trade.lots,
    fee: before.fee + (role === 'taker' ? trade.takerFee : trade.makerFee),
    ...filled(before, trade, role),
    updatedAt: time,
  })
  return {
    number: ({ order }) => order,
    changes(event, { time }, changed) {
      if (tells<Fill>(event, names.traded)) {
        const { takerOrder, makerOrder } = event
        return [...changed(takerOrder, fill(event, 'taker', time)), ...changed(makerOrder, fill(event, 'maker', time))]
      }
      if (tells<Begin>(event, names.accepted)) return isCustomer(event.owner) ? [begun(event, time)] : []
      const change = changeOf(event, names)
      return change ? changed(change.order, (before) => ({ ...before, ...change, updatedAt: time })) : []
    },
  }
}
