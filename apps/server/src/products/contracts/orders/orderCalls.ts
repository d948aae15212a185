import { CONTRACT_CALLS, NO_CONDITIONS } from '@touchstone/protocol'
import { batchHandler } from '../../../gateway/batchHandler.ts'
import type { CallHandler, CallHandlers } from '../../../gateway/callContext.ts'
import { changeOrder } from '../../../orders/changeOrder.ts'
import { conditionsInput } from '../../../orders/orderConditions.ts'
import { placeOrder } from '../../../orders/placeOrder.ts'
import { doneValue } from '../../../trading/acceptedReply.ts'
import { plainDecimal } from '../../../trading/decimals.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { amendment } from './amendment.ts'
import { contractDraft, draftConditions, draftInput } from './contractDraft.ts'
import { contractOrders } from './ownContracts.ts'

/** The calls that change orders on contracts. A rejection of the core is the call's refusal; repetition is harmless. */
export function contractOrderCalls({
  commands,
  tables,
}: Pick<ProductServices, 'commands' | 'tables'>): CallHandlers<
  | 'addContract'
  | 'addContracts'
  | 'editContract'
  | 'editContracts'
  | 'cancelContract'
  | 'cancelContracts'
  | 'cancelAllContract'
> {
  const orders = contractOrders(tables)
  const addContract: CallHandler<'addContract'> = (request, context) =>
    placeOrder(commands, orders, {
      context,
      cid: request.cid,
      text: ({ world }) => world.listings.contract(request.symbol),
      draft: (contract, trader) => ({
        ...contractDraft(request, contract, trader),
        conditions: draftConditions(request, contract),
      }),
      refused: ({ refused }) => refused,
      input: (draft) => draftInput(draft) + conditionsInput(draft.conditions),
      command: (stamp, { order, conditions }) =>
        conditions === NO_CONDITIONS
          ? { type: 'PlaceContractOrder', ...stamp, ...order }
          : { type: 'PlaceConditionalContractOrder', ...stamp, ...order, ...conditions },
    })
  const editContract: CallHandler<'editContract'> = (request, context) => {
    const { price, stopPrice, lots } = request
    return changeOrder(commands, orders, {
      trader: commands.orderingTrader(context),
      context,
      request,
      input: (order) => `editContract ${order} ${plainDecimal(price)} ${plainDecimal(stopPrice)} ${lots ?? '-'}`,
      command(order, open) {
        const change = amendment(request, open)
        return (stamp) => ({ type: 'AmendContractOrder', ...stamp, order, ...change })
      },
      cancelled: false,
    })
  }
  const cancelContract: CallHandler<'cancelContract'> = (request, context) =>
    changeOrder(commands, orders, {
      trader: commands.trader(context),
      context,
      request,
      input: (order) => `cancelContract ${order}`,
      command: (order) => (stamp) => ({ type: 'CancelContractOrder', ...stamp, order }),
      cancelled: true,
    })
  return {
    addContract,
    addContracts: batchHandler(CONTRACT_CALLS.addContract, addContract),
    editContract,
    editContracts: batchHandler(CONTRACT_CALLS.editContract, editContract),
    cancelContract,
    cancelContracts: batchHandler(CONTRACT_CALLS.cancelContract, cancelContract),

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
