import { NO_CONDITIONS, type OrderConditions, type OrderKind, type TimeInForce } from '@touchstone/protocol'
import type { InstrumentText } from '../marketdata/instrumentText.ts'
import { readFraction } from '../trading/decimals.ts'
import { malformed, optionalPrice } from './orderTerms.ts'

/** What a request says of conditions, whatever it is an order of. */
interface ConditionsRequest {
  readonly type: OrderKind
  readonly tif: TimeInForce
  readonly goodTill?: number | undefined
  readonly trailDistance?: string | undefined
  readonly trailRate?: string | undefined
  readonly activation?: string | undefined
}

/** The conditions of the order that a request describes. Throws Refusal('malformed' | 'amount_overflow'). */
export function orderConditions(request: ConditionsRequest, units: InstrumentText['units']): OrderConditions {
  const { type, tif, goodTill, trailDistance, trailRate, activation } = request
  const trails = trailDistance !== undefined || trailRate !== undefined
  if (trails && type !== 'stop_market') throw malformed('trailDistance', `is not for ${type} orders`)
  if (trailDistance !== undefined && trailRate !== undefined)
    throw malformed('trailRate', 'cannot be given together with trailDistance')
  if (activation !== undefined && !trails) throw malformed('activation', 'is for stops that trail')
  if (goodTill === undefined && !trails) return NO_CONDITIONS
  if (goodTill !== undefined && (type === 'market' || (type === 'limit' && (tif === 'IOC' || tif === 'FOK'))))
    throw malformed('goodTill', 'is for orders that rest or wait')
  return {
    goodTill: goodTill ?? 0,
    trailTicks: optionalPrice('trailDistance', trailDistance, units),
    trailPpm: trailRate === undefined ? 0 : readFraction('trailRate', trailRate),
    activation: optionalPrice('activation', activation, units),
    visible: 0,
  }
}

/** Conditions as the end of an order's text: two requests with the same text ask for the same order. */
export function conditionsInput({ goodTill, trailTicks, trailPpm, activation }: OrderConditions): string {
  const end = goodTill === 0 ? '' : ` till ${goodTill}`
  return trailTicks === 0 && trailPpm === 0 ? end : `${end} trails ${trailTicks} ${trailPpm} from ${activation}`
}
