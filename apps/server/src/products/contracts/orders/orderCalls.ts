import type { CallHandlers } from '../../../gateway/callContext.ts'
import { doneValue, orderReply } from '../../../trading/acceptedReply.ts'
import { plainDecimal } from '../../../trading/decimals.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { amendment } from './amendment.ts'
import { contractDraft, draftInput } from './contractDraft.ts'
import { contractOrderAnswer } from './contractOrderAnswer.ts'
import { contractOf, openOrder } from './ownContracts.ts'

/** The calls that change orders on contracts. A rejection of the core is the call's refusal; repetition is harmless. */
export function contractOrderCalls({
  commands,
  tables,
}: Pick<ProductServices, 'commands' | 'tables'>): CallHandlers<
  'addContract' | 'editContract' | 'cancelContract' | 'cancelAllContract'
> {
  return {
    async addContract(request, context) {
      const trader = commands.orderingTrader(context)
      const contract = trader.world.listings.contract(request.symbol)
      const draft = contractDraft(request, contract)
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: draftInput(draft),
        command: (stamp) => ({ type: 'PlaceContractOrder', ...stamp, ...draft }),
      })
      return contractOrderAnswer(orderReply(entry, context), contract, false)
    },

    async editContract(request, context) {
      const trader = commands.orderingTrader(context)
      const order = Number(request.orderNo)
      const open = openOrder(trader, order)
      const change = amendment(request, trader, open)
      const { price, stopPrice, lots } = request
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `editContract ${order} ${plainDecimal(price)} ${plainDecimal(stopPrice)} ${lots ?? '-'}`,
        command: (stamp) => ({ type: 'AmendContractOrder', ...stamp, order, ...change }),
        missing: open ? undefined : 'order_not_found',
      })
      const reply = orderReply(entry, context)
      return contractOrderAnswer(reply, await contractOf(trader, order, open?.contract, tables), false)
    },

    async cancelContract(request, context) {
      const trader = commands.trader(context)
      const order = Number(request.orderNo)
      const open = openOrder(trader, order)
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `cancelContract ${order}`,
        command: (stamp) => ({ type: 'CancelContractOrder', ...stamp, order }),
        missing: open ? undefined : 'order_not_found',
      })
      const reply = orderReply(entry, context)
      return contractOrderAnswer(reply, await contractOf(trader, order, open?.contract, tables), true)
    },

    async cancelAllContract(request, context) {
      const trader = commands.trader(context)
      const { symbol } = request
      const contract = symbol === undefined ? 0 : trader.world.listings.contract(symbol).definition.id
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `cancelAllContract ${contract}`,
        command: (stamp) => ({ type: 'CancelAllContractOrders', ...stamp, contract }),
      })
      return { cancelled: doneValue(entry, context) }
    },
  }
}
