import { divideNearest, formatPlain, parseDecimal, powerOfTen } from '@touchstone/quantities'
import { compareDecimals, isZero } from '../../shared/decimals/exactDecimal.ts'

/** Places of a rate; what is beyond them is cut off. */
const SCALE = 12
/** Most places of a figure that is 1 or more: enough to tell two quotes apart. */
const SHOWN = 6

/** One unit of `unit` is worth `rate` of `other`. */
export interface Rate {
  readonly unit: string
  readonly rate: string
  readonly other: string
}

/** Places of the figure turned round that still stand for something: one step of the rate moves no more than the last of them. */
const placesOf = (units: bigint): number => Math.max(0, Math.min(SHOWN, String(units * units).length - 1 - SCALE))

/**
 * A rate from the side on which its figure is 1 or more: nobody reads 0.00001575. Turned round it is rounded to the nearest of its
 * places, so what it was made of should stand beside it.
 */
export function readableRate(given: Rate): Rate {
  const units = parseDecimal(given.rate, SCALE)
  if (units === undefined || isZero(given.rate) || compareDecimals(given.rate, '1') >= 0) return given
  const places = placesOf(units)
  const turned = divideNearest(powerOfTen(SCALE + places), units)
  return { unit: given.other, rate: formatPlain(turned, places), other: given.unit }
}
