import type { AmendContractOrder, Reply } from '@touchstone/protocol'
import { InvariantBroken } from '../../entry/invariantBroken.ts'
import { type Amending, amendOrder } from '../../orders/amendOrder.ts'
import type { ContractsState } from '../contractsState.ts'
import { executeContractOrder } from './execution/executeContractOrder.ts'
import { type ContractAmendment, judgeAmendment } from './judging/judgeAmendment.ts'
import { CONTRACT_ORDERS } from './resting/contractOrders.ts'

/** Price or quantity of a limit order, and the stop price of a waiting stop. CAMEND-1 to CAMEND-4. */
export function amendContractOrder(state: ContractsState, command: AmendContractOrder): Reply {
  return amendOrder(CONTRACT_ORDERS, AMENDING, state, command)
}

const AMENDING: Amending<ContractsState, AmendContractOrder, ContractAmendment> = {
  judge: judgeAmendment,
  changeTerms: (state, slot, { draft }) => {
    const kept = state.contracts.terms.of(slot)
    kept.stopPrice = draft.stopPrice
    kept.boundPrice = draft.boundPrice
  },
  execute: (state, slot, { market, plan }) => {
    if (!plan) throw new InvariantBroken('I10', 'an order that queues anew has no plan')
    return executeContractOrder(state, market, slot, plan)
  },
}
