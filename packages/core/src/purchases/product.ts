import { defineProduct } from '../entry/product.ts'
import { creditPurchase, judgePurchase } from './creditPurchase.ts'
import type { PurchasesState } from './purchasesState.ts'

export const PURCHASES = defineProduct<PurchasesState, 'CreditPurchase'>({
  name: 'purchases',
  acts: { CreditPurchase: { judge: judgePurchase, carryOut: creditPurchase, matter: 'payout' } },
  lotsMade: ({ remittances }) => remittances.size,
})
