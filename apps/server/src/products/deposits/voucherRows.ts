import { randomUUID } from 'node:crypto'
import type { OwnerId } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { DepositRow } from '../../chain/chainRows.ts'
import type { Database } from '../../database/schema.ts'
import { settleCase } from '../../review/settleCase.ts'
import type { DepositVouchersTable } from './schema.ts'

export type VoucherRow = Selectable<DepositVouchersTable>

const SETTLED = 'The deposit was credited.'

/** The credited deposits of a customer in one transaction; any of hers when none is named. */
export function creditedDeposits(database: Kysely<Database>, owner: OwnerId, transaction: string) {
  const rows = database
    .selectFrom('chain_deposits')
    .selectAll()
    .where('owner', '=', BigInt(owner))
    .where('state', '=', 'credited')
  return (transaction === '' ? rows : rows.where('transaction', '=', transaction)).execute()
}

export interface NewVoucher {
  readonly userId: string
  readonly owner: OwnerId
  readonly amount: bigint
  readonly imageId: string
  readonly transaction: string
  readonly cid: string | undefined
  readonly state: 'not_reviewed' | 'completed'
}

export async function insertVoucher(database: Kysely<Database>, voucher: NewVoucher, now: number): Promise<string> {
  const id = randomUUID()
  const { userId, owner, amount, imageId, transaction, cid, state } = voucher
  await database
    .insertInto('deposit_vouchers')
    .values({
      id,
      user_id: userId,
      owner,
      amount: String(amount),
      image_id: imageId,
      transaction,
      cid: cid ?? null,
      state,
      reason: '',
      case_id: '',
      created_at: now,
      changed_at: now,
    })
    .execute()
  return id
}

/** Closes the forms about this transaction once it is credited; they credit nothing. */
export async function closeVouchers(
  database: Kysely<Database>,
  { owner, transaction }: Pick<DepositRow, 'owner' | 'transaction'>,
  now: number,
): Promise<void> {
  await database.transaction().execute(async (within) => {
    const closed = await within
      .updateTable('deposit_vouchers')
      .set({ state: 'completed', changed_at: now })
      .where('owner', '=', owner)
      .where('transaction', '=', transaction)
      .where('state', '=', 'not_reviewed')
      .returning('case_id')
      .execute()
    for (const { case_id } of closed) await settleCase(within, case_id, now, SETTLED)
  })
}

/** The same for everything that was credited while this server was stopped between the credit and the form. */
export async function closeLeftVouchers(database: Kysely<Database>, now: number): Promise<void> {
  const left = await database
    .selectFrom('deposit_vouchers')
    .innerJoin('chain_deposits', (join) =>
      join
        .onRef('chain_deposits.transaction', '=', 'deposit_vouchers.transaction')
        .onRef('chain_deposits.owner', '=', 'deposit_vouchers.owner'),
    )
    .select(['chain_deposits.owner', 'chain_deposits.transaction'])
    .where('deposit_vouchers.state', '=', 'not_reviewed')
    .where('chain_deposits.state', '=', 'credited')
    .execute()
  for (const deposit of left) await closeVouchers(database, deposit, now)
}
