import type { Tier } from '@touchstone/core/formulas'
import { type CallData, type ContractUnits, contractUnits } from '@touchstone/protocol'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import { fractionToPpm } from '../../../shared/decimals/fractionToPpm.ts'

const QUOTE = 1

/** What a contract is counted in, by its terms as they are told. `scale`: decimals of its money. */
export function engineUnits(
  { symbol, lotSize, tick }: Pick<CallData<'getContractInfo'>, 'symbol' | 'lotSize' | 'tick'>,
  currency: string,
  scale: number,
): ContractUnits {
  const asset = { id: QUOTE, code: currency, name: currency, scale }
  return contractUnits({ symbol, lotSize, quote: QUOTE }, { tickSize: tick }, [asset])
}

/** Margin tiers as they are told, in the engine's whole numbers. */
export function engineTiers(tiers: CallData<'getContractInfo'>['tiers'], scale: number): readonly Tier[] {
  return tiers.map((tier) => ({
    upTo: readDown(tier.notional, scale) ?? 0n,
    maintenancePpm: fractionToPpm(tier.maintenance),
    deduction: readDown(tier.deduction, scale) ?? 0n,
    maxLeverage: tier.maxLeverage,
  }))
}
