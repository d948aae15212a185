import type { ContractDefinition, InstrumentClass } from '@touchstone/protocol'
import { MAX_LOTS } from '@touchstone/quantities'
import { CLASS_TERMS, RISK_TERMS, type RiskTerms } from './classTerms.ts'
import type { InstrumentRow } from './instrument.ts'

/** The margin asset of every contract and option. */
export const USDT = 1
const FEES = { makerPpm: 200, takerPpm: 500 } as const
const EIGHT_HOURS_MS = 28_800_000
/** 0.01 % of interest, at most 0.05 % pulled back. */
const FUNDING = { fundingIntervalMs: EIGHT_HOURS_MS, interestE8: 10_000, interestClampE8: 50_000 } as const
const MAX_OPEN_ORDERS = 200
/** Spot ids give 2001 and so on, other indexes their id and a thousand. */
const FIRST_PERPETUAL = 2000
const LISTED_OFFSET = 1000
/** One order may have at most this multiple of the largest position at the anchor price. */
const LARGEST_ORDER = 2

/** The perpetual contract of an instrument, its terms those of its class and leverage. */
export function perpetualOf(row: InstrumentRow, kind: InstrumentClass): ContractDefinition {
  const { leverage, bandPpm, defaultSlippagePpm, maxSlippagePpm } = CLASS_TERMS[kind]
  const risk = riskOf(row.leverage ?? leverage)
  const largest = Number(risk.tiers.at(-1)?.upTo ?? 0)
  return {
    id: row.id < LISTED_OFFSET ? FIRST_PERPETUAL + row.id : row.id + LISTED_OFFSET,
    symbol: `${row.root}PERP`,
    name: `${row.name} Perpetual`,
    kind: 'perpetual',
    index: row.id,
    quote: USDT,
    unit: row.unit,
    lotSize: row.lot,
    minLots: 1,
    maxLots: Math.min(MAX_LOTS, Math.ceil((LARGEST_ORDER * largest) / (row.anchor * Number(row.lot)))),
    maxLeverage: risk.tiers[0]?.maxLeverage ?? 1,
    tiers: risk.tiers,
    ...FEES,
    liquidationPpm: risk.liquidationPpm,
    bandPpm,
    defaultSlippagePpm,
    maxSlippagePpm,
    maxOpenOrders: MAX_OPEN_ORDERS,
    ...FUNDING,
    fundingCapE8: fundingCap(risk),
    impactNotional: impactNotional(risk),
    expiry: 0,
  }
}

function riskOf(leverage: number): RiskTerms {
  const risk = RISK_TERMS[leverage]
  if (!risk) throw new Error(`There are no margin tiers for a leverage of ${leverage}`)
  return risk
}

/** Three quarters of the first tier's maintenance rate, in 10^-8. */
function fundingCap({ tiers }: RiskTerms): number {
  return (tiers[0]?.maintenancePpm ?? 0) * 75
}

/** 200 USDT of margin at the highest leverage. */
function impactNotional({ tiers }: RiskTerms): string {
  return String(200 * (tiers[0]?.maxLeverage ?? 1))
}
