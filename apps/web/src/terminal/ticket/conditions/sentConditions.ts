import { type Amount, chargeUp, formatPlain, parseDecimal } from '@touchstone/quantities'
import { isIceberg, type OrderEntry, type OrderType } from '../orderEntry.ts'

/** Percent with this many decimals is counted in parts per million. */
export const PERCENT_DECIMALS = 4
const FRACTION_DECIMALS = 6

/** The type as it is sent: a trailing stop is a stop at the market. */
export function sentType(type: OrderType): Exclude<OrderType, 'trailing_stop'> {
  return type === 'trailing_stop' ? 'stop_market' : type
}

export interface SentConditions {
  readonly trailRate?: string
  readonly trailDistance?: string
  readonly activation?: string
  readonly visible?: string
}

/** Decimals of prices, and of the order's size: 0 for lots. */
interface Scales {
  readonly priceScale: number
  readonly sizeScale: number
}

/** How the order trails or what it shows, as it is sent; undefined while a needed entry is missing or unreadable. */
export function sentConditions(entry: OrderEntry, { priceScale, sizeScale }: Scales): SentConditions | undefined {
  if (isIceberg(entry)) {
    const visible = positive(entry.visible, sizeScale)
    return visible === undefined ? undefined : { visible: formatPlain(visible, sizeScale) }
  }
  if (entry.type !== 'trailing_stop') return {}
  const byPercent = entry.trailBy === 'percent'
  const trail = positive(entry.trail, byPercent ? PERCENT_DECIMALS : priceScale)
  const activation = positive(entry.activation, priceScale)
  if (trail === undefined || (activation === undefined && entry.activation !== '')) return undefined
  return {
    ...(byPercent
      ? { trailRate: formatPlain(trail, FRACTION_DECIMALS) }
      : { trailDistance: formatPlain(trail, priceScale) }),
    ...(activation !== undefined && { activation: formatPlain(activation, priceScale) }),
  }
}

/**
 * The trigger that a trailing stop would begin with, from the price at which it begins or else from the price now: for sizes and
 * totals, which are estimates; the preview tells the trigger itself.
 */
export function estimatedTrigger(
  { trailBy, trail, activation }: OrderEntry,
  rises: boolean,
  now: Amount | undefined,
  priceScale: number,
): Amount | undefined {
  const from = positive(activation, priceScale) ?? now
  const distance = positive(trail, trailBy === 'percent' ? PERCENT_DECIMALS : priceScale)
  if (from === undefined || distance === undefined) return undefined
  const away = trailBy === 'percent' ? chargeUp(from, Number(distance)) : distance
  const trigger = rises ? from + away : from - away
  return trigger > 0n ? trigger : undefined
}

function positive(text: string, scale: number): Amount | undefined {
  const value = parseDecimal(text, scale)
  return value !== undefined && value > 0n ? value : undefined
}
