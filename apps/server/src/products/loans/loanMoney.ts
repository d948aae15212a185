import { type AssetDefinition, type CoreQueries, say } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'

/** Where lent money comes from, as every page says it. */
export const SOURCE = say('loan_source')

/** In which everything is lent. Throws Refusal('unknown_asset') where there is none. */
export function loanAsset(core: Pick<CoreQueries, 'assets' | 'loans'>): AssetDefinition {
  const asset = core.assets().find(({ id }) => id === core.loans.asset())
  if (!asset) throw new Refusal('unknown_asset')
  return asset
}

/** The money that the pool holds, has lent and has lost. */
export function poolOf(core: Pick<CoreQueries, 'assets' | 'loans' | 'sequence'>) {
  const { code, scale } = loanAsset(core)
  const { funded, available, lent, paidOutside, writtenOff } = core.loans.pool()
  const text = (amount: bigint) => formatPlain(amount, scale)
  return {
    currency: code,
    funded: text(funded),
    lent: text(lent),
    free: text(available),
    outside: text(paidOutside),
    writtenOff: text(writtenOff),
    sequence: core.sequence,
  }
}
