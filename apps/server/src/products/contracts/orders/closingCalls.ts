import { Refusal } from '../../../errors/refusal.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import { answeredOrder } from '../../../orders/answeredOrder.ts'
import { optionalPrice } from '../../../orders/orderTerms.ts'
import { doneValue } from '../../../trading/acceptedReply.ts'
import type { Trader } from '../../../trading/customerCommands.ts'
import { plainDecimal } from '../../../trading/decimals.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { previewedProblem } from '../../../trading/refusalOf.ts'
import { contractOrders, meant, openPosition } from './ownContracts.ts'

/** Positions the caller still has, in one contract or (0) in all. */
function positionsLeft({ session, world }: Trader, contract: number): number {
  return world.port.core.contracts.positions(session.owner).filter((one) => contract === 0 || one.contract === contract)
    .length
}

/** The calls that close positions: one in part or in full, which can be previewed, or all at once. */
export function closingCalls({
  commands,
  tables,
}: Pick<ProductServices, 'commands' | 'tables'>): CallHandlers<
  'tryCloseContract' | 'closeContract' | 'closeAllContract'
> {
  const orders = contractOrders(tables)
  return {
    tryCloseContract({ id, lots = 0, price }, context) {
      const trader = commands.trader(context)
      const position = openPosition(trader, Number(id))
      if (!position) throw new Refusal('position_not_found')
      const { session, world } = trader
      const open = world.listings.contractById(position.contract)
      const closing = { contract: position.contract, lots, price: optionalPrice('price', price, open.units) }
      const preview = world.port.core.contracts.previewClose(closing, session.owner)
      const { lotsFilled, valueFilled, realised, fee, received } = preview
      return {
        ...previewedProblem(preview),
        filledLots: String(lotsFilled),
        avgPrice: open.averagePrice(valueFilled, lotsFilled),
        result: open.money(realised),
        fee: open.money(fee),
        back: open.money(received),
      }
    },

    async closeContract(request, context) {
      const trader = commands.orderingTrader(context)
      const id = Number(request.id)
      const position = openPosition(trader, id)
      const open = position && trader.world.listings.contractById(position.contract)
      const { lots = 0, price } = request
      const ticks = open ? optionalPrice('price', price, open.units) : 0
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `closeContract ${id} ${lots} ${plainDecimal(price)}`,
        // Of a position that is gone only a repetition gets here, and the core answers that without looking further.
        command: (stamp) => ({ type: 'ClosePosition', ...stamp, ...meant(position), lots, price: ticks }),
        missing: position ? undefined : 'position_not_found',
      })
      return answeredOrder(orders, { trader, context, entry, open, cancelled: false })
    },

    async closeAllContract(request, context) {
      const trader = commands.trader(context)
      const { symbol } = request
      const contract = symbol === undefined ? 0 : trader.world.listings.contract(symbol).definition.id
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `closeAllContract ${contract}`,
        command: (stamp) => ({ type: 'CloseAllPositions', ...stamp, contract }),
      })
      return { closed: doneValue(entry, context), left: positionsLeft(trader, contract) }
    },
  }
}
