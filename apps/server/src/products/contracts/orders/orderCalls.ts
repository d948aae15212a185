import { CONTRACT_CALLS, NO_CONDITIONS } from '@touchstone/protocol'
import { batchHandler } from '../../../gateway/batchHandler.ts'
import type { CallHandler, CallHandlers } from '../../../gateway/callContext.ts'
import { amendCall, cancelAllCall, cancelCall } from '../../../orders/changeCalls.ts'
import { conditionsInput } from '../../../orders/orderConditions.ts'
import { placeOrder } from '../../../orders/placeOrder.ts'
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
  const editContract: CallHandler<'editContract'> = amendCall(commands, orders, {
    input: (order, { price, stopPrice, lots }) =>
      `editContract ${order} ${plainDecimal(price)} ${plainDecimal(stopPrice)} ${lots ?? '-'}`,
    change: amendment,
    command: (stamp, order, change) => ({ type: 'AmendContractOrder', ...stamp, order, ...change }),
  })
  const cancelContract: CallHandler<'cancelContract'> = cancelCall(
    commands,
    orders,
    'cancelContract',
    (stamp, order) => ({ type: 'CancelContractOrder', ...stamp, order }),
  )
  return {
    addContract,
    addContracts: batchHandler(CONTRACT_CALLS.addContract, addContract),
    editContract,
    editContracts: batchHandler(CONTRACT_CALLS.editContract, editContract),
    cancelContract,
    cancelContracts: batchHandler(CONTRACT_CALLS.cancelContract, cancelContract),
    cancelAllContract: cancelAllCall(
      commands,
      'cancelAllContract',
      ({ listings }, symbol) => listings.contract(symbol).definition.id,
      (stamp, contract) => ({ type: 'CancelAllContractOrders', ...stamp, contract }),
    ),
  }
}
