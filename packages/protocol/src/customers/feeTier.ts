import { type FieldsOf, fields, list, ppm } from '../shape/kinds.ts'
import { MAX_FEE_TIERS } from '../shape/limits.ts'

const FEE_TIER = { makerPpm: ppm(), takerPpm: ppm() }
export type FeeTier = FieldsOf<typeof FEE_TIER>

export const FEE_TIERS = list(fields(FEE_TIER), MAX_FEE_TIERS, 1)
