import type { MarginTier } from '@touchstone/protocol'
import { type Amount, chargeUp, creditDown, type Ppm, parseDecimal } from '@touchstone/quantities'

const MILLION = 1_000_000n

/** A margin tier in quote units. */
export interface Tier {
  readonly upTo: Amount
  readonly maintenancePpm: Ppm
  readonly deduction: Amount
  readonly maxLeverage: number
}

/**
 * The tiers of a definition in quote units of 10^-scale. As on the large perpetual venues, deduction n = deduction (n − 1) +
 * edge × (rate n − rate (n − 1)), so that maintenance never jumps at an edge; rounded down, and exact for tiers that
 * {@link hasWholeDeductions}.
 */
export function marginTiers(definitions: readonly MarginTier[], scale: number): readonly Tier[] {
  const tiers: Tier[] = []
  for (const { upTo, maintenancePpm, maxLeverage } of definitions) {
    const before = tiers.at(-1)
    const step = before ? creditDown(before.upTo, maintenancePpm - before.maintenancePpm) : 0n
    const deduction = (before?.deduction ?? 0n) + step
    tiers.push({ upTo: parseDecimal(upTo, scale) ?? 0n, maintenancePpm, deduction, maxLeverage })
  }
  return tiers
}

/**
 * Whether every deduction is a whole number of quote units, as listing demands: only then does maintenance grow by no more
 * than the value does, and a position has one liquidation price.
 */
export function hasWholeDeductions(definitions: readonly MarginTier[], scale: number): boolean {
  return definitions.every(({ maintenancePpm }, place) => {
    const before = definitions[place - 1]
    if (!before) return true
    const edge = parseDecimal(before.upTo, scale)
    return edge !== undefined && (edge * BigInt(maintenancePpm - before.maintenancePpm)) % MILLION === 0n
  })
}

/** Place of the tier a value belongs to: the first whose edge it does not exceed; the last when it exceeds all. */
export function tierOf(value: Amount, tiers: readonly Tier[]): number {
  const place = tiers.findIndex(({ upTo }) => value <= upTo)
  return place < 0 ? tiers.length - 1 : place
}

/** Least equity for a position of this value: value × rate − deduction of its tier, in quote units, rounded up, never negative. */
export function maintenanceMargin(value: Amount, tiers: readonly Tier[]): Amount {
  const tier = tiers[tierOf(value, tiers)]
  if (!tier) return 0n
  const amount = chargeUp(value, tier.maintenancePpm) - tier.deduction
  return amount > 0n ? amount : 0n
}
