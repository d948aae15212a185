import { formatPlain } from '@touchstone/quantities'
import type { DepositRow } from '../../chain/chainRows.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { CaseHandler, CaseView, ReviewCase } from '../../review/reviewCase.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { creditedDeposits, type VoucherRow } from './voucherRows.ts'

type Needs = Pick<ProductServices, 'database' | 'clock' | 'people' | 'problem' | 'recordsChanged'>

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
  const { database, clock, people, problem, recordsChanged } = needs
  const close = async ({ id, owner }: VoucherRow, state: 'completed' | 'failed', reason: string) => {
    const { numUpdatedRows } = await database
      .updateTable('deposit_vouchers')
      .set({ state, reason, changed_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'not_reviewed')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) recordsChanged(Number(owner), 'deposit')
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
      await close(voucher, 'completed', '')
    },
    refuse: async (reviewCase, { text }) => {
      const voucher = await voucherOf({ database }, reviewCase)
      if (!(await close(voucher, 'failed', text))) return
      const notice = { subject: 'Your deposit form was refused', paragraphs: [text].filter((line) => line !== '') }
      people
        .notify(voucher.user_id, notice)
        .catch((error: unknown) => problem('deposit_mail_failed', error, 'a customer could not be told'))
    },
  }
}
