import { type ContractOrderRequest, NO_CONDITIONS, type PositionView, type Rejection } from '@touchstone/protocol'
import { Refusal } from '../../../errors/refusal.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import { answeredOrder } from '../../../orders/changeOrder.ts'
import type { Trader } from '../../../trading/customerCommands.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { contractOrders, openPosition } from './ownContracts.ts'
import { previewAnswer } from './previewCall.ts'

type Reversed = Pick<PositionView, 'contract' | 'lots' | 'leverage' | 'marginMode'>

/** The one order that turns a position round, at its own leverage and mode: as a whole or not at all. */
function reversal({ contract, lots, leverage, marginMode }: Reversed): ContractOrderRequest {
  return {
    contract,
    side: lots > 0 ? 'sell' : 'buy',
    kind: 'market',
    timeInForce: 'FOK',
    price: 0,
    lots: 2 * Math.abs(lots),
    leverage,
    marginMode,
    reduceOnly: false,
    stopPrice: 0,
    trigger: 'mark',
    maxSlippagePpm: 0,
    selfTrade: 'expire_taker',
    takeProfit: 0,
    stopLoss: 0,
  }
}

interface Shown {
  readonly position: PositionView | undefined
  /** Why it is not turned round: it is gone, or no longer what its owner was shown. */
  readonly missing: Rejection | undefined
}

function shownPosition(trader: Trader, { id, lots }: { readonly id: string; readonly lots: number }): Shown {
  const position = openPosition(trader, Number(id))
  if (!position) return { position, missing: 'position_not_found' }
  return { position, missing: Math.abs(position.lots) === lots ? undefined : 'terms_changed' }
}

/** The calls that turn a position round. */
export function reversingCalls({
  commands,
  tables,
}: Pick<ProductServices, 'commands' | 'tables'>): CallHandlers<'tryReverseContract' | 'reverseContract'> {
  const orders = contractOrders(tables)
  return {
    tryReverseContract(request, context) {
      const trader = commands.trader(context)
      const { position, missing } = shownPosition(trader, request)
      if (!position || missing) throw new Refusal(missing ?? 'position_not_found')
      return previewAnswer(
        trader,
        reversal(position),
        NO_CONDITIONS,
        trader.world.listings.contractById(position.contract),
      )
    },

    async reverseContract(request, context) {
      const trader = commands.orderingTrader(context)
      const { id, lots, cid } = request
      const { position, missing } = shownPosition(trader, request)
      // Of a position that is not there as it was shown only a repetition gets further, and the core does not read that.
      const draft = reversal(position ?? { contract: 0, lots, leverage: 1, marginMode: 'isolated' })
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: `reverseContract ${id} ${lots}`,
        command: (stamp) => ({ type: 'PlaceContractOrder', ...stamp, ...draft }),
        missing,
      })
      const open = position && trader.world.listings.contractById(position.contract)
      return answeredOrder(orders, { trader, context, entry, open, cancelled: false })
    },
  }
}
