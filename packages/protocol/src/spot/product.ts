import { ChangeMarket } from './actions.ts'
import {
  AmendOrder,
  CancelAllOrders,
  CancelOrder,
  MassQuote,
  PlaceConditionalOrder,
  PlaceOneCancelsOther,
  PlaceOrder,
} from './commands.ts'
import {
  ConditionsAccepted,
  OrderAccepted,
  OrderAmended,
  OrderClosed,
  OrdersPaired,
  OrderTriggered,
  Trade,
} from './events.ts'
import { SPOT_REASONS } from './reasons.ts'

export const SPOT = {
  name: 'spot',
  commands: {
    PlaceOrder,
    PlaceConditionalOrder,
    AmendOrder,
    CancelOrder,
    MassQuote,
    CancelAllOrders,
    PlaceOneCancelsOther,
  },
  actions: { ChangeMarket },
  events: { OrderAccepted, ConditionsAccepted, OrderTriggered, OrderAmended, OrderClosed, OrdersPaired, Trade },
  reasons: SPOT_REASONS,
} as const
