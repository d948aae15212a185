import type { TradedValue } from '../../../credit/tradedValue.ts'
import type { ContractTables } from '../projection/contractTables.ts'

export const tradedInContracts: TradedValue = async (tables, core, { owner, since, counted }) => {
  const traded = await tables
    .withTables<ContractTables>()
    .selectFrom('contract_fills')
    .select(({ fn }) => fn.sum<string | null>('notional').as('value'))
    .where('world', '=', 'real')
    .where('owner', '=', BigInt(owner))
    .where('time', '>', BigInt(since))
    .where('contract', 'in', [0, ...counted(core.contracts.all())])
    .executeTakeFirst()
  return BigInt(traded?.value ?? 0)
}
