import type {
  HostingOrderView,
  HostingProductId,
  HostingProductView,
  HostingQueries,
  HostingQuote,
  HostingTotals,
  OwnerId,
} from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { withdrawalAsset } from '../ledger/currency.ts'
import { dailyReturn, earlyLoss, endOfDay, promisedReturn } from './hostingFormulas.ts'
import { escrowOf, type HostingOrder } from './hostingOrder.ts'
import { hostingRoom } from './hostingRoom.ts'
import type { HostingState } from './hostingState.ts'
import { judgeHosting } from './judgeHosting.ts'
import type { Offer } from './offer.ts'

export function hostingQueries(state: HostingState): HostingQueries {
  const { offers, orders } = state.hosting
  return {
    asset: () => state.assets[withdrawalAsset(state)]?.id,
    products: () => Array.from(offers.values(), (offer) => productView(state, offer)),
    product: (product) => {
      const offer = offers.get(product)
      return offer && productView(state, offer)
    },
    order: (id) => {
      const order = orders.byId(id)
      return order && orderView(order)
    },
    orders: () => Array.from(orders.all(), orderView),
    ofOwner: (owner) => Array.from(orders.ofOwner(owner), orderView),
    totals: (owner) => totalsOf(state, owner),
    quote: (owner, product, amount) => hostingQuote(state, owner, product, amount),
  }
}

function productView(state: HostingState, offer: Offer): HostingProductView {
  const { version, terms } = offer
  const left = terms.state === 'open' ? hostingRoom(state, offer) : 0n
  return { version, terms, left, ...state.hosting.orders.sumsOf(terms.product) }
}

function orderView({ id, ...order }: HostingOrder): HostingOrderView {
  const loss = earlyLoss(order.amount, order.earlyLossPpm)
  return {
    ...order,
    order: id,
    endTime: endOfDay(order.boughtAt, order.cycleDays),
    state: order.redeemAt === 0 ? 'custody' : 'redemption',
    earlyReceive: order.amount - loss,
    earlyLoss: loss,
  }
}

function totalsOf({ hosting }: HostingState, owner: OwnerId): HostingTotals {
  let [orders, hosted, owed] = [0, 0n, 0n]
  for (const order of hosting.orders.ofOwner(owner)) {
    orders++
    hosted += order.amount
    if (order.redeemAt === 0) owed += escrowOf(order)
  }
  return { orders, hosted, owed }
}

/** The engine's own judgement, of the terms in force. */
function hostingQuote(state: HostingState, owner: OwnerId, product: HostingProductId, amount: Amount): HostingQuote {
  const { offer, refused } = judgeHosting(state, owner, product, amount)
  const verdict = { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {} }
  if (!offer) return { ...verdict, daily: 0n, total: 0n, endTime: 0, earlyReceive: 0n, earlyLoss: 0n }
  const basis = { ...offer.terms, amount }
  const loss = earlyLoss(amount, basis.earlyLossPpm)
  return {
    ...verdict,
    daily: dailyReturn(basis),
    total: promisedReturn(basis),
    endTime: endOfDay(state.time, basis.cycleDays),
    earlyReceive: amount - loss,
    earlyLoss: loss,
  }
}
