import { formatPlain } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { DepositRow } from '../../chain/chainRows.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { CaseHandler, CaseView, ReviewCase } from '../../review/reviewCase.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { creditedDeposits, type VoucherRow } from './voucherRows.ts'

type Needs = Pick<ProductServices, 'database' | 'clock' | 'people' | 'recordsChanged'>

const SCALE = 6
const REFUSALS = ['not_arrived', 'wrong_chain', 'wrong_coin', 'unreadable', 'other']

const money = (amount: string) => `${formatPlain(BigInt(amount), SCALE)} USDT`

function voucherOf({ database }: Pick<Needs, 'database'>, { subject }: ReviewCase): Promise<VoucherRow> {
  return database
    .selectFrom('deposit_vouchers')
    .selectAll()
    .where('id', '=', String(subject.voucher))
    .executeTakeFirstOrThrow()
}

function seenWords({ state, amount, from_address, block }: DepositRow): string {
  return `${money(amount)} · ${state} · from ${from_address} · block ${block}`
}

async function viewOf({ database }: Needs, reviewCase: ReviewCase): Promise<CaseView> {
  const voucher = await voucherOf({ database }, reviewCase)
  const { transaction, owner } = voucher
  const seen =
    transaction === ''
      ? []
      : await database.selectFrom('chain_deposits').selectAll().where('transaction', '=', transaction).execute()
  const own = seen.filter((row) => row.owner === owner)
  const field = (label: string, after: string) => ({ label, before: '', after })
  return {
    fields: [
      field('Claimed amount', money(voucher.amount)),
      field('Claimed transaction', transaction === '' ? '–' : transaction),
      ...own.map((row) => field('Seen on the chain', seenWords(row))),
    ],
    images: [{ id: voucher.image_id, label: 'Bill' }],
    warnings: [
      ...(transaction !== '' && seen.length === 0 ? ['No transfer to a customer was seen in this transaction.'] : []),
      ...(seen.length > own.length ? ['This transaction paid another customer.'] : []),
    ],
  }
}

/** Approved means: the money is credited already. There is no other way to credit it. */
async function refuseUncredited({ database }: Pick<Needs, 'database'>, voucher: VoucherRow): Promise<void> {
  const credited = await creditedDeposits(database, Number(voucher.owner), voucher.transaction)
  const fits = voucher.transaction === '' ? credited.filter(({ amount }) => amount === voucher.amount) : credited
  if (fits.length === 0) throw new Refusal('deposit_not_credited')
}

/** The forms of customers before the review desk. */
export function voucherCase(needs: Needs): CaseHandler {
  const { database, clock, people, recordsChanged } = needs
  const close = async (
    { id }: VoucherRow,
    state: 'completed' | 'failed',
    reason: string,
    on: Kysely<Database> = database,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await on
      .updateTable('deposit_vouchers')
      .set({ state, reason, changed_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'not_reviewed')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
  return {
    kind: 'deposit_voucher',
    fourEyes: false,
    refusals: REFUSALS,
    view: (reviewCase) => viewOf(needs, reviewCase),
    approve: async (reviewCase) => {
      const voucher = await voucherOf({ database }, reviewCase)
      await refuseUncredited(needs, voucher)
      if (await close(voucher, 'completed', '')) recordsChanged(Number(voucher.owner), 'deposit')
    },
    refuse: async (reviewCase, { text }) => {
      const voucher = await voucherOf({ database }, reviewCase)
      const refused = await database.transaction().execute(async (transaction) => {
        if (!(await close(voucher, 'failed', text, transaction))) return false
        const message = { kind: 'depositRefused', values: { reason: text } } as const
        await people.messages.tell(voucher.user_id, message, transaction)
        return true
      })
      if (refused) recordsChanged(Number(voucher.owner), 'deposit')
      await people.messages.deliver()
    },
  }
}
