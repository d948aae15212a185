import { SYSTEM_OWNERS, type Wallet } from '@touchstone/protocol'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { oneEngine } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { createPictureCleaner } from '../../files/pictureCleaner.ts'
import { type Borrower, LoanOffice, TWO_DAYS } from '../../products/loans/testing/loanOffice.ts'
import { PIN, WithdrawalOffice } from '../../products/withdrawals/testing/withdrawalOffice.ts'
import type { World } from '../../sequencer/world.ts'
import { LEAST_ACTS, PromisedActs } from './promisedActs.ts'
import { USDT, usdt } from './promisedWorld.ts'

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WITHDRAWALS = 30
/** Days after which each loan is repaid: in its term, in its grace, and late. */
const LOANS = [0, 1, 2, 3, 5, 8] as const

type Held = Pick<World, 'core'>

function balance({ core }: Held, owner: number, wallet: Wallet = 'funds') {
  const found = core.ledger.balances(owner).find((one) => one.asset === USDT && one.wallet === wallet)
  return { available: found?.available ?? 0n, held: found?.held ?? 0n }
}

const database = suiteDatabase(oneEngine())

describe('what a withdrawal promises', () => {
  let office: WithdrawalOffice
  beforeEach(async () => {
    office = await WithdrawalOffice.open(database)
  })
  afterEach(() => office.close())

  it('is what is set aside, what the fee is, and what leaves', async () => {
    const acts = new PromisedActs(31)
    const { world } = office.real
    const { terms } = world.core.moneyTerms.current()
    await office.decide(1, 2, { type: 'SetMoneyTerms', terms: { ...terms, perDay: WITHDRAWALS } })
    const ann = await office.customer()
    const owner = office.ownerOf(ann)
    const addressId = await office.address(ann, WALLET)
    for (let one = 1; one <= WITHDRAWALS; one++) {
      const request = { token: ann, addressId, amount: acts.money(100, 2_000) }
      const promised = await office.data('tryWithdraw', request)
      const before = balance(world, owner)
      const fees = balance(world, SYSTEM_OWNERS.fees).available
      const made = await office.data('addWithdraw', { ...request, fee: promised.fee, tpwd: PIN })
      expect(made).toMatchObject({ amount: promised.amount, fee: promised.fee, receive: promised.receive })
      const set = usdt(promised.amount)
      expect(balance(world, owner)).toEqual({ available: before.available - set, held: before.held + set })
      acts.count()
      if (acts.pick(true, false)) {
        await office.data('cancelWithdraw', { token: ann, id: made.id })
        expect(balance(world, owner)).toEqual(before)
        acts.note('taken back')
      } else {
        await pay(Number(made.id))
        expect(balance(world, owner)).toEqual({ ...before, available: before.available - set })
        expect(balance(world, SYSTEM_OWNERS.fees).available - fees).toBe(usdt(promised.fee))
        expect(set - usdt(promised.fee)).toBe(usdt(promised.receive))
        acts.note('paid')
      }
      acts.count()
    }
    expect(acts.compared.size).toBe(2)
    expect(acts.told('withdrawals')).toBeGreaterThanOrEqual(LEAST_ACTS.withdrawals)
  }, 60_000)

  async function pay(withdrawal: number): Promise<void> {
    const transaction = `0x${withdrawal.toString(16).padStart(64, '0')}`
    for (const type of ['TakeWithdrawal', 'ApproveWithdrawal'] as const) await office.decide(1, 0, { type, withdrawal })
    const nonce = signed++
    await office.real.world.submit({ type: 'SignWithdrawal', withdrawal, transaction, nonce })
    const { reply } = await office.real.world.submit({ type: 'ConfirmWithdrawal', withdrawal, transaction, block: 9 })
    expect(reply.kind).toBe('done')
  }
  let signed = 0
})

const cleaner = createPictureCleaner()
afterAll(() => cleaner.stop())

describe('what a loan promises', () => {
  let office: LoanOffice
  beforeEach(async () => {
    office = await LoanOffice.open(database, cleaner)
  })
  afterEach(() => office.close())

  it('is what is paid out, what is owed on every day, and what a repayment takes', async () => {
    const acts = new PromisedActs(32)
    for (const days of LOANS) await compareLoan(acts, await office.borrower(`in${days}@example.org`), days)
    expect([...acts.compared.keys()].toSorted()).toEqual(['late', 'on time', 'repaid in part'])
    expect(acts.told('loans')).toBeGreaterThanOrEqual(LEAST_ACTS.loans)
  }, 60_000)

  async function compareLoan(acts: PromisedActs, borrower: Borrower, days: number): Promise<void> {
    const { owner, token } = borrower
    const available = () => balance(office.world, owner).available
    const amount = acts.money(100, 5_000)
    const promised = await office.data('tryLend', { token, id: '1', amount })
    expect(promised.problem).toBe('')
    const { code } = await office.data('lendBuy', { ...(await office.form(borrower)), amount })
    const before = available()
    await office.approve(borrower, 'loan', { amount })
    expect(available() - before).toBe(usdt(amount))
    acts.count()
    await office.pass(HOUR_MS)
    let owed = ''
    for (let day = 0; day <= days; day++) {
      const told = promised.schedule[day]
      const row = await office.loan(borrower, code)
      expect([row.owed, row.owedInterest, row.owedLateFee]).toEqual([told?.owed, told?.interest, told?.lateFee])
      if (day === TWO_DAYS.days - 1) expect([row.interest, row.owed]).toEqual([promised.interest, promised.total])
      expect(usdt(row.owed)).toBeLessThanOrEqual(usdt(promised.worst))
      owed = row.owed
      acts.count()
      if (day < days) await office.pass(DAY_MS)
    }
    const part = acts.money(10, 90)
    const repay = (sum: string) => office.data('lendBack', { token, code, amount: sum, tpwd: '1' })
    const due = available()
    const left = await repay(part)
    expect([left.paid, due - available(), usdt(left.owed)]).toEqual([part, usdt(part), usdt(owed) - usdt(part)])
    acts.note('repaid in part')
    expect(await repay(left.owed)).toMatchObject({ state: 'repaid', paid: left.owed, owed: '0' })
    expect(due - available()).toBe(usdt(owed))
    acts.count()
    acts.count()
    acts.note(days >= TWO_DAYS.days + TWO_DAYS.graceDays ? 'late' : 'on time')
  }
})
