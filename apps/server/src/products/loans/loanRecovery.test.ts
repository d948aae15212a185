import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { createPictureCleaner } from '../../files/pictureCleaner.ts'
import { toldOf, withoutMessages } from '../../messages/testing/withoutMessages.ts'
import { NOBODY } from './application/applicant.ts'
import { commandOf } from './application/loanApplications.ts'
import { type Borrower, LoanOffice } from './testing/loanOffice.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const YEAR_MS = 365 * DAY_MS
const SAID = { proposer: 1, approver: 2, reason: 'other', text: '', amount: '' }
const PATIENCE = { timeout: 60_000, interval: 20 }

const cleaner = createPictureCleaner()
afterAll(() => cleaner.stop())

describe.each(testEngines())('loans on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: LoanOffice
  let ann: Borrower
  beforeEach(async () => {
    office = await LoanOffice.open(database, cleaner)
    ann = await office.borrower('ann@example.org')
  })
  afterEach(() => office.close())

  /** Kept, as a request does first; the server stops then. */
  const keep = (client: string) => {
    const told = { product: 1, amount: '1000000000', terms: office.world.core.loans.product(1)?.version ?? 0 }
    const who = { userId: ann.userId, owner: ann.owner, client, input: `lendBuy ${client}` }
    const applicant = { ...NOBODY, name: 'Ann Borrower', address: '1 Harbour Road', income: '5000', expected: '2000' }
    return office.applications.keep({ ...who, ...told, applicant })
  }
  const kept = () => database.kysely.selectFrom('loan_applications').selectAll().execute()
  const drafts = () => database.kysely.selectFrom('loan_drafts').select('user_id').execute()
  const disbursed = async () => {
    const { loan } = await sent()
    await office.decide({ type: 'DisburseLoan', loan, amount: 1_000_000_000n })
    return String(loan)
  }
  /** In the log and before the desk. */
  const sent = async () => {
    const row = await keep(randomUUID())
    const { reply } = await office.world.submit(commandOf(row))
    if (reply.kind !== 'done') throw new Error('the application was refused')
    await office.applications.answered(row.id, reply.value, database.kysely)
    return { row, loan: reply.value }
  }

  it('forget an application that the log never heard of, when the server stopped before it could', async () => {
    await keep(randomUUID())
    await office.worker.start()
    expect(await kept()).toEqual([])
    expect(await office.cases(ann)).toEqual([])
    expect(office.world.core.loans.loans()).toEqual([])
  })

  it('bring an application before the desk once, when the server stopped after the log had it', async () => {
    const row = await keep(randomUUID())
    await office.world.submit(commandOf(row))
    await office.worker.start()
    expect(await office.cases(ann)).toMatchObject([{ kind: 'loan', subject: { loan: 1, amount: '1000' } }])
    expect(await kept()).toMatchObject([{ id: row.id, loan: 1n }])
    await office.worker.stop()
    await office.worker.start()
    expect(await office.cases(ann)).toHaveLength(1)
    expect(office.world.core.loans.loans()).toHaveLength(1)
  })

  it('finish what a stop in the middle of the desk’s transaction left, and answer the form sent again as the first one', async () => {
    const form = { ...(await office.form(ann)), cid: 'form' }
    await office.data('saveLend', form)
    office.stopBeforeDesk(true)
    expect(await office.ask('lendBuy', form)).toMatchObject({ code: 5000 })
    expect(office.bugs).toHaveLength(1)
    expect(await office.cases(ann)).toEqual([])
    expect(await kept()).toMatchObject([{ loan: null }])
    expect(await drafts()).toHaveLength(1)

    office.stopBeforeDesk(false)
    await office.worker.start()
    expect(await office.cases(ann)).toHaveLength(1)
    expect(await drafts()).toEqual([])
    const until = await database.kysely.selectFrom('images').select('keep_until').execute()
    for (const { keep_until } of until) expect(Number(keep_until)).toBeGreaterThan(office.now + 2 * YEAR_MS)
    expect(await office.data('lendBuy', form)).toEqual({ code: '1' })
    expect(await office.cases(ann)).toHaveLength(1)
    expect((await office.data('lendMylist', { token: ann.token })).total).toBe(1)
  })

  it('delete a half-filled application after 30 days', async () => {
    const { until } = await office.data('saveLend', { token: ann.token, id: '1', amount: '1000', name: 'Ann' })
    expect(until).toBe(office.now + 30 * DAY_MS)
    office.moveClock(30 * DAY_MS - 1)
    expect(await office.data('getLend', { token: ann.token })).toMatchObject({ name: 'Ann' })
    office.moveClock(1)
    expect(await office.data('getLend', { token: ann.token })).toMatchObject({ name: '', saved: 0 })
    expect(await drafts()).toHaveLength(1)
    await office.worker.start()
    await vi.waitFor(async () => expect(await drafts()).toEqual([]), PATIENCE)
  })

  it('shred what an applicant told when its pictures are: the income after three years, everything after five', async () => {
    const { row, loan } = await sent()
    const told = async () => (await office.applications.ofLoan(loan))?.applicant
    office.moveClock(3 * YEAR_MS - 1)
    await office.applications.sweep()
    expect(await told()).toMatchObject({ name: 'Ann Borrower', income: '5000' })
    office.moveClock(1)
    await office.worker.start()
    await vi.waitFor(async () => expect(await told()).toMatchObject({ income: '', expected: '' }), PATIENCE)
    expect(await told()).toMatchObject({ name: 'Ann Borrower', address: '1 Harbour Road' })
    await office.applications.reject(loan, 'Told to Ann alone.')
    office.moveClock(2 * YEAR_MS)
    await office.applications.sweep()
    expect(await told()).toBeUndefined()
    expect(await kept()).toMatchObject([{ id: row.id, loan: BigInt(loan), sealed: null, input: '', reason: '' }])
  })

  it('empty what was written of a proof when its picture goes, after five years, and keep the line of the bank', async () => {
    const told = { userId: ann.userId, owner: ann.owner, loan: 1, amount: 5n, imageId: randomUUID(), cid: undefined }
    const id = await office.proofs.insert(database.kysely, told)
    await office.proofs.claimLine(id, 'BANK 7/1')
    await office.proofs.decide(database.kysely, id, 'rejected', 'Told to Ann alone.')
    office.moveClock(5 * YEAR_MS - 1)
    await office.proofs.sweep()
    expect(await office.proofs.byId(id)).toMatchObject({ reason: 'Told to Ann alone.' })
    office.moveClock(1)
    await office.worker.start()
    const emptied = { reason: '', state: 'rejected', line: 'BANK 7/1' }
    await vi.waitFor(async () => expect(await office.proofs.byId(id)).toMatchObject(emptied), PATIENCE)
  })

  it('come to be due, expired and overdue in time, in calls and in history, and cost their late fee until they are repaid', async () => {
    const code = await disbursed()
    const lentAt = office.world.core.loans.loan(1)?.disbursedAt ?? 0
    const list = (state: string) => office.data('lendMylist', { token: ann.token, state })
    await office.pass(DAY_MS + HOUR_MS)
    expect(await office.loan(ann, code)).toMatchObject({ state: 'to_repay', owed: '1001', overdueDays: 0 })
    await office.pass(DAY_MS)
    expect(await office.loan(ann, code)).toMatchObject({ state: 'expired', owed: '1002', lateFee: '0' })
    expect((await list('expired')).total).toBe(1)
    expect((await list('overdue')).total).toBe(0)
    await office.pass(DAY_MS)
    expect((await list('expired')).total).toBe(0)
    expect(await list('overdue')).toMatchObject({ total: 1 })
    const late = await office.loan(ann, code)
    expect(late).toMatchObject({ state: 'overdue', overdueDays: 1, interest: '3', lateFee: '2', owed: '1005' })
    expect(late).toMatchObject({ owedLateFee: '2', owedInterest: '3', owedPrincipal: '1000', worst: '2000' })
    const steps = ['not_reviewed', 'disbursed', 'to_repay', 'expired', 'overdue']
    expect(late.steps.map(({ state }) => state)).toEqual(steps)
    expect(late.steps.slice(1).map(({ time }) => time - lentAt)).toEqual([0, DAY_MS, 2 * DAY_MS, 3 * DAY_MS])
    expect(await office.data('getLoanBook', {})).toMatchObject({ loans: 1, overdue: 1, overdueAmount: '1000' })
    expect(await office.data('lendMy', { token: ann.token })).toMatchObject({ used: '1000', owed: '1005' })

    const paid = await office.data('lendBack', { token: ann.token, code, amount: '2000', tpwd: '1' })
    expect(paid).toMatchObject({ state: 'repaid', paid: '1005', owed: '0' })
    const over = await office.loan(ann, code)
    expect(over).toMatchObject({ state: 'repaid', interest: '3', lateFee: '2', total: '1005', owed: '0' })
    expect(over.steps.map(({ state }) => state)).toEqual([...steps, 'repaid'])
    expect(await office.data('getLoanBook', {})).toMatchObject({ loans: 0, overdue: 0, earned: '5' })
  })

  it('count a proof once for each line of the bank', async () => {
    const code = await disbursed()
    const prove = async (cid: string) => {
      const imgId = await office.picture(ann, 'repayment')
      return office.data('lendBack', { token: ann.token, code, amount: '300', way: 'proof', imgId, tpwd: '1', cid })
    }
    await prove('one')
    await office.approve(ann, 'repayment', { amount: '250', text: 'BANK 1' })
    expect(await office.loan(ann, code)).toMatchObject({ paid: '250', owed: '750', proofState: 'approved' })
    expect(await office.loan(ann, code)).toMatchObject({ payments: [{ way: 'proof', amount: '250' }] })
    await database.kysely.updateTable('review_cases').set({ state: 'approved' }).execute()
    office.moveClock(1_000)
    await prove('two')
    const again = office.approve(ann, 'repayment', { amount: '250', text: 'BANK 1' })
    await expect(again).rejects.toMatchObject({ rejection: 'already_done' })
    expect(await office.loan(ann, code)).toMatchObject({ owed: '750', proofState: 'review' })
  })

  it('leave a refused proof before the desk when its message cannot be written, and tell of it once', async () => {
    const code = await disbursed()
    const imgId = await office.picture(ann, 'repayment')
    await office.data('lendBack', { token: ann.token, code, amount: '300', way: 'proof', imgId, tpwd: '1' })
    const found = (await office.cases(ann)).find(({ kind }) => kind === 'repayment')
    if (!found) throw new Error('no proof before the desk')
    const refuse = () => office.handler('repayment').refuse(found, { ...SAID, text: 'Unreadable.' })
    await withoutMessages(database, async () => {
      await expect(refuse()).rejects.toThrow()
      expect(await office.loan(ann, code)).toMatchObject({ proofState: 'review' })
    })
    await refuse()
    await refuse()
    expect(await office.loan(ann, code)).toMatchObject({ proofState: 'rejected' })
    expect(await toldOf(database, 'loanProofRefused')).toEqual([{ loan: code, reason: 'Unreadable.' }])
  })
})
