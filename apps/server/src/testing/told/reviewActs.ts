import { randomBytes, randomUUID } from 'node:crypto'
import type { LoanId, MessageKind } from '@touchstone/protocol'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { NOBODY } from '../../products/loans/application/applicant.ts'
import { commandOf } from '../../products/loans/application/loanApplications.ts'
import type { Borrower, LoanOffice } from '../../products/loans/testing/loanOffice.ts'
import { purchaseCase } from '../../products/purchases/purchaseCase.ts'
import { PurchaseRows } from '../../products/purchases/purchaseRows.ts'
import type { CaseHandler, Decision, ReviewCase } from '../../review/reviewCase.ts'

/** What reviewers do about one customer, and the messages that it owes beside what the log then says. */
export type ReviewAct = (customer: Borrower) => Promise<readonly MessageKind[]>

const JUNIOR = { tier: 'junior', idTypeId: '2', name: 'Ann Archer', idNumber: 'K 1234-567', bank_name: 'Bank' } as const
const LENT = 1_000_000_000n
const HALF = 500_000_000n
const APPROVED: Decision = { proposer: 1, approver: 2, reason: '', text: '', amount: '' }
const REFUSED: Decision = { ...APPROVED, reason: 'other', text: 'Unreadable.' }

/** Every outcome that a review of verification, purchases, loans and repayments can have, and loans that are given up. */
export function reviewActs(office: LoanOffice, database: OpenDatabase): readonly ReviewAct[] {
  const { kysely } = database
  const { verification, world } = office
  const clock = { now: () => office.now }
  const purchases = new PurchaseRows({ database: kysely, clock, key: randomBytes(32) })
  const purchase = purchaseCase({ rows: purchases, people: verification.people, real: world, recordsChanged: () => {} })
  let lines = 0

  /** Twice, as after a stop before the case was marked as decided. */
  const decide = async (
    handler: CaseHandler,
    subject: ReviewCase['subject'],
    userId: string,
    result: 'approve' | 'refuse',
    said: Partial<Decision> = {},
  ) => {
    const about = { id: randomUUID(), kind: handler.kind, userId, subject } as ReviewCase
    const decision = { ...(result === 'approve' ? APPROVED : REFUSED), ...said }
    await handler[result](about, decision)
    await handler[result](about, decision)
  }
  const verify = async (customer: Borrower, result: 'approve' | 'refuse') => {
    await verification.call('saveKyc', JUNIOR, customer)
    await verification.call('editCenterLevel', { level: 'junior' }, customer)
    await verification.desk.decide('kyc_junior', result, 'other', 'Blurred.')
    await verification.desk.decide('kyc_junior', result, 'other', 'Blurred.')
  }
  const buy = async ({ userId, owner }: Borrower, result: 'approve' | 'refuse') => {
    const agreed = {
      currency: 'USDT',
      rate: '1.005',
      pay_currency: 'USD',
      pay: '1005',
      value: String(LENT),
      terms: null,
    }
    const sent = {
      name: 'Ann',
      image_id: randomUUID(),
      cid: null,
      amount: String(LENT),
      owner: BigInt(owner),
      user_id: userId,
    }
    const id = await purchases.insert(kysely, { ...agreed, ...sent })
    await decide(purchase, { purchase: id }, userId, result, result === 'approve' ? { text: `BANK ${++lines}` } : {})
  }
  const borrow = async ({ userId, owner }: Borrower, result: 'approve' | 'refuse'): Promise<LoanId> => {
    const client = randomUUID()
    const terms = world.core.loans.product(1)?.version ?? 0
    const told = { userId, owner, client, input: client, product: 1, amount: String(LENT), terms }
    const row = await office.applications.keep({ ...told, applicant: { ...NOBODY, name: 'Ann' } })
    const { reply } = await world.submit(commandOf(row))
    if (reply.kind !== 'done') throw new Error('the application was refused')
    await office.applications.answered(row.id, reply.value, kysely)
    await decide(office.handler('loan'), { loan: reply.value, owner }, userId, result, { amount: '1000' })
    return reply.value
  }
  const prove = async ({ userId, owner }: Borrower, loan: LoanId, result: 'approve' | 'refuse') => {
    const sent = { userId, owner, loan, amount: HALF, imageId: randomUUID(), cid: undefined }
    const proof = await office.proofs.insert(kysely, sent)
    const said = result === 'approve' ? { text: `BANK ${++lines}`, amount: '500' } : {}
    await decide(office.handler('repayment'), { proof }, userId, result, said)
  }
  const owe = (act: (customer: Borrower) => Promise<unknown>, ...kinds: MessageKind[]): ReviewAct => {
    return async (customer) => {
      await act(customer)
      return kinds
    }
  }
  return [
    owe((customer) => verify(customer, 'refuse'), 'verificationRefused'),
    owe((customer) => buy(customer, 'refuse'), 'purchaseRefused'),
    owe((customer) => borrow(customer, 'refuse'), 'loanRejected'),
    owe((customer) => verify(customer, 'approve'), 'verified'),
    owe((customer) => buy(customer, 'approve')),
    owe(async (customer) => {
      const loan = await borrow(customer, 'approve')
      await prove(customer, loan, 'refuse')
      await prove(customer, loan, 'approve')
    }, 'loanProofRefused'),
    owe(async (customer) => {
      const loan = await borrow(customer, 'approve')
      await office.decide({ type: 'WriteOffLoan', loan, reason: 'gone' })
    }),
  ]
}
