import { ChangeMarket } from './actions.ts'
import {
  AmendOrder,
  CancelAllOrders,
  CancelOrder,
  MassQuote,
  PlaceBracket,
  PlaceConditionalOrder,
  PlaceOneCancelsOther,
  PlaceOrder,
} from './commands.ts'
import {
  BracketAccepted,
  BracketEnded,
  ConditionsAccepted,
  OrderAccepted,
  OrderAmended,
  OrderClosed,
  OrdersPaired,
  OrderTriggered,
  StopTrailed,
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
    PlaceBracket,
  },
  actions: { ChangeMarket },
  events: {
    OrderAccepted,
    ConditionsAccepted,
    OrderTriggered,
    StopTrailed,
    OrderAmended,
    OrderClosed,
    OrdersPaired,
    BracketAccepted,
    BracketEnded,
    Trade,
  },
  reasons: SPOT_REASONS,
} as const
