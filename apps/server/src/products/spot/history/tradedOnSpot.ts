import type { TradedValue } from '../../../credit/tradedValue.ts'
import type { SpotTables } from '../projection/spotTables.ts'

export const tradedOnSpot: TradedValue = async (tables, core, { owner, since, counted }) => {
  const traded = await tables
    .withTables<SpotTables>()
    .selectFrom('fills')
    .select(({ fn }) => fn.sum<string | null>('quote').as('value'))
    .where('world', '=', 'real')
    .where('owner', '=', BigInt(owner))
    .where('time', '>', BigInt(since))
    .where('market', 'in', [0, ...counted(core.spot.markets())])
    .executeTakeFirst()
  return BigInt(traded?.value ?? 0)
}
