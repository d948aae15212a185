import type { ContractDefinition, InstrumentClass } from '@touchstone/protocol'

/** Highest leverage at which an operator lists contracts: on crypto, and on everything else. */
export interface LeverageCaps {
  readonly crypto: number
  readonly other: number
}

/** The contract with no more leverage than the caps allow, in every tier; maintenance stays as it is. */
export function capLeverage(
  definition: ContractDefinition,
  kind: InstrumentClass,
  caps: LeverageCaps,
): ContractDefinition {
  const cap = kind === 'crypto' ? caps.crypto : caps.other
  if (definition.maxLeverage <= cap) return definition
  const tiers = definition.tiers.map((tier) => ({ ...tier, maxLeverage: Math.min(cap, tier.maxLeverage) }))
  return { ...definition, maxLeverage: cap, tiers }
}
