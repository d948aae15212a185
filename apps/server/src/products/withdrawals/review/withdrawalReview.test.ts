import { REJECTIONS } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waitingQueues } from '../../../console/moneyQueues.ts'
import { oneEngine } from '../../../database/testing/databases.ts'
import { suiteDatabase } from '../../../database/testing/suiteDatabase.ts'
import { withdrawalRecords } from '../history/withdrawalReading.ts'
import { PIN, WithdrawalOffice } from '../testing/withdrawalOffice.ts'
import { causesOf } from './withdrawalCauses.ts'

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'
const SOURCE = `0x${'c'.repeat(40)}`
const USDT = 1
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RETURN_FEE = 5_000_000n

const opened = suiteDatabase(oneEngine())
let office: WithdrawalOffice

beforeEach(async () => {
  office = await WithdrawalOffice.open(opened)
})
afterEach(() => office.close())

const code = (envelope: { readonly code: number }) => envelope.code
let deposits = 0

/** 1,000 USDT that came over the chain. */
async function deposit(owner: number): Promise<void> {
  deposits++
  const transaction = `0x${deposits.toString(16).padStart(64, '0')}`
  const place = {
    chain: 'ethereum',
    token: `0x${'d'.repeat(40)}`,
    transaction,
    logIndex: 0,
    block: deposits,
  } as const
  const money = { owner, asset: USDT, amount: 1_000_000_000n, from: SOURCE, to: `0x${'e'.repeat(40)}` }
  const { reply } = await office.real.world.submit({ type: 'CreditDeposit', ...place, ...money })
  expect(reply.kind).toBe('done')
}

async function request(token: string, addressId: string, amount: string): Promise<number> {
  return Number((await office.data('addWithdraw', { token, addressId, amount, tpwd: PIN })).id)
}

describe('what speaks for a closer look', () => {
  const userOf = async (token: string) => {
    const query = opened.kysely.selectFrom('owners').select('user_id')
    return (
      await query.where('owner', '=', office.ownerOf(token)).where('world', '=', 'real').executeTakeFirstOrThrow()
    ).user_id
  }
  const causes = async (token: string, withdrawal: number) => {
    await office.data('getWithdrawList', { token })
    const { list } = await withdrawalRecords(office.past, 'real', { withdrawal, page: 1, size: 1 })
    const [record] = list
    if (!record) throw new Error(`there is no withdrawal ${withdrawal}`)
    const parts = { database: opened.kysely, past: office.past, core: office.real.world.core }
    return causesOf(parts, record, await userOf(token))
  }
  const words = async (token: string, withdrawal: number) => (await causes(token, withdrawal)).map(({ cause }) => cause)
  const event = async (token: string, what: string, time: number) =>
    opened.kysely
      .insertInto('account_events')
      .values({ user_id: await userOf(token), time, what, by: 'holder', text: '', ref: what })
      .execute()

  it('is little for a first request, and nothing once that way was paid before', async () => {
    const ann = await office.customer()
    const addressId = await office.address(ann, WALLET)
    const first = await request(ann, addressId, '100')
    expect(await words(ann, first)).toEqual(['new_address', 'first_withdrawal'])
    const worlds = { real: office.real.world, demo: office.real.world }
    const [queue] = await waitingQueues({ database: opened.kysely, worlds })
    expect(queue).toMatchObject({ kind: 'withdrawal', open: 1, amounts: [{ currency: 'USDT', amount: '100' }] })
    await office.decide(1, 0, { type: 'TakeWithdrawal', withdrawal: first })
    await office.decide(1, 0, { type: 'ApproveWithdrawal', withdrawal: first })
    const transaction = `0x${'a'.repeat(64)}`
    await office.real.world.submit({ type: 'SignWithdrawal', withdrawal: first, transaction, nonce: 0 })
    await office.real.world.submit({ type: 'ConfirmWithdrawal', withdrawal: first, transaction, block: 9 })
    expect(office.real.world.core.withdrawals.withdrawal(first)?.state).toBe('confirmed')
    expect(await words(ann, await request(ann, addressId, '100'))).toEqual([])
  })

  it('is an account that is frozen or held, a destination that others use, and a great amount', async () => {
    const ann = await office.customer()
    const bob = await office.customer()
    const ofAnn = await request(ann, await office.address(ann, WALLET), '9999.999999')
    const ofBob = await request(bob, await office.address(bob, WALLET), '10000')
    expect(await words(ann, ofAnn)).toEqual(['new_address', 'shared_address', 'first_withdrawal'])
    const owner = office.ownerOf(bob)
    const until = office.real.clock.wallMs() + DAY_MS
    await office.real.world.submit({ type: 'HoldWithdrawals', owner, until, reason: 'test' })
    await office.real.world.submit({ type: 'FreezeOwner', owner, frozen: true, reason: 'test' })
    expect(await causes(bob, ofBob)).toEqual([
      { cause: 'frozen', detail: '' },
      { cause: 'held', detail: new Date(until).toISOString() },
      { cause: 'new_address', detail: '' },
      { cause: 'shared_address', detail: '1' },
      { cause: 'first_withdrawal', detail: '' },
      { cause: 'large', detail: '10000' },
    ])
  })

  it('is a change of what protects the account within seven days before, not longer ago and not after', async () => {
    const ann = await office.customer()
    const addressId = await office.address(ann, WALLET)
    const asked = office.real.clock.wallMs()
    await event(ann, 'password_changed', asked - 7 * DAY_MS)
    await event(ann, 'login', asked - 1)
    await event(ann, 'totp_removed', asked + DAY_MS)
    const first = await request(ann, addressId, '100')
    expect(await words(ann, first)).not.toContain('security_change')
    await event(ann, 'email_changed', asked - 7 * DAY_MS + 60_000)
    const [cause] = await causes(ann, first)
    expect(cause).toEqual({
      cause: 'security_change',
      detail: `email_changed ${new Date(asked - 7 * DAY_MS + 60_000).toISOString()}`,
    })
  })

  it('is money that came in within a day before, and turnover of few trades', async () => {
    const ann = await office.customer()
    const addressId = await office.address(ann, WALLET)
    const owner = office.ownerOf(ann)
    const bob = await office.real.customer('bob')
    await deposit(owner)
    await office.real.place(bob, { side: 'sell', price: 500_000, lots: 2_000 })
    await office.real.place(owner, { side: 'buy', price: 500_000, lots: 2_000 })
    const soon = await request(ann, addressId, '100')
    expect(await words(ann, soon)).toEqual(['new_address', 'first_withdrawal', 'rapid', 'few_trades'])
    expect((await causes(ann, soon)).at(-1)).toEqual({ cause: 'few_trades', detail: '1' })
    await office.real.pass(DAY_MS)
    const later = await request(ann, addressId, '100')
    expect(await words(ann, later)).toEqual(['new_address', 'first_withdrawal', 'few_trades'])
  })
})

describe('what a customer reads: a request', () => {
  it.each([
    ['99.99', 3404, 'Cannot be lower than 100'],
    ['200000.01', 3405, 'Cannot be higher than 200000'],
  ])('of %s USDT is refused with the limit, when asked and when tried', async (amount, code, message) => {
    const ann = await office.customer()
    const addressId = await office.address(ann, WALLET)
    const request = { token: ann, addressId, amount }
    expect(await office.ask('addWithdraw', { ...request, tpwd: PIN })).toMatchObject({ code, message })
    expect((await office.data('tryWithdraw', request)).problem).toBe(message)
  })

  it('is refused until 11:59:59.999 in Hong Kong with the hours, and taken at noon', async () => {
    const ann = await office.customer()
    const addressId = await office.address(ann, WALLET)
    const request = { token: ann, addressId, amount: '100', tpwd: PIN }
    const untilNoon = DAY_MS - (office.real.clock.wallMs() % DAY_MS) + 4 * HOUR_MS
    await office.real.pass(untilNoon - 1_000)
    const closed = { code: 3401, message: 'Withdrawals are open 12:00 to 24:00 Hong Kong time' }
    expect(await office.ask('addWithdraw', request)).toMatchObject(closed)
    await office.real.pass(999)
    expect(await office.ask('addWithdraw', request)).toMatchObject(closed)
    await office.real.pass(1)
    expect(await office.data('addWithdraw', request)).toMatchObject({ state: 'requested' })
  })
})

describe('approving', () => {
  it.each([
    ['9999.999999', 'done'],
    ['10000', 'rejected'],
    ['10000.000001', 'rejected'],
  ])('%s USDT by one person is %s', async (amount, kind) => {
    const ann = await office.customer()
    const withdrawal = await request(ann, await office.address(ann, WALLET), amount)
    await office.decide(1, 0, { type: 'TakeWithdrawal', withdrawal })
    const action = { type: 'ApproveWithdrawal', withdrawal } as const
    const decision = { type: 'Decide', proposer: 1, effectiveAt: 0, reason: 'agreed', action } as const
    const { reply } = await office.real.world.submit({ ...decision, approver: 0 })
    expect(reply.kind).toBe(kind)
    const { core } = office.real.world
    expect(core.withdrawals.withdrawal(withdrawal)?.state).toBe(kind === 'done' ? 'approved' : 'review')
    if (kind === 'done') return
    const same = await office.real.world.submit({ ...decision, approver: 1 })
    expect(same.reply.kind).toBe('rejected')
    await office.decide(1, 2, action)
    expect(core.withdrawals.withdrawal(withdrawal)?.state).toBe('approved')
  })
})

describe('an untraded deposit', () => {
  it('goes back whole to where it came from at the price of the network, once', async () => {
    const ann = await office.customer()
    const owner = office.ownerOf(ann)
    await deposit(owner)
    const { core } = office.real.world
    const [lot] = core.lots.of(owner)
    const free = () => core.ledger.balances(owner).find(({ asset }) => asset === USDT)?.available ?? 0n
    const before = free()
    const fields = { token: ann, lot: String(lot?.lot), fee: '5', tpwd: PIN, cid: 'back' }
    const program = office.session(ann, { cookieBound: false })
    expect(code(await office.ask('returnDeposit', { ...fields, token: program }))).toBe(REJECTIONS.not_allowed.code)
    expect(code(await office.ask('returnDeposit', { ...fields, cid: 'wrong', tpwd: '111111' }))).toBe(
      REJECTIONS.transaction_password_wrong.code,
    )
    expect(code(await office.ask('returnDeposit', { ...fields, cid: 'cheap', fee: '4' }))).toBe(
      REJECTIONS.fee_changed.code,
    )
    const bob = await office.customer()
    expect(code(await office.ask('returnDeposit', { ...fields, token: bob }))).toBe(REJECTIONS.deposit_traded.code)
    expect(free()).toBe(before)
    const made = await office.data('returnDeposit', fields)
    expect(made).toEqual({ id: '1', state: 'requested', amount: '1000', fee: '5', receive: '995' })
    expect(await office.data('returnDeposit', fields)).toEqual(made)
    expect(code(await office.ask('returnDeposit', { ...fields, cid: 'again' }))).toBe(REJECTIONS.deposit_traded.code)
    expect(free()).toBe(before - 1_000_000_000n)
    expect(core.withdrawals.withdrawal(1)).toMatchObject({ kind: 'return', destination: SOURCE, fee: RETURN_FEE })
    const { list } = await office.data('getWithdrawList', { token: ann })
    expect(list[0]).toMatchObject({ kind: 'return', amount: '1000', receive: '995', state: 'requested' })
  })
})

describe('a thousand requests at once', () => {
  it('for the whole balance: one is taken, the others are refused, and every unit is where it was or set aside', async () => {
    const ann = await office.customer()
    const addressId = await office.address(ann, WALLET)
    const owner = office.ownerOf(ann)
    const { core } = office.real.world
    const own = () => core.ledger.balances(owner).find(({ asset }) => asset === USDT)
    // 950,000 USDT go into bitcoin: two whole balances of what is left would fit into a day's limit.
    for (const name of ['bob', 'cleo']) {
      const seller = await office.real.customer(name)
      for (let order = 0; order < 5; order++) {
        await office.real.place(seller, { side: 'sell', price: 500_000, lots: 190_000 })
        await office.real.place(owner, { side: 'buy', price: 500_000, lots: 190_000 })
      }
    }
    expect(own()?.available).toBe(50_000_000_000n)
    const asked = { token: ann, addressId, amount: '50000', tpwd: PIN }
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, number) => office.ask('addWithdraw', { ...asked, cid: `at-once-${number}` })),
    )
    const taken = answers.filter((answer) => code(answer) === 0 || code(answer) === 7)
    const short = answers.filter((answer) => code(answer) === REJECTIONS.insufficient_balance.code)
    expect([taken.length, short.length]).toEqual([1, 999])
    expect(own()).toMatchObject({ available: 0n, held: 50_000_000_000n })
    expect(core.withdrawals.open()).toHaveLength(1)
  })
})
