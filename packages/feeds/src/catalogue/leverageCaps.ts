import type { ContractDefinition } from '@touchstone/protocol'
import { catalogueEntry } from './catalogue.ts'

/** Highest leverage an installation lists, on coins and on everything else. */
export interface LeverageCaps {
  readonly crypto: number
  readonly other: number
}

/** The contract with every leverage lowered to the cap; its maintenance rates stay. */
export function cappedLeverage(contract: ContractDefinition, caps: LeverageCaps | undefined): ContractDefinition {
  if (!caps) return contract
  const cap = catalogueEntry(contract.index)?.class === 'crypto' ? caps.crypto : caps.other
  return {
    ...contract,
    maxLeverage: Math.min(cap, contract.maxLeverage),
    tiers: contract.tiers.map((tier) => ({ ...tier, maxLeverage: Math.min(cap, tier.maxLeverage) })),
  }
}
