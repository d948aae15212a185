import { NO_CONDITIONS, type OrderView, type PlaceOrder, SPOT_CALLS } from '@touchstone/protocol'
import { batchHandler } from '../../gateway/batchHandler.ts'
import type { CallHandler, CallHandlers } from '../../gateway/callContext.ts'
import { amendCall, cancelAllCall, cancelCall } from '../../orders/changeCalls.ts'
import { conditionsInput } from '../../orders/orderConditions.ts'
import { placeOrder } from '../../orders/placeOrder.ts'
import { type ClosedOrder, productOrders } from '../../orders/productOrders.ts'
import type { CommandStamp } from '../../trading/commandStamp.ts'
import type { CustomerCommands } from '../../trading/customerCommands.ts'
import { plainDecimal } from '../../trading/decimals.ts'
import { amendment } from './amendment.ts'
import { orderAnswer } from './orderAnswer.ts'
import { draftConditions, type OrderDraft, orderDraft } from './orderDraft.ts'
import { exitsInput, orderExits } from './orderExits.ts'

export type ClosedSpotOrder = ClosedOrder<Pick<OrderView, 'market'>>

/** The calls that change orders. A rejection of the core is the call's refusal; repetition under one identity is harmless. */
export function orderCalls(
  commands: CustomerCommands,
  closed: ClosedSpotOrder,
): CallHandlers<
  'addOrder' | 'addOrders' | 'editOrder' | 'editOrders' | 'cancelOrder' | 'cancelOrders' | 'cancelAllOrder'
> {
  const orders = productOrders({
    live: (core, order) => core.spot.order(order),
    closed,
    text: ({ markets }, { market }) => markets.byId(market),
    answer: orderAnswer,
    isTrade: (event) => event.type === 'Trade',
  })
  const addOrder: CallHandler<'addOrder'> = (request, context) =>
    placeOrder(commands, orders, {
      context,
      cid: request.cid,
      text: ({ world }) => world.markets.bySymbol(request.symbol),
      draft(market) {
        const order = orderDraft(request, market)
        return { order, conditions: draftConditions(request, order, market), exits: orderExits(request, market) }
      },
      input: ({ order, conditions, exits }) => orderInput(order) + conditionsInput(conditions) + exitsInput(exits),
      command(stamp, { conditions, exits, ...draft }) {
        const order = orderCommand(stamp, draft.order)
        if (exits) return { ...order, goodTill: conditions.goodTill, ...exits, type: 'PlaceBracket' }
        return conditions === NO_CONDITIONS ? order : { ...order, type: 'PlaceConditionalOrder', ...conditions }
      },
    })
  const editOrder: CallHandler<'editOrder'> = amendCall(commands, orders, {
    input: (order, { price, amount }) => `editOrder ${order} ${plainDecimal(price)} ${plainDecimal(amount)}`,
    change: amendment,
    command: (stamp, order, change) => ({ type: 'AmendOrder', ...stamp, order, ...change }),
  })
  const cancelOrder: CallHandler<'cancelOrder'> = cancelCall(commands, orders, 'cancelOrder', (stamp, order) => ({
    type: 'CancelOrder',
    ...stamp,
    order,
  }))
  return {
    addOrder,
    addOrders: batchHandler(SPOT_CALLS.addOrder, addOrder),
    editOrder,
    editOrders: batchHandler(SPOT_CALLS.editOrder, editOrder),
    cancelOrder,
    cancelOrders: batchHandler(SPOT_CALLS.cancelOrder, cancelOrder),
    cancelAllOrder: cancelAllCall(
      commands,
      'cancelAllOrder',
      ({ markets }, symbol) => markets.bySymbol(symbol).definition.id,
      (stamp, market) => ({ type: 'CancelAllOrders', ...stamp, market }),
    ),
  }
}

/** Field by field: spreads of this size cost as much as the matching of the order. */
function orderCommand({ owner, key1, key2, inputHash, issuedAt }: CommandStamp, draft: OrderDraft): PlaceOrder {
  const { market, side, kind, timeInForce, price, lots, turnover, stopPrice, maxSlippagePpm, selfTrade } = draft
  return {
    type: 'PlaceOrder',
    owner,
    key1,
    key2,
    inputHash,
    issuedAt,
    market,
    side,
    kind,
    timeInForce,
    price,
    lots,
    turnover,
    stopPrice,
    maxSlippagePpm,
    selfTrade,
  }
}

/** An order as one text: two requests with the same text ask for the same order. */
function orderInput(draft: OrderDraft): string {
  const { market, side, kind, timeInForce, price, lots, turnover, stopPrice, maxSlippagePpm, selfTrade } = draft
  return `addOrder ${market} ${side} ${kind} ${timeInForce} ${price} ${lots} ${turnover} ${stopPrice} ${maxSlippagePpm} ${selfTrade}`
}
