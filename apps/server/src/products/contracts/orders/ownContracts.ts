import type { ContractId, ContractOrderView, OrderId, PositionView } from '@touchstone/protocol'
import { Refusal } from '../../../errors/refusal.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'
import type { Trader } from '../../../trading/customerCommands.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { closedOrderContract } from './closedOrderContract.ts'

/** The caller's own open order; undefined when it is not there, closed, or somebody else's. */
export function openOrder({ session, world }: Trader, order: OrderId): ContractOrderView | undefined {
  const view = world.port.core.contracts.order(order)
  return view?.owner === session.owner ? view : undefined
}

/** The caller's own open position by its number; undefined when it is not there, closed, or somebody else's. */
export function openPosition({ session, world }: Trader, id: number): PositionView | undefined {
  return world.port.core.contracts.positions(session.owner).find(({ position }) => position === id)
}

/** The position a command is about, and no other that takes its place meanwhile. */
export function meant(view: PositionView | undefined): Pick<PositionView, 'contract' | 'position'> {
  return { contract: view?.contract ?? 0, position: view?.position ?? 0 }
}

/** The contract of an order as long as it is open, else from history. Throws Refusal('outcome_unknown'). */
export async function contractOf(
  { session, world }: Trader,
  order: OrderId,
  open: ContractId | undefined,
  tables: ProductServices['tables'],
): Promise<ContractText> {
  const id = open ?? (await closedOrderContract(tables, session.world, order))
  if (id === undefined) throw new Refusal('outcome_unknown')
  return world.listings.contractById(id)
}
