import { CreditPurchase } from './actions.ts'

export const PURCHASES = { name: 'purchases', commands: {}, actions: { CreditPurchase } } as const
