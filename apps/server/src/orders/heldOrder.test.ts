import { NO_CONDITIONS, type OrderAccepted, type Trade } from '@touchstone/protocol'
import { expect, test } from 'vitest'
import { beginning, type HeldOrder, heldOrderRules } from './heldOrder.ts'
import { OrderTracker } from './orderTracker.ts'

interface BookOrder extends HeldOrder {
  readonly quoteFilled: bigint
}

const RULES = heldOrderRules<BookOrder, OrderAccepted, Trade>({
  names: {
    accepted: 'OrderAccepted',
    conditions: 'ConditionsAccepted',
    trailed: 'StopTrailed',
    triggered: 'OrderTriggered',
    amended: 'OrderAmended',
    closed: 'OrderClosed',
    traded: 'Trade',
  },
  begun: ({ order, owner, price, stopPrice, lots, state }, time) => {
    return { order, owner, price, stopPrice, lots, state, ...beginning(time), quoteFilled: 0n }
  },
  filled: ({ quoteFilled }, { quote }) => ({ quoteFilled: quoteFilled + quote }),
})

const OWNER = 1_000
const NAMED = { order: 7, owner: OWNER, market: 1 }
const ACCEPTED: OrderAccepted = {
  type: 'OrderAccepted',
  ...NAMED,
  side: 'buy',
  kind: 'stop_limit',
  timeInForce: 'GTC',
  price: 100,
  stopPrice: 90,
  boundPrice: 0,
  lots: 10,
  turnover: 0n,
  makerPpm: 0,
  takerPpm: 0,
  selfTrade: 'expire_taker',
  state: 'pending',
}
const TRADE: Trade = {
  type: 'Trade',
  market: 1,
  trade: 1,
  price: 100,
  lots: 4,
  quote: 400n,
  taker: 2_000,
  maker: OWNER,
  takerOrder: 8,
  makerOrder: 7,
  takerSide: 'sell',
  takerFee: 5n,
  makerFee: 3n,
}

function followed() {
  const tracker = new OrderTracker(RULES)
  tracker.take(ACCEPTED, { sequence: 1, time: 10 })
  return tracker
}

test('follows every step in the life of an order, and when the last one was', () => {
  const tracker = followed()
  const conditions = { ...NO_CONDITIONS, goodTill: 99, trailTicks: 5 }
  tracker.take({ type: 'ConditionsAccepted', ...NAMED, ...conditions }, { sequence: 1, time: 10 })
  expect(tracker.get(7)).toMatchObject({ state: 'pending', ...conditions, lotsFilled: 0, placedAt: 10, updatedAt: 10 })
  tracker.take({ type: 'StopTrailed', ...NAMED, extreme: 80, stopPrice: 85 }, { sequence: 2, time: 20 })
  tracker.take({ type: 'OrderTriggered', ...NAMED }, { sequence: 2, time: 20 })
  expect(tracker.get(7)).toMatchObject({ state: 'open', stopPrice: 85, extreme: 80, updatedAt: 20 })
  tracker.take({ type: 'OrderAmended', ...NAMED, price: 101, lots: 12, keptPlace: false }, { sequence: 3, time: 30 })
  tracker.take(TRADE, { sequence: 4, time: 40 })
  tracker.take({ ...TRADE, takerOrder: 7, makerOrder: 9 }, { sequence: 5, time: 50 })
  const traded = { price: 101, lots: 12, stopPrice: 85, lotsFilled: 8, fee: 8n, quoteFilled: 800n }
  expect(tracker.get(7)).toMatchObject({ ...traded, placedAt: 10, updatedAt: 50 })
  const [ended] = tracker.take(
    { type: 'OrderClosed', ...NAMED, reason: 'canceled', lotsLeft: 4 },
    { sequence: 6, time: 60 },
  )
  expect(ended).toMatchObject({ ...traded, state: 'canceled', updatedAt: 60 })
  expect(tracker.ofOwner(OWNER)).toEqual([])
})

test('takes no step of another product for its own, though the numbers of the orders are the same', () => {
  const tracker = followed()
  const other = { order: 7, owner: OWNER, contract: 1 }
  const place = { sequence: 2, time: 20 }
  expect(tracker.take({ type: 'ContractOrderTriggered', ...other }, place)).toEqual([])
  expect(tracker.take({ type: 'ContractOrderClosed', ...other, reason: 'canceled', lotsLeft: 4 }, place)).toEqual([])
  expect(tracker.take({ type: 'ContractOrderAmended', ...other, price: 1, lots: 1, stopPrice: 1 }, place)).toEqual([])
  expect(tracker.get(7)).toMatchObject({ state: 'pending', price: 100, updatedAt: 10 })
})
