import { NO_CONDITIONS, type OrderConditions, type OrderKind, type TimeInForce } from '@touchstone/protocol'
import type { Lots } from '@touchstone/quantities'
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

/** How much there is of an order, in lots. */
interface OrderSize {
  /** 0 for an order that is given by its value. */
  readonly lots: Lots
  /** Of an iceberg. */
  readonly visible: Lots | undefined
}

/** The conditions of the order that a request describes. Throws Refusal('malformed' | 'amount_overflow'). */
export function orderConditions(
  request: ConditionsRequest,
  units: InstrumentText['units'],
  size: OrderSize,
): OrderConditions {
  const { type, tif, goodTill, trailDistance, trailRate, activation } = request
  const trails = trailDistance !== undefined || trailRate !== undefined
  if (trails && type !== 'stop_market') throw malformed('trailDistance', `is not for ${type} orders`)
  if (trailDistance !== undefined && trailRate !== undefined)
    throw malformed('trailRate', 'cannot be given together with trailDistance')
  if (activation !== undefined && !trails) throw malformed('activation', 'is for stops that trail')
  if (goodTill === undefined && !trails && size.visible === undefined) return NO_CONDITIONS
  const rests = type === 'limit' && tif !== 'IOC' && tif !== 'FOK'
  if (goodTill !== undefined && !rests && (type === 'market' || type === 'limit'))
    throw malformed('goodTill', 'is for orders that rest or wait')
  return {
    goodTill: goodTill ?? 0,
    trailTicks: optionalPrice('trailDistance', trailDistance, units),
    trailPpm: trailRate === undefined ? 0 : readFraction('trailRate', trailRate),
    activation: optionalPrice('activation', activation, units),
    visible: size.visible === undefined ? 0 : visibleLots(size.visible, size.lots, rests),
  }
}

function visibleLots(visible: Lots, lots: Lots, rests: boolean): Lots {
  if (!rests) throw malformed('visible', 'is for limit orders that rest')
  if (lots === 0) throw malformed('visible', 'is for orders given by their quantity')
  if (visible >= lots) throw malformed('visible', 'must be less than the whole order')
  return visible
}

/** Conditions as the end of an order's text: two requests with the same text ask for the same order. */
export function conditionsInput({ goodTill, trailTicks, trailPpm, activation, visible }: OrderConditions): string {
  const end = (goodTill === 0 ? '' : ` till ${goodTill}`) + (visible === 0 ? '' : ` shows ${visible}`)
  return trailTicks === 0 && trailPpm === 0 ? end : `${end} trails ${trailTicks} ${trailPpm} from ${activation}`
}
