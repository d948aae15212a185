import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isFree, isFunds } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { PurchaseAudit } from './purchaseAudit.ts'

const { treasury } = SYSTEM_OWNERS

export const PURCHASES: ProductAudit<'purchase'> = {
  reasons: {
    purchase: (source, destination) => isFree(source, treasury) && isFunds(destination, 'available'),
  },
  effects: { PurchaseCredited: ['CreditPurchase'] },
  begin: (parts) => new PurchaseAudit(parts),
}
