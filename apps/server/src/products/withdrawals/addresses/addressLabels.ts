import type { OwnerId, PayoutAddressId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** The owner's label of an address. */
export interface AddressLabel {
  readonly remark: string
  readonly tag: string
}

export const NO_LABEL: AddressLabel = { remark: '', tag: '' }

/** Labels of an owner's addresses, by the core's number. */
export async function labelsOf(
  database: Kysely<Database>,
  owner: OwnerId,
): Promise<ReadonlyMap<PayoutAddressId, AddressLabel>> {
  const rows = await database
    .selectFrom('address_labels')
    .select(['address', 'remark', 'tag'])
    .where('owner', '=', BigInt(owner))
    .execute()
  return new Map(rows.map(({ address, remark, tag }) => [Number(address), { remark, tag }]))
}

/** Safe to repeat: a repeated request says the same. */
export async function setLabel(
  database: Kysely<Database>,
  owner: OwnerId,
  address: PayoutAddressId,
  label: AddressLabel,
): Promise<void> {
  await database
    .insertInto('address_labels')
    .values({ address: BigInt(address), owner: BigInt(owner), ...label })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ ...label }))
    .execute()
}
