export const PURCHASE_ACTS = { CreditPurchase: 'Credit of a purchase' } as const
