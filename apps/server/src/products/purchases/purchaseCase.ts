import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { NewMessage } from '../../messages/newMessage.ts'
import type { CaseHandler, CaseView, Decision, ReviewCase } from '../../review/reviewCase.ts'
import { checkReference } from '../../trading/bankReference.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import type { PurchaseRow, PurchaseRows } from './purchaseRows.ts'

export interface PurchaseReviewing extends Pick<ProductServices, 'people' | 'real' | 'recordsChanged'> {
  readonly rows: PurchaseRows
}

const REFUSALS = ['remittance_missing', 'remittance_amount', 'remittance_payer', 'unreadable', 'other'] as const

/** "0.01 BTC" */
function coinsOf({ real }: Pick<PurchaseReviewing, 'real'>, { amount, currency }: PurchaseRow): string {
  const asset = real.core.assets().find(({ code }) => code === currency)
  return `${formatPlain(BigInt(amount), asset?.scale ?? 0)} ${currency}`
}

/** The message to the customer about a refusal; what was credited is told from the log. */
function refusalOf(needs: Pick<PurchaseReviewing, 'real'>, row: PurchaseRow, reason: string): NewMessage {
  const { id, pay, pay_currency: currency, rate } = row
  const values = { amount: coinsOf(needs, row), pay: `${pay} ${currency}`, rate: `${rate} ${currency}`, reason }
  return { kind: 'purchaseRefused', values, source: `purchase ${id}` }
}

async function viewOf(needs: PurchaseReviewing, { subject }: ReviewCase): Promise<CaseView> {
  const row = await needs.rows.byId(String(subject.purchase))
  const field = (label: string, after: string) => ({ label, before: '', after })
  return {
    fields: [
      field('Coins', coinsOf(needs, row)),
      field('To be paid', `${row.pay} ${row.pay_currency}`),
      field('Agreed rate', `1 ${row.currency} = ${row.rate} ${row.pay_currency}`),
      field('Payer', row.name),
      field('Remittance says', `TS${row.owner}`),
    ],
    images: [{ id: row.image_id, label: 'Bill' }],
    warnings: [],
  }
}

/** Hands over the coins: in the log, by two people, once for each of the bank's lines. */
async function credit(needs: PurchaseReviewing, row: PurchaseRow, { proposer, approver, text }: Decision) {
  const { rows, real } = needs
  const asset = real.core.assets().find(({ code }) => code === row.currency)
  if (!asset) throw new Refusal('unknown_asset')
  const again = row.reference === text
  await rows.claimReference(row.id, text)
  const { reply } = await real.submit({
    type: 'Decide',
    proposer,
    approver,
    effectiveAt: 0,
    reason: `buy_coin ${row.id}`,
    action: {
      type: 'CreditPurchase',
      owner: Number(row.owner),
      asset: asset.id,
      amount: BigInt(row.amount),
      value: BigInt(row.value),
      reference: text,
      ...(row.terms === null ? {} : { terms: Number(row.terms) }),
    },
  })
  // The server stopped after the log had it: the line was this purchase's before, and no other way leads there.
  if (reply.kind === 'rejected' && !(again && reply.rejection === 'already_done'))
    throw new Refusal(reply.rejection, reply.facts)
}

/** Purchases before the review desk. Approving takes two of the treasury, who write the bank's reference of the remittance. */
export function purchaseCase(needs: PurchaseReviewing): CaseHandler {
  const { rows, people, recordsChanged } = needs
  const end = async (row: PurchaseRow, state: 'success' | 'failed', reason: string) => {
    const what = state === 'success' ? 'purchase_credited' : 'purchase_refused'
    const message = state === 'failed' ? { message: refusalOf(needs, row, reason) } : {}
    const event = { what, by: 'operator', text: reason, ref: row.id, ...message } as const
    const decided = await people.accountEvents.addWith(row.user_id, event, (on) =>
      rows.decide(on, row.id, state, reason),
    )
    if (decided) recordsChanged(Number(row.owner), 'buycoin')
  }
  return {
    kind: 'buy_coin',
    fourEyes: true,
    needsRole: 'treasury',
    refusals: REFUSALS,
    view: (reviewCase) => viewOf(needs, reviewCase),
    takesReference: true,
    checkApproval: ({ text }) => checkReference(text),
    approve: async ({ subject }, decision) => {
      const row = await rows.byId(String(subject.purchase))
      if (row.state !== 'pending') return
      await credit(needs, row, decision)
      await end(row, 'success', decision.text)
    },
    refuse: async ({ subject }, { text }) => {
      await end(await rows.byId(String(subject.purchase)), 'failed', text)
    },
  }
}
