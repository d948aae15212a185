import type { CreditPurchase } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { creditPurchase, judgePurchase } from './creditPurchase.ts'
import type { PurchasesState } from './purchasesState.ts'
import { PURCHASE } from './reasons.ts'

export const PURCHASES = defineProduct<{
  state: PurchasesState
  actions: CreditPurchase
}>({
  name: 'purchases',
  reasons: [PURCHASE],
  actions: { CreditPurchase: { judge: judgePurchase, carryOut: creditPurchase, matter: 'payout' } },
  lotsMade: ({ remittances }) => remittances.size,
})
