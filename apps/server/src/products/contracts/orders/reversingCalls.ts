import { Refusal } from '../../../errors/refusal.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import { answeredOrder } from '../../../orders/answeredOrder.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { contractOrders, meant, openPosition } from './ownContracts.ts'
import { previewAnswer } from './previewCall.ts'

/** The calls that turn a position round. The core judges whether it still has the lots that its owner was shown. */
export function reversingCalls({
  commands,
  tables,
}: Pick<ProductServices, 'commands' | 'tables'>): CallHandlers<'tryReverseContract' | 'reverseContract'> {
  const orders = contractOrders(tables)
  return {
    tryReverseContract({ id, lots }, context) {
      const trader = commands.trader(context)
      const position = openPosition(trader, Number(id))
      if (!position) throw new Refusal('position_not_found')
      const { session, world } = trader
      const preview = world.port.core.contracts.previewReversal({ ...meant(position), lots }, session.owner)
      if (preview.rejection === 'terms_changed') throw new Refusal(preview.rejection)
      const order = { lots: 2 * lots, timeInForce: 'FOK', visible: 0 } as const
      return previewAnswer(trader, preview, order, world.listings.contractById(position.contract))
    },

    async reverseContract(request, context) {
      const trader = commands.orderingTrader(context)
      const { lots } = request
      const id = Number(request.id)
      const position = openPosition(trader, id)
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `reverseContract ${id} ${lots}`,
        // Of a position that is gone only a repetition gets here, and the core answers that without looking further.
        command: (stamp) => ({ type: 'ReversePosition', ...stamp, ...meant(position), lots }),
        missing: position ? undefined : 'position_not_found',
      })
      const open = position && trader.world.listings.contractById(position.contract)
      return answeredOrder(orders, { trader, context, entry, open, cancelled: false })
    },
  }
}
