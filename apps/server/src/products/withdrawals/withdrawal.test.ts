import { REJECTIONS, type Rejection } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { oneEngine } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { toldOf, withoutMessages } from '../../messages/testing/withoutMessages.ts'
import { contentsOf } from '../../projector/testing/contents.ts'
import type { Fields } from '../../trading/testing/testGateway.ts'
import { createBankPayees } from './payees/bankPayees.ts'
import { PIN, WithdrawalOffice } from './testing/withdrawalOffice.ts'

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'
const OTHER = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BANK: Fields = {
  bank_name: 'First Bank',
  bank_number: 'DE89 3704 0044 0532 0130 00',
  swift: 'deutdeff',
  bankAddress: '1 Bank Street',
  payee: 'A. Person',
  phone: '+852 5555 1234',
  address: '2 Home Road',
}

const opened = suiteDatabase(oneEngine())
let office: WithdrawalOffice

beforeEach(async () => {
  office = await WithdrawalOffice.open(opened)
})
afterEach(() => office.close())

const refused = (word: Rejection) => ({ code: REJECTIONS[word].code, data: null })
const balance = (token: string) => {
  const held = office.real.world.core.ledger.balances(office.ownerOf(token)).find(({ asset }) => asset === 1)
  return { available: held?.available ?? 0n, held: held?.held ?? 0n }
}
/** Addresses wait a day, so that withdrawals are asked for at noon of the next. */
const payable = async (token: string) => office.address(token, WALLET)

describe('the address book', () => {
  it('keeps addresses with what their owner calls them, and says from when they can be used', async () => {
    const ann = await office.customer()
    const now = office.real.clock.wallMs()
    const fields = { token: ann, address: WALLET.toLowerCase(), remark: 'Mine', tag: '7', tpwd: PIN, cid: 'one' }
    const added = await office.data('addAddress', fields)
    expect(added).toEqual({ id: '1', usableFrom: now + 24 * HOUR_MS })
    expect(await office.data('addAddress', fields)).toEqual(added)
    expect(await office.data('getAddressList', { token: ann })).toEqual([
      {
        id: '1',
        currency: 'USDT',
        chain: 'ethereum',
        chainName: (await office.data('getWithdrawInfo', { token: ann })).chainName,
        address: WALLET,
        remark: 'Mine',
        tag: '7',
        usableFrom: added.usableFrom,
      },
    ])
    expect(office.sent.map(({ subject }) => subject)).toEqual([
      'Your Touchstone account: a withdrawal address was added',
    ])
    expect(await office.ask('addAddress', { ...fields, cid: 'two' })).toMatchObject(refused('address_known'))
    const bob = await office.customer()
    expect(await office.data('getAddressList', { token: bob })).toEqual([])
    expect(await office.ask('delAddress', { token: bob, id: '1', tpwd: PIN })).toMatchObject(refused('unknown_address'))
    await office.data('delAddress', { token: ann, id: '1', tpwd: PIN, cid: 'gone' })
    await office.data('delAddress', { token: ann, id: '1', tpwd: PIN, cid: 'gone' })
    expect(await office.data('getAddressList', { token: ann })).toEqual([])
    expect(office.sent).toHaveLength(2)
  })

  it('tells of an address that was added or removed once, also when the server stops before it has told', async () => {
    const ann = await office.customer()
    const fields = { token: ann, address: WALLET, tpwd: PIN, cid: 'one' }
    const told = async () => [...(await toldOf(opened, 'addressAdded')), ...(await toldOf(opened, 'addressRemoved'))]
    const later = async () => {
      await office.real.pass(2 * 60_000)
      await office.people.intendedActs.settle()
      await office.people.intendedActs.settle()
    }
    const stopped = async (work: () => Promise<unknown>) => {
      await withoutMessages(opened, async () => void (await work()))
      expect(office.bugs.splice(0)).toMatchObject([{ message: expect.stringContaining('messages') }])
    }
    await stopped(() => office.ask('addAddress', fields))
    expect(await told()).toEqual([])
    await later()
    expect(await told()).toMatchObject([{ address: WALLET }])
    const { id } = await office.data('addAddress', fields)
    await office.ask('addAddress', { ...fields, cid: 'two' })
    await later()
    expect(await told()).toHaveLength(1)
    await stopped(() => office.ask('delAddress', { token: ann, id, tpwd: PIN, cid: 'gone' }))
    await office.data('delAddress', { token: ann, id, tpwd: PIN, cid: 'gone' })
    await later()
    expect(await told()).toMatchObject([{ address: WALLET }, { address: WALLET }])
    expect(await opened.kysely.selectFrom('intended_acts').selectAll().execute()).toEqual([])
  })

  it.each<[string, string, Rejection]>([
    ['nothing', '', 'address_missing'],
    ['a wrong checksum', WALLET.replace('E7', 'e7'), 'address_invalid'],
    ['another network', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'address_invalid'],
    ['the address nobody holds', `0x${'0'.repeat(40)}`, 'address_invalid'],
  ])('refuses %s', async (_what, address, word) => {
    const ann = await office.customer()
    expect(await office.ask('addAddress', { token: ann, address, tpwd: PIN })).toMatchObject(refused(word))
  })

  it('opens to a proved session in its own browser with the transaction password, and to nobody else', async () => {
    const ann = await office.customer()
    const fields = { address: WALLET, tpwd: PIN }
    const program = office.session(ann, { cookieBound: false })
    const stale = office.session(ann, { steppedUpUntil: 0 })
    expect(await office.ask('addAddress', { ...fields, token: program })).toMatchObject(refused('not_allowed'))
    expect(await office.ask('addAddress', { ...fields, token: stale })).toMatchObject(refused('step_up_needed'))
    const userId = office.userOf(ann)
    office.unprotected.add(userId)
    expect(await office.ask('addAddress', { ...fields, token: ann })).toMatchObject(refused('enrolment_needed'))
    expect(await office.data('getWithdrawInfo', { token: ann })).toMatchObject({
      state: 'unprotected',
      withdrawable: '0',
      bound: { rejection: 'enrolment_needed', problem: 'Set up your second factor first', until: 0 },
    })
    office.unprotected.delete(userId)
    const wrong = { ...fields, token: ann, tpwd: '000000' }
    expect(await office.ask('addAddress', wrong)).toMatchObject(refused('transaction_password_wrong'))
    expect(await office.data('getAddressList', { token: ann })).toEqual([])
  })
})

describe('a withdrawal', () => {
  it('is quoted, sets its amount aside once, and is listed', async () => {
    const ann = await office.customer()
    const addressId = await payable(ann)
    const before = balance(ann)
    const info = await office.data('getWithdrawInfo', { token: ann })
    expect(info).toMatchObject({
      available: '1000000',
      unlocked: '1000000',
      min: '100',
      max: '200000',
      feeRate: '0.05',
      open: '12:00',
      close: '24:00',
      openNow: true,
      leftToday: 2,
      dailyLimit: '100000',
      state: '',
      lots: [],
    })
    const quote = await office.data('tryWithdraw', { token: ann, amount: '100.000001', addressId })
    expect(quote).toEqual({ amount: '100.000001', fee: '5.000001', receive: '95', rejection: '', problem: '' })
    const request = {
      token: ann,
      addressId,
      amount: '100.000001',
      fee: quote.fee,
      tag: 'invoice 7',
      tpwd: PIN,
      cid: 'w',
    }
    const made = await office.data('addWithdraw', request)
    expect(made).toEqual({ id: '1', state: 'requested', amount: '100.000001', fee: '5.000001', receive: '95' })
    expect(await office.data('addWithdraw', request)).toEqual(made)
    expect(await office.ask('addWithdraw', { ...request, amount: '101' })).toMatchObject(refused('conflict'))
    expect(await office.ask('addWithdraw', { ...request, tag: 'invoice 8' })).toMatchObject(refused('conflict'))
    expect(balance(ann)).toEqual({ available: before.available - 100_000_001n, held: 100_000_001n })
    const { list, total } = await office.data('getWithdrawList', { token: ann })
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({
      id: '1',
      kind: 'chain',
      destination: WALLET,
      tag: 'invoice 7',
      state: 'requested',
      status: 'pending',
      cancelable: true,
    })
    expect(list[0]?.steps.map(({ state }) => state)).toEqual(['requested'])
    const bob = await office.customer()
    expect((await office.data('getWithdrawList', { token: bob })).total).toBe(0)
  })

  it('is taken back whole before its review, by its owner alone, and no longer after', async () => {
    const ann = await office.customer()
    const bob = await office.customer()
    const addressId = await payable(ann)
    const before = balance(ann)
    await office.data('addWithdraw', { token: ann, addressId, amount: '500', tpwd: PIN })
    expect(await office.ask('cancelWithdraw', { token: bob, id: '1' })).toMatchObject(refused('unknown_withdrawal'))
    expect(await office.data('cancelWithdraw', { token: ann, id: '1' })).toEqual({ id: '1', state: 'canceled' })
    expect(balance(ann)).toEqual(before)
    expect((await office.data('getWithdrawInfo', { token: ann })).leftToday).toBe(2)
    await office.data('addWithdraw', { token: ann, addressId, amount: '500', tpwd: PIN })
    await office.decide(1, 0, { type: 'TakeWithdrawal', withdrawal: 2 })
    expect(await office.ask('cancelWithdraw', { token: ann, id: '2' })).toMatchObject(
      refused('withdrawal_not_cancelable'),
    )
    const { list } = await office.data('getWithdrawList', { token: ann, state: 'open' })
    expect(list.map(({ id, state, cancelable }) => [id, state, cancelable])).toEqual([['2', 'review', false]])
  })

  it('to somebody else’s address is refused like one to an address that is not there', async () => {
    const ann = await office.customer()
    const bob = await office.customer()
    const addressId = await payable(ann)
    const before = balance(bob)
    const request = { token: bob, amount: '100', tpwd: PIN }
    const answer = async (call: 'tryWithdraw' | 'addWithdraw', to: string) => {
      const { code, message, data } = await office.ask(call, { ...request, addressId: to })
      return { code, message, data }
    }
    expect(await answer('addWithdraw', addressId)).toMatchObject(refused('unknown_address'))
    expect((await answer('tryWithdraw', addressId)).data).toMatchObject({ rejection: 'unknown_address' })
    for (const call of ['tryWithdraw', 'addWithdraw'] as const)
      expect(await answer(call, addressId)).toEqual(await answer(call, '99'))
    expect(balance(bob)).toEqual(before)
    expect(await office.data('addWithdraw', { ...request, token: ann, addressId })).toMatchObject({ id: '1' })
  })

  it.each<[string, Fields, Rejection]>([
    ['no address', { addressId: '' }, 'address_missing'],
    ['no amount', { amount: '' }, 'amount_missing'],
    ['too little', { amount: '99.99' }, 'withdrawal_below_minimum'],
    ['too much', { amount: '200000.01' }, 'withdrawal_above_maximum'],
    ['more than a day allows', { amount: '100000.01' }, 'daily_limit'],
    ['an address that is not there', { addressId: '99' }, 'unknown_address'],
    ['another fee than it is', { fee: '1' }, 'fee_changed'],
    ['a wrong password', { tpwd: '111111' }, 'transaction_password_wrong'],
    ['a currency that is not there', { currency: 'NOPE' }, 'unknown_asset'],
  ])('is refused with %s, and nothing moves', async (_what, change, word) => {
    const ann = await office.customer()
    const addressId = await payable(ann)
    const before = balance(ann)
    const request = { token: ann, addressId, amount: '100', tpwd: PIN, ...change }
    expect(await office.ask('addWithdraw', request)).toMatchObject(refused(word))
    expect(balance(ann)).toEqual(before)
  })

  it('is refused outside the hours, on the third request, during a hold, frozen, unverified, and by a program', async () => {
    const ann = await office.customer()
    const addressId = await payable(ann)
    const request = { token: ann, addressId, amount: '100', tpwd: PIN }
    const program = office.session(ann, { cookieBound: false })
    expect(await office.ask('addWithdraw', { ...request, token: program })).toMatchObject(refused('not_allowed'))
    await office.data('addWithdraw', request)
    await office.data('addWithdraw', request)
    const third = await office.ask('addWithdraw', request)
    expect(third).toMatchObject({
      ...refused('withdrawals_per_day'),
      message: '2 withdrawal requests a day are allowed',
    })
    const midnight = (Math.floor(office.real.clock.wallMs() / DAY_MS) + 1) * DAY_MS - 8 * HOUR_MS
    expect(await office.data('getWithdrawInfo', { token: ann })).toMatchObject({
      state: 'per_day',
      withdrawable: '0',
      bound: { rejection: 'withdrawals_per_day', until: midnight },
    })

    const bob = await office.customer()
    const bobs = await office.address(bob, OTHER)
    const owner = office.ownerOf(bob)
    const asks = { token: bob, addressId: bobs, amount: '100', tpwd: PIN }
    const until = office.real.clock.wallMs() + HOUR_MS
    await office.real.world.submit({ type: 'HoldWithdrawals', owner, until, reason: 'a factor was changed' })
    const held = await office.ask('addWithdraw', asks)
    expect(held).toMatchObject(refused('withdrawals_held'))
    expect(held.message).toContain(new Date(until).toISOString().slice(0, 10))
    expect(await office.data('getWithdrawInfo', { token: bob })).toMatchObject({
      state: 'held',
      heldUntil: until,
      bound: { rejection: 'withdrawals_held', until },
    })
    await office.real.pass(HOUR_MS)
    await office.real.world.submit({ type: 'FreezeOwner', owner, frozen: true, reason: 'test' })
    expect(await office.ask('addWithdraw', asks)).toMatchObject(refused('owner_frozen'))
    await office.real.world.submit({ type: 'FreezeOwner', owner, frozen: false, reason: 'test' })
    await office.decide(1, 2, { type: 'SetVerification', owner, level: 0 })
    expect((await office.data('getWithdrawInfo', { token: bob })).state).toBe('unverified')
    expect(await office.ask('addWithdraw', asks)).toMatchObject(refused('daily_limit'))
    await office.decide(1, 2, { type: 'SetVerification', owner, level: 2 })
    await office.real.pass(11 * HOUR_MS)
    const late = await office.ask('addWithdraw', asks)
    expect(late).toMatchObject({
      ...refused('withdrawals_closed'),
      message: 'Withdrawals are open 12:00 to 24:00 Hong Kong time',
    })
    expect(await office.data('getWithdrawInfo', { token: bob })).toMatchObject({ state: 'closed', openNow: false })
  })

  it('tells the most that is accepted, the rule against more, and until when the limit of a day is used up', async () => {
    const ann = await office.customer()
    const addressId = await payable(ann)
    const info = async () => office.data('getWithdrawInfo', { token: ann })
    expect(await info()).toMatchObject({
      state: '',
      withdrawable: '100000',
      bound: { rejection: 'daily_limit', until: 0 },
    })
    const request = { token: ann, addressId, tpwd: PIN }
    expect(await office.ask('addWithdraw', { ...request, amount: '100000.000001' })).toMatchObject(
      refused('daily_limit'),
    )
    await office.data('addWithdraw', { ...request, amount: '100000' })
    const after = await info()
    expect(after).toMatchObject({ state: 'daily_limit', withdrawable: '0', bound: { rejection: 'daily_limit' } })
    expect(after.bound.until).toBeGreaterThan(office.real.clock.wallMs())
  })

  it('waits for a new address', async () => {
    const ann = await office.customer()
    const { id: addressId } = await office.data('addAddress', { token: ann, address: WALLET, tpwd: PIN })
    const request = { token: ann, addressId, amount: '100', tpwd: PIN }
    expect(await office.ask('addWithdraw', request)).toMatchObject(refused('address_waiting'))
    const { rejection, problem } = await office.data('tryWithdraw', { token: ann, addressId, amount: '100' })
    expect(rejection).toBe('address_waiting')
    expect(problem).toMatch(/^This address can be used from \d{4}-\d\d-\d\d \d\d:\d\d UTC$/)
  })
})

describe('a bank withdrawal', () => {
  it('keeps the payee encrypted, with the digest in the log', async () => {
    const ann = await office.customer()
    const request = { ...BANK, token: ann, amount: '1000', tpwd: PIN, cid: 'bank' }
    const made = await office.data('addBankWithdraw', request)
    expect(made).toMatchObject({ amount: '1000', fee: '50', receive: '950' })
    expect(await office.data('addBankWithdraw', request)).toEqual(made)
    const { list } = await office.data('getWithdrawList', { token: ann })
    expect(list[0]).toMatchObject({ kind: 'bank', destination: 'First Bank ••••3000' })
    const rows = await opened.kysely.selectFrom('bank_payees').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows.map(({ sealed }) => sealed))).not.toMatch(/First Bank|3704 ?0044|Person/)
    const logged = office.real.world.core.withdrawals.withdrawal(1)
    expect(logged?.destination).toBe(rows[0]?.digest)
    expect(logged?.destination).toMatch(/^[0-9a-f]{64}$/)
  })

  it('keeps a digest by which the account is found again, also of payees that were kept without one', async () => {
    const request = { ...BANK, amount: '1000', tpwd: PIN }
    await office.data('addBankWithdraw', { ...request, token: await office.customer(), cid: 'one' })
    const other = { bank_number: 'de89370400440532013000', payee: 'Another Person' }
    await office.data('addBankWithdraw', { ...request, ...other, token: await office.customer(), cid: 'two' })
    const digests = async () =>
      (await opened.kysely.selectFrom('bank_payees').select('account_digest').execute()).map(
        (row) => row.account_digest,
      )
    const kept = await digests()
    expect(kept[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(kept).toEqual([kept[0], kept[0]])
    await opened.kysely.updateTable('bank_payees').set({ account_digest: '' }).execute()
    const { kysely: database } = opened
    await createBankPayees({ database, clock: { now: () => 0 }, key: Buffer.alloc(32, 7) }).digestAccounts()
    expect(await digests()).toEqual(kept)
  })

  it.each<[string, Fields, Rejection]>([
    ['no bank', { bank_name: '' }, 'field_empty'],
    ['no payee', { payee: '  ' }, 'field_empty'],
    ['a SWIFT code that is none', { swift: 'ABC' }, 'malformed'],
    ['no amount', { amount: '' }, 'amount_missing'],
  ])('is refused with %s', async (_what, change, word) => {
    const ann = await office.customer()
    const request = { ...BANK, token: ann, amount: '1000', tpwd: PIN, ...change }
    expect(await office.ask('addBankWithdraw', request)).toMatchObject(refused(word))
    expect(await opened.kysely.selectFrom('bank_payees').selectAll().execute()).toEqual([])
  })
})

describe('what customers are told', () => {
  it('goes out once at each step, and not again when history is made anew', async () => {
    const ann = await office.customer()
    const addressId = await payable(ann)
    await office.data('addWithdraw', { token: ann, addressId, amount: '100', tpwd: PIN })
    await office.decide(1, 0, { type: 'TakeWithdrawal', withdrawal: 1 })
    await office.decide(1, 0, { type: 'ApproveWithdrawal', withdrawal: 1 })
    await office.data('getWithdrawList', { token: ann })
    office.sent.length = 0
    expect(await office.mails.run()).toBe(2)
    expect(office.sent.map(({ subject }) => subject)).toEqual([
      'Your Touchstone account: a withdrawal was requested',
      'Your Touchstone account: a withdrawal was approved',
    ])
    expect(office.sent[0]?.text.split('\n')[0]).toBe(
      `Withdrawal 1: 100 USDT to ${WALLET}, fee 5 USDT, you receive 95 USDT.`,
    )
    const before = await contentsOf(office.past, 'real')
    await office.projector.rebuild()
    expect(await office.projector.waitFor(office.real.world.core.sequence, 20_000)).toBe(true)
    expect(await contentsOf(office.past, 'real')).toEqual(before)
    expect(await office.mails.run()).toBe(0)
  })

  it('says of a refusal what the operator wrote', async () => {
    const ann = await office.customer()
    const addressId = await payable(ann)
    const whole = balance(ann)
    await office.data('addWithdraw', { token: ann, addressId, amount: '100', tpwd: PIN })
    await office.decide(2, 0, { type: 'RefuseWithdrawal', withdrawal: 1 })
    expect(balance(ann)).toEqual(whole)
    await office.data('getWithdrawList', { token: ann })
    office.sent.length = 0
    expect(await office.mails.run()).toBe(1)
    await opened.kysely
      .insertInto('withdrawal_texts')
      .values({ withdrawal: 1n, text: 'Please use an address of your own.' })
      .execute()
    expect(await office.mails.run()).toBe(1)
    expect(office.sent.at(-1)?.text).toContain('Please use an address of your own.')
    const { list } = await office.data('getWithdrawList', { token: ann })
    expect(list[0]).toMatchObject({ state: 'refused', status: 'failed', reason: 'Please use an address of your own.' })
  })
})
