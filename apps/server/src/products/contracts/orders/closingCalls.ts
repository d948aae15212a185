import type { CallHandlers } from '../../../gateway/callContext.ts'
import { doneValue, orderReply } from '../../../trading/acceptedReply.ts'
import type { Trader } from '../../../trading/customerCommands.ts'
import { plainDecimal, readPrice } from '../../../trading/decimals.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { contractOrderAnswer } from './contractOrderAnswer.ts'
import { contractOf, meant, openPosition } from './ownContracts.ts'

/** Positions the caller still has, in one contract or (0) in all. */
function positionsLeft({ session, world }: Trader, contract: number): number {
  return world.port.core.contracts.positions(session.owner).filter((one) => contract === 0 || one.contract === contract)
    .length
}

/** The calls that close positions: one in part or in full, or all at once. */
export function closingCalls({
  commands,
  tables,
}: Pick<ProductServices, 'commands' | 'tables'>): CallHandlers<'closeContract' | 'closeAllContract'> {
  return {
    async closeContract(request, context) {
      const trader = commands.orderingTrader(context)
      const id = Number(request.id)
      const open = openPosition(trader, id)
      const { lots = 0, price } = request
      const units = open && trader.world.listings.contractById(open.contract).units
      const ticks = price === undefined || !units ? 0 : readPrice('price', price, units)
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `closeContract ${id} ${lots} ${plainDecimal(price)}`,
        // Of a position that is gone only a repetition gets here, and the core answers that without looking further.
        command: (stamp) => ({ type: 'ClosePosition', ...stamp, ...meant(open), lots, price: ticks }),
        missing: open ? undefined : 'position_not_found',
      })
      const reply = orderReply(entry, context)
      return contractOrderAnswer(reply, await contractOf(trader, reply.order, open?.contract, tables), false)
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
