import type { ContractDefinition, InstrumentClass, MarginTier } from '@touchstone/protocol'

/** The terms that all contracts of one leverage cap have in common. */
export interface RiskTerms {
  readonly tiers: readonly MarginTier[]
  readonly liquidationPpm: number
}

function tiers(
  ...rows: readonly (readonly [upTo: string, maintenancePpm: number, maxLeverage: number])[]
): MarginTier[] {
  return rows.map(([upTo, maintenancePpm, maxLeverage]) => ({ upTo, maintenancePpm, maxLeverage }))
}

/**
 * Margin tiers by leverage cap, in the shape of the large venues' tables and scaled to what this book can absorb. In the first
 * tier maintenance is less than two thirds of the smallest initial margin, so a new position is never close to liquidation.
 */
export const RISK_TERMS: Readonly<Record<number, RiskTerms>> = {
  100: {
    tiers: tiers(
      ['50000', 4_000, 100],
      ['500000', 5_000, 75],
      ['2000000', 10_000, 50],
      ['5000000', 20_000, 25],
      ['8000000', 25_000, 20],
      ['12000000', 50_000, 10],
    ),
    liquidationPpm: 2_000,
  },
  75: {
    tiers: tiers(['50000', 6_500, 75], ['250000', 10_000, 50], ['1000000', 20_000, 25], ['3000000', 50_000, 10]),
    liquidationPpm: 2_500,
  },
  50: {
    tiers: tiers(['50000', 10_000, 50], ['250000', 20_000, 25], ['1000000', 40_000, 12], ['2000000', 100_000, 5]),
    liquidationPpm: 2_500,
  },
  25: {
    tiers: tiers(['100000', 12_000, 25], ['500000', 20_000, 20], ['2000000', 40_000, 10], ['5000000', 100_000, 5]),
    liquidationPpm: 3_000,
  },
}

type PriceBounds = Pick<ContractDefinition, 'bandPpm' | 'defaultSlippagePpm' | 'maxSlippagePpm'>

export interface ClassTerms extends PriceBounds {
  /** Cap on leverage unless the instrument's row says otherwise. */
  readonly leverage: number
  /** Share of the class's move that comes from the whole world's (0 to 1); the simulation's only. */
  readonly worldShare: number
}

const WIDE: PriceBounds = { bandPpm: 50_000, defaultSlippagePpm: 5_000, maxSlippagePpm: 20_000 }
const NARROW: PriceBounds = { bandPpm: 30_000, defaultSlippagePpm: 3_000, maxSlippagePpm: 10_000 }

export const CLASS_TERMS: Readonly<Record<InstrumentClass, ClassTerms>> = {
  crypto: { ...WIDE, leverage: 75, worldShare: 0.4 },
  metal: { ...WIDE, leverage: 25, worldShare: -0.15 },
  energy: { ...WIDE, leverage: 25, worldShare: 0.3 },
  crude: { ...WIDE, leverage: 25, worldShare: 0.35 },
  forex: { ...NARROW, leverage: 25, worldShare: 0.3 },
  stock: { ...WIDE, leverage: 25, worldShare: 0.85 },
  index: { ...NARROW, leverage: 25, worldShare: 0.9 },
  etf: { ...WIDE, leverage: 25, worldShare: 0.9 },
}
