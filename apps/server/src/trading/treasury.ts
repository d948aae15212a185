import type { AssetDefinition, CoreQueries } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'

/** The treasury's available balance. */
export function treasuryOf(core: Pick<CoreQueries, 'ledger'>, { id }: AssetDefinition): Amount {
  const found = core.ledger
    .systemBalances()
    .find(({ owner, wallet, asset }) => owner === 'treasury' && wallet === 'funds' && asset === id)
  return found?.available ?? 0n
}
