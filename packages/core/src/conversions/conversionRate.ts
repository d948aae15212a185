import { type Amount, divideDown, formatPlain, type Ppm, powerOfTen } from '@touchstone/quantities'

/** Units of the withdrawal asset for one unit of another, as a fraction; `units` 0: there is no price. */
export interface UnitPrice {
  readonly units: bigint
  readonly per: bigint
}

/** The value of the withdrawal asset itself. */
export const ONE: UnitPrice = { units: 1n, per: 1n }

const MILLION = 1_000_000
const RATE_DECIMALS = 12

/** Proceeds of `amount` of one asset in another after the spread, rounded down; undefined without a price. CONV-2. */
export function converted(amount: Amount, from: UnitPrice, to: UnitPrice, spreadPpm: Ppm): Amount {
  if (to.units === 0n) return 0n
  const kept = BigInt(MILLION - spreadPpm)
  return divideDown(amount * from.units * to.per * kept, from.per * to.units * BigInt(MILLION))
}

/** Whole units of the one for a whole unit of the other, with at most 12 decimals, rounded down. */
export function rateText(
  from: UnitPrice & { readonly scale: number },
  to: UnitPrice & { readonly scale: number },
  spreadPpm: Ppm,
): string {
  const one = powerOfTen(from.scale + RATE_DECIMALS)
  const rate = converted(one, from, to, spreadPpm)
  const unit = powerOfTen(to.scale)
  return formatPlain(divideDown(rate, unit), RATE_DECIMALS)
}
