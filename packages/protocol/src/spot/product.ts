import { ChangeMarket } from './actions.ts'
import { AmendOrder, CancelAllOrders, CancelOrder, MassQuote, PlaceOneCancelsOther, PlaceOrder } from './commands.ts'
import { OrderAccepted, OrderAmended, OrderClosed, OrdersPaired, OrderTriggered, Trade } from './events.ts'
import { SPOT_REASONS } from './reasons.ts'

export const SPOT = {
  name: 'spot',
  commands: { PlaceOrder, AmendOrder, CancelOrder, MassQuote, CancelAllOrders, PlaceOneCancelsOther },
  actions: { ChangeMarket },
  events: { OrderAccepted, OrderTriggered, OrderAmended, OrderClosed, OrdersPaired, Trade },
  reasons: SPOT_REASONS,
} as const
