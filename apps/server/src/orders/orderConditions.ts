import { NO_CONDITIONS, type OrderConditions, type OrderKind, type TimeInForce } from '@touchstone/protocol'
import { malformed } from './orderTerms.ts'

/** What a request says of conditions, whatever it is an order of. */
interface ConditionsRequest {
  readonly type: OrderKind
  readonly tif: TimeInForce
  readonly goodTill?: number | undefined
}

/** The conditions of the order that a request describes. Throws Refusal('malformed'). */
export function orderConditions({ type, tif, goodTill }: ConditionsRequest): OrderConditions {
  if (goodTill === undefined) return NO_CONDITIONS
  if (type === 'market' || (type === 'limit' && (tif === 'IOC' || tif === 'FOK')))
    throw malformed('goodTill', 'is for orders that rest or wait')
  return { goodTill }
}

/** Conditions as the end of an order's text: two requests with the same text ask for the same order. */
export function conditionsInput({ goodTill }: OrderConditions): string {
  return goodTill === 0 ? '' : ` till ${goodTill}`
}
