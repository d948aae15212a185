import { amount, int4, type TableTypes, table, whole } from '../../projector/table.ts'

/** Each claim that was paid. */
export const WELFARE_CLAIMS = table(
  'welfare_claims',
  { campaign: int4, owner: whole, claim: int4, asset: int4, amount, sequence: whole, time: whole },
  { key: ['campaign', 'owner', 'claim'], indexes: { welfare_claims_of_owner: '(world, owner, sequence)' } },
)

export type WelfareTables = TableTypes<typeof WELFARE_CLAIMS>
