import { ChangeMarket } from './actions.ts'
import { AmendOrder, CancelAllOrders, CancelOrder, MassQuote, PlaceOrder } from './commands.ts'
import { OrderAccepted, OrderAmended, OrderClosed, OrderTriggered, Trade } from './events.ts'
import { SPOT_REASONS } from './reasons.ts'

export const SPOT = {
  name: 'spot',
  commands: { PlaceOrder, AmendOrder, CancelOrder, MassQuote, CancelAllOrders },
  actions: { ChangeMarket },
  events: { OrderAccepted, OrderTriggered, OrderAmended, OrderClosed, Trade },
  reasons: SPOT_REASONS,
} as const
