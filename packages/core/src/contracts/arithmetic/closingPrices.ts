import type { ContractUnits } from '@touchstone/protocol'
import { type Amount, chargeUp, MAX_TICKS, type Ppm, type Ticks } from '@touchstone/quantities'
import { contractValue } from './margin.ts'
import { maintenanceMargin, type Tier } from './marginTiers.ts'
import { unrealisedProfit } from './profit.ts'

/** A position, or a part of one, with the fields that its closing prices depend on. */
export interface Exposure {
  /** Long > 0, short < 0. */
  readonly lots: number
  /** Cost or proceeds of the lots, positive. */
  readonly basis: Amount
  /** The money that covers losses of the lots. */
  readonly margin: Amount
  readonly units: ContractUnits
}

/** margin + unrealised profit at a price, exact: below zero when more is lost than there is. */
export function equityAt(price: Ticks, { lots, basis, margin, units }: Exposure): Amount {
  return margin + unrealisedProfit(lots, contractValue(price, sizeOf(lots), units), basis)
}

/**
 * The isolated liquidation price of a linear contract: the first tick, coming from the profitable side, at which equity ≤
 * maintenance. 0 = no such price. Venues document it as (margin + deduction − side × size × entry) ÷ (size × rate − side ×
 * size); this is the same in whole ticks, for whichever tier that price is in. For a cross position `margin` is the
 * account's equity without this position's profit, less the maintenance of the others.
 */
export function liquidationPrice(position: Exposure & { readonly tiers: readonly Tier[] }): Ticks {
  const { lots, units, tiers } = position
  return firstTickWhere(lots, (price) => {
    const value = contractValue(price, sizeOf(lots), units)
    return equityAt(price, position) <= maintenanceMargin(value, tiers)
  })
}

/** The first tick, coming from the profitable side, at which equity is used up: rounded to the trader's disadvantage. 0 = none. */
export function bankruptcyPrice(position: Exposure): Ticks {
  return firstTickWhere(position.lots, (price) => equityAt(price, position) <= 0n)
}

/** Value at which closing leaves no equity: basis − margin of a long, basis + margin of a short. Not a price in ticks. */
export function bankruptcyValue({ lots, basis, margin }: Pick<Exposure, 'lots' | 'basis' | 'margin'>): Amount {
  return lots < 0 ? basis + margin : basis - margin
}

/**
 * The worst price at which closing these lots still pays for itself: loss + fee ≤ margin. A long sells at this price or
 * higher, a short buys at this price or lower. When no price will do, the one nobody trades at: MAX_TICKS for a sale, 0 for
 * a purchase.
 */
export function closingBound(position: Exposure, feePpm: Ppm): Ticks {
  const { lots, units } = position
  const worse = firstTickWhere(lots, (price) => {
    return equityAt(price, position) < chargeUp(contractValue(price, sizeOf(lots), units), feePpm)
  })
  if (lots > 0) return Math.min(MAX_TICKS, worse + 1)
  return worse === 0 ? MAX_TICKS : worse - 1
}

function sizeOf(lots: number): number {
  return lots < 0 ? -lots : lots
}

/** The highest tick that is bad for a long, the lowest for a short; 0 when none is. A bad price stays bad further down or up. */
function firstTickWhere(lots: number, isBad: (price: Ticks) => boolean): Ticks {
  return lots > 0 ? highestBad(isBad) : lowestBad(isBad)
}

function highestBad(isBad: (price: Ticks) => boolean): Ticks {
  let bad = 0
  let good = MAX_TICKS + 1
  while (good - bad > 1) {
    const middle = bad + ((good - bad) >>> 1)
    if (isBad(middle)) bad = middle
    else good = middle
  }
  return bad
}

function lowestBad(isBad: (price: Ticks) => boolean): Ticks {
  let good = 0
  let bad = MAX_TICKS + 1
  while (bad - good > 1) {
    const middle = good + ((bad - good) >>> 1)
    if (isBad(middle)) bad = middle
    else good = middle
  }
  return bad > MAX_TICKS ? 0 : bad
}
