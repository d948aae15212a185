import { notional } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { previewedFills } from '../../orders/previewedFills.ts'
import type { CustomerCommands } from '../../trading/customerCommands.ts'
import { availableIn } from '../../trading/ownBalances.ts'
import { amendment } from './amendment.ts'
import { proceeds } from './proceeds.ts'

export function editPreviewCall(commands: CustomerCommands): CallHandlers<'tryEditOrder'> {
  return {
    tryEditOrder(request, context) {
      const trader = commands.trader(context)
      const { session, world } = trader
      const { spot } = world.port.core
      const open = spot.order(Number(request.orderNo))
      if (open?.owner !== session.owner) throw new Refusal('order_not_found')
      const market = world.markets.byId(open.market)
      const { base, quote, units } = market
      const change = amendment(request, market)
      const preview = spot.previewAmendment({ order: open.order, ...change }, session.owner)
      const { lotsFilled, quoteFilled, resting, takerFee, makerFee } = preview
      const buying = open.side === 'buy'
      const spent = buying ? quote : base
      const gain = buying
        ? BigInt(lotsFilled + resting) * units.lotUnits
        : quoteFilled + notional(change.price || open.price, resting, units)
      return {
        ...previewedFills(
          {
            ...preview,
            lots: lotsFilled,
            value: quoteFilled,
            valueAt: (price) => notional(price, lotsFilled, units),
          },
          spot.market(open.market),
          market,
        ),
        filled: market.amount(lotsFilled),
        resting: market.amount(resting),
        cost: formatPlain(preview.cost, spent.scale),
        held: formatPlain(preview.held, spent.scale),
        costCurrency: spent.code,
        ...proceeds(gain, takerFee + makerFee, buying ? base : quote),
        available: formatPlain(availableIn(trader, 'funds', spent.id), spent.scale),
      }
    },
  }
}
