import { ChangeMarket } from './actions.ts'
import { AmendOrder, CancelAllOrders, CancelOrder, MassQuote, PlaceOrder } from './commands.ts'

export const SPOT = {
  name: 'spot',
  commands: { PlaceOrder, AmendOrder, CancelOrder, MassQuote, CancelAllOrders },
  actions: { ChangeMarket },
} as const
