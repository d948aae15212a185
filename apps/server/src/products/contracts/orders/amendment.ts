import type { CallRequest, ContractOrderView } from '@touchstone/protocol'
import { Refusal } from '../../../errors/refusal.ts'
import type { Trader } from '../../../trading/customerCommands.ts'
import { readPrice } from '../../../trading/decimals.ts'

/**
 * The wish of an edit in ticks and lots; 0 = unchanged. Of an order that is gone it stays unread: only a repetition gets
 * further.
 */
export function amendment(
  request: Omit<CallRequest<'editContract'>, 'cid'>,
  trader: Trader,
  open: ContractOrderView | undefined,
) {
  const { price, stopPrice, lots = 0 } = request
  if (price === undefined && stopPrice === undefined && lots === 0) throw new Refusal('nothing_to_amend')
  if (!open) return { price: 0, stopPrice: 0, lots: 0 }
  const { units } = trader.world.listings.contractById(open.contract)
  return {
    price: price === undefined ? 0 : readPrice('price', price, units),
    stopPrice: stopPrice === undefined ? 0 : readPrice('stopPrice', stopPrice, units),
    lots,
  }
}
