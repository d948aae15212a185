import { divideNearest, formatPlain, parseDecimal, powerOfTen } from '@touchstone/quantities'
import { compareDecimals, isZero, trimZeros } from '../../shared/decimals/exactDecimal.ts'

/** As many as any rate of the exchange has. */
const SCALE = 18
/** Places of a figure that is 1 or more: enough to tell two quotes apart. */
const SHOWN = 6

/** One unit of `unit` is worth `rate` of `other`. */
export interface Rate {
  readonly unit: string
  readonly rate: string
  readonly other: string
}

/**
 * A rate from the side on which its figure is 1 or more: nobody reads 0.00001575. Turned round it is rounded to the nearest of its
 * places, so what it was made of should stand beside it.
 */
export function readableRate(given: Rate): Rate {
  const units = parseDecimal(given.rate, SCALE)
  if (units === undefined || isZero(given.rate) || compareDecimals(given.rate, '1') >= 0) return given
  const turned = divideNearest(powerOfTen(SCALE + SHOWN), units)
  return { unit: given.other, rate: trimZeros(formatPlain(turned, SHOWN)), other: given.unit }
}
