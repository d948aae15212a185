import type { ContractOrderView, OrderId, PositionView } from '@touchstone/protocol'
import { productOrders } from '../../../orders/productOrders.ts'
import type { Trader } from '../../../trading/customerCommands.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { CONTRACT_ORDERS } from '../projection/contractTables.ts'
import { contractOrderAnswer } from './contractOrderAnswer.ts'

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

/** Customers' orders on contracts. */
export function contractOrders(tables: ProductServices['tables']) {
  return productOrders({
    live: (core, order) => core.contracts.order(order),
    closed: (world, order) => CONTRACT_ORDERS.find(tables, world, order),
    text: ({ listings }, { contract }: Pick<ContractOrderView, 'contract'>) => listings.contractById(contract),
    answer: contractOrderAnswer,
    isTrade: (event) => event.type === 'ContractTrade',
  })
}
