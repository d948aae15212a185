import type { Command, CoreQueries } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import type { ProductWorkload } from '../productWorkload.ts'
import { NO_PRICES, slicesOf } from '../slices.ts'
import { ContractFlow } from './contractFlow.ts'

/** Icebergs on contracts. */
export const CONTRACT_ICEBERGS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin(draws) {
    const flow = new ContractFlow(draws)
    return { beside: { share: 6, next: (core) => icebergOf(draws, core, flow) } }
  },
}

function icebergOf(draws: Draws, core: CoreQueries, flow: ContractFlow): Command {
  const order = flow.place(core)
  const known = core.contracts.all().some(({ id }) => id === order.contract)
  const terms = slicesOf(draws, order, known ? core.contracts.contract(order.contract) : NO_PRICES)
  return { ...order, type: 'PlaceConditionalContractOrder', ...terms }
}
