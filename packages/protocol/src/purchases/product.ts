import { CreditPurchase } from './actions.ts'
import { PurchaseCredited } from './events.ts'
import { PURCHASE_REASONS } from './reasons.ts'

export const PURCHASES = {
  name: 'purchases',
  commands: {},
  actions: { CreditPurchase },
  events: { PurchaseCredited },
  reasons: PURCHASE_REASONS,
} as const
