import type { CallRequest } from '@touchstone/protocol'
import { Refusal } from '../../../errors/refusal.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { optionalPrice } from '../../../orders/orderTerms.ts'

/** The wish of an edit in ticks and lots; 0 = unchanged. */
export function amendment(
  { price, stopPrice, lots = 0 }: Omit<CallRequest<'editContract'>, 'cid'>,
  contract: ContractText | undefined,
) {
  if (price === undefined && stopPrice === undefined && lots === 0) throw new Refusal('nothing_to_amend')
  if (!contract) return { price: 0, stopPrice: 0, lots: 0 }
  return {
    price: optionalPrice('price', price, contract.units),
    stopPrice: optionalPrice('stopPrice', stopPrice, contract.units),
    lots,
  }
}
