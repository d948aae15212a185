import type { ContractOrderView, OrderId, PositionView } from '@touchstone/protocol'
import type { ContractText } from '../../../marketdata/contractText.ts'
import type { ProductOrders } from '../../../orders/changeOrder.ts'
import { OrderReceipts } from '../../../orders/orderReceipts.ts'
import type { Trader } from '../../../trading/customerCommands.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { closedOrderContract } from './closedOrderContract.ts'
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
export function contractOrders(
  tables: ProductServices['tables'],
): ProductOrders<ContractText, ReturnType<typeof contractOrderAnswer>> {
  return {
    open(trader, order) {
      const view = openOrder(trader, order)
      return view && trader.world.listings.contractById(view.contract)
    },
    async closed({ session, world }, order) {
      const contract = await closedOrderContract(tables, session.world, order)
      return contract === undefined ? undefined : world.listings.contractById(contract)
    },
    answer: contractOrderAnswer,
    receipts: new OrderReceipts((event) => event.type === 'ContractTrade'),
  }
}
