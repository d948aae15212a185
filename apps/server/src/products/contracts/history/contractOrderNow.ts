import type { ContractRow } from '@touchstone/protocol'
import type { LiveWorld } from '../../../live/liveWorld.ts'
import type { TrackedContractOrder } from '../projection/contractOrders.ts'
import { contractOrderRow } from './contractRows.ts'
import { listedContract } from './listedContracts.ts'

/** An order that is or just was unfinished, with its hold and its trigger as they are now. */
export function contractOrderNow(live: LiveWorld, order: TrackedContractOrder): ContractRow {
  const { text, mark } = listedContract(live, order.contract)
  const view = live.port.core.contracts.order(order.order)
  const { stopPrice, extreme } = view ?? order
  return contractOrderRow({ ...order, stopPrice, extreme }, text, {
    mark,
    held: view?.held ?? 0n,
    shown: view?.shown ?? 0,
    other: view?.other ?? 0,
  })
}
