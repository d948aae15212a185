import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approve } from '../../console/testing/firstOperators.ts'
import type { Fields } from '../../testing/testServer.ts'
import { Lending, MONTH, TPWD } from './testing/lending.ts'

const EMPTY_FORM = { name: '', frontId: '', saved: 0, until: 0 }

describe('loans', () => {
  let lending: Lending
  beforeAll(async () => {
    lending = await Lending.open()
  })
  afterAll(() => lending.close())

  const repay = (token: string, code: string, change: Fields = {}) =>
    lending.server.post('/web/lendBack', { token, code, amount: '1000', tpwd: TPWD, ...change })

  it('are offered to everybody with what they cost, and not in the demo account', async () => {
    const [month] = (await lending.server.data('lendList', 'get')).filter(({ id }) => id === '7')
    expect(month).toMatchObject({
      name: 'A month',
      dailyRate: '0.001',
      lateRate: '0.002',
      freeDays: 3,
      mayLeave: false,
    })
    expect(month?.yearlyRate).toBe('0.3285')
    const quote = await lending.server.data('tryLend', 'get', { id: '7', amount: '1000' })
    expect(quote).toMatchObject({ interest: '27', total: '1027', worst: '2000', problem: '' })
    expect(quote.schedule[2]).toEqual({ day: 3, interest: '0', lateFee: '0', owed: '1000' })
    expect(quote.schedule[29]).toEqual({ day: 30, interest: '27', lateFee: '0', owed: '1027' })
    expect(quote.schedule[31]).toEqual({ day: 32, interest: '29', lateFee: '2', owed: '1031' })
    const { token } = await lending.server.data('demoLogin', 'post')
    for (const call of ['lendMy', 'lendList', 'lendMylist'])
      expect(await lending.server.get(`/web/${call}`, { token })).toMatchObject({ code: 4128 })
  })

  it('are applied for once however often the form is sent, approved by one and paid out by another', async () => {
    const { token, form } = await lending.borrower()
    const before = await lending.funds(token)
    expect(await lending.server.data('lendMy', 'get', { token })).toMatchObject({ tier: 2, used: '0', owed: '0' })
    const twice = await Promise.all([lending.apply(form, { cid: 'form' }), lending.apply(form, { cid: 'form' })])
    expect(twice[0]).toBe(twice[1])
    const code = twice[0]
    expect(await lending.server.post('/web/lendBuy', { ...form, amount: '900', cid: 'form' })).toMatchObject({
      code: 3201,
    })
    expect(await lending.server.post('/web/lendBuy', { ...form, cid: 'other-tab' })).toMatchObject({ code: 3604 })
    expect(await lending.loan(token, code)).toMatchObject({ state: 'not_reviewed', interest: '27', total: '1027' })

    const shown = await lending.caseOf('loan', code)
    expect(shown).toMatchObject({ fourEyes: true, reference: false, amount: { asked: '1000', currency: 'USDT' } })
    expect(shown.images).toHaveLength(6)
    expect(shown.fields.map(({ after }) => after)).toContain('1027 USDT a month, 21 % of the income told')
    expect(await lending.judge(lending.one, shown.id, { amount: '1001' })).toMatchObject({ code: 3004 })
    expect(await lending.judge(lending.one, shown.id)).toMatchObject({ code: 4001 })
    expect(await lending.judge(lending.one, shown.id, { amount: '800' })).toMatchObject({ data: { state: 'second' } })
    expect(await lending.judge(lending.one, shown.id)).toMatchObject({ code: 3302 })
    expect(await lending.funds(token)).toBe(before)
    expect(await lending.judge(lending.two, shown.id)).toMatchObject({ code: 7, data: { state: 'approved' } })
    expect(await lending.funds(token)).toBe(before + 800)
    const loan = await lending.loan(token, code)
    expect(loan).toMatchObject({ state: 'disbursed', amount: '800', owed: '800', lender: MONTH.lenderName })
    expect(loan.due - loan.disbursed).toBe(30 * 86_400_000)
    expect(loan.steps.map(({ state }) => state)).toEqual(['not_reviewed', 'disbursed'])
    const { list } = await lending.server.data('getRecordList', 'get', { token, type: 'loan' })
    expect(list).toMatchObject([{ type: 'loan', amount: '800', received: '0', state: 'pending', id: code }])
    const events = await lending.server.data('getAccountEvents', 'get', { token })
    expect(events.list.map(({ what }) => what)).toContain('loan_disbursed')
  })

  it('are repaid in part and whole from funds, each payment once, and never more than is owed', async () => {
    const { token, form } = await lending.borrower()
    const code = await lending.apply(form)
    await lending.disburse(code)
    const before = await lending.funds(token)
    const paid = await repay(token, code, { amount: '400', cid: 'part' })
    expect(paid).toMatchObject({ code: 0, data: { state: 'disbursed', paid: '400', owed: '600' } })
    expect(await repay(token, code, { amount: '400', cid: 'part' })).toEqual(paid)
    const many = Array.from({ length: 100 }, (_, place) => repay(token, code, { amount: '7', cid: `many-${place}` }))
    const answers = await Promise.all(many.map((each) => each.then(({ code: answered }) => answered)))
    // Once it is repaid there is no such loan; right passwords lock nobody out, however many come at once.
    for (const answered of answers) expect([0, 3606]).toContain(answered)
    const accepted = answers.filter((answered) => answered === 0).length
    const { paid: taken } = await lending.loan(token, code)
    expect(accepted).toBe(Math.ceil(600 / 7))
    expect(taken).toBe('1000')
    expect(await lending.funds(token)).toBe(before - 1_000)
    const loan = await lending.loan(token, code)
    expect(loan).toMatchObject({ state: 'repaid', paid: '1000', owed: '0', interest: '0', total: '1000' })
  })

  it('are repaid by a GET of the own site, which another site cannot send', async () => {
    const { token, form } = await lending.borrower()
    const code = await lending.apply(form)
    await lending.disburse(code)
    const path = `${lending.server.origin}/web/lendBack?${new URLSearchParams({ token, code, amount: '10', tpwd: TPWD })}`
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-purpose': 'prefetch' }]) {
      const answer = await fetch(path, { headers })
      expect(await answer.json()).toMatchObject({ code: 4110, data: null })
    }
    expect(await lending.loan(token, code)).toMatchObject({ paid: '0' })
    expect(await (await fetch(path)).json()).toMatchObject({ code: 0, data: { paid: '10', owed: '990' } })
  })

  it('ask for the transaction password, an amount, and money that is there', async () => {
    const { token, form } = await lending.borrower()
    const code = await lending.apply(form)
    await lending.disburse(code)
    const refused = async (change: Fields) => (await repay(token, code, change)).message
    expect(await refused({ tpwd: '' })).toBe('The transaction password must be 6 digits')
    expect(await refused({ tpwd: '000000' })).toBe('The transaction password is not right')
    expect(await refused({ amount: '' })).toBe('Amount cannot be empty')
    expect(await refused({ way: 'proof' })).toBe('Please upload the repayment proof')
    expect(await refused({ code: '990001' })).toBe('There is no such loan')
    const all = String(await lending.funds(token))
    const move = { token, from: 'funds', to: 'hosting', currency: 'USDT', amount: all }
    await lending.server.data('addTransfer', 'post', move)
    expect(await refused({})).toBe('Insufficient balance, please recharge first')
  })

  describe('whose form is not right', () => {
    let applicant: Awaited<ReturnType<Lending['borrower']>>
    beforeAll(async () => {
      applicant = await lending.borrower()
    })

    it.each<[string, Fields, string]>([
      ['no name', { name: '' }, 'Name cannot be empty'],
      ['no front of the document', { frontId: '' }, 'Front of the document cannot be empty'],
      ['no amount', { amount: '' }, 'Amount cannot be empty'],
      ['a phone number that is none', { phone: 'call me' }, 'incorrect mobile number'],
      ['a country that is none', { country: 'Atlantis' }, 'Choose a country from the list'],
      ['a child', { birth: '2020-01-01' }, 'Loans are for people of 18 years or more'],
      ['a day that is none', { birth: '1990-02-31' }, 'birth: must be a day as 1990-12-31'],
      ['an agreement nobody ticked', { agree: '' }, 'Please tick the loan agreement'],
      ['too little', { amount: '99' }, 'Cannot be lower than 100'],
      ['too much', { amount: '20001' }, 'Cannot be higher than 20000'],
      ['terms that are others by now', { terms: '1' }, 'The terms have changed: look at them again'],
      ['a product that is not there', { id: '9' }, 'There is no such product'],
    ])('are refused for %s, and nothing is kept', async (_what, change, message) => {
      const { token, form } = applicant
      expect(await lending.server.post('/web/lendBuy', { ...form, ...change })).toMatchObject({ message, data: null })
      expect((await lending.server.data('lendMylist', 'get', { token })).total).toBe(0)
      expect((await lending.server.data('lendMy', 'get', { token })).used).toBe('0')
    })
  })

  it('are refused for a reason that the applicant reads, by one person', async () => {
    const { token, form } = await lending.borrower()
    const code = await lending.apply(form)
    const { id } = await lending.caseOf('loan', code)
    const refusal = { id, result: 'refuse', reason: 'income_unproved', text: '', digest: '' } as const
    await lending.one.data('setCaseResult', refusal)
    expect(await lending.loan(token, code)).toMatchObject({
      state: 'rejected',
      reason: 'The income is not proved.',
      owed: '0',
    })
    expect((await lending.server.data('lendMylist', 'get', { token, state: 'rejected' })).total).toBe(1)
    await lending.apply(form)
  })

  it('count a proof from its upload when two have matched it with a line of the bank, once for each line', async () => {
    const { token, form } = await lending.borrower()
    const code = await lending.apply(form)
    await lending.disburse(code)
    const before = await lending.funds(token)
    const imgId = await lending.server.picture(token, 'repayment')
    const prove = (cid: string) => repay(token, code, { way: 'proof', amount: '300', imgId, cid })
    expect(await prove('proof')).toMatchObject({ code: 0, data: { state: 'disbursed', paid: '0', owed: '1000' } })
    expect(await prove('proof')).toMatchObject({ code: 0 })
    expect(await prove('another')).toMatchObject({ code: 4121 })
    expect(await lending.loan(token, code)).toMatchObject({ proof: imgId, proofState: 'review', proofAmount: '300' })
    const { id, reference } = await lending.caseOf('repayment', code)
    expect(reference).toBe(true)
    const said = { amount: '250', text: `BANK ${code}/1` }
    expect(await lending.judge(lending.one, id, { ...said, text: '' })).toMatchObject({ code: 3314 })
    await lending.judge(lending.one, id, said)
    expect(await lending.judge(lending.one, id)).toMatchObject({ code: 3302 })
    expect(await lending.judge(lending.two, id)).toMatchObject({ data: { state: 'approved' } })
    expect(await lending.funds(token)).toBe(before)
    const loan = await lending.loan(token, code)
    expect(loan).toMatchObject({ paid: '250', owed: '750', proofState: 'approved' })
    expect(loan.payments).toMatchObject([{ way: 'proof', amount: '250' }])
    const book = await lending.server.data('getLoanBook', 'get')
    const sum = ['lent', 'free', 'outside', 'writtenOff'] as const
    expect(sum.reduce((total, part) => total + Number(book[part]), 0)).toBe(Number(book.funded))
    expect(Number(book.outside)).toBeGreaterThanOrEqual(250)

    await prove('second-line')
    const again = await lending.caseOf('repayment', code)
    await lending.judge(lending.one, again.id, said)
    expect(await lending.judge(lending.two, again.id)).toMatchObject({ code: 3204 })
    const refusal = { id: again.id, result: 'refuse', reason: 'remittance_missing', text: 'Not arrived.', digest: '' }
    await lending.one.send('setCaseResult', refusal)
    expect(await lending.loan(token, code)).toMatchObject({
      owed: '750',
      proofState: 'rejected',
      proofReason: 'Not arrived.',
    })
  })

  it('are one customer’s own: draft, pictures, loan and repayment', async () => {
    const ann = await lending.borrower()
    const bob = await lending.borrower()
    const code = await lending.apply(ann.form)
    const pictures = { ...bob.form, backId: ann.form.backId ?? '' }
    expect(await lending.server.post('/web/saveLend', pictures)).toMatchObject({ code: 4303, data: null })
    expect(await lending.server.post('/web/lendBuy', pictures)).toMatchObject({ code: 4303, data: null })
    expect(await lending.server.get('/web/lend_img', { token: bob.token, id: ann.form.backId ?? '' })).toMatchObject({
      code: 4303,
    })
    expect((await lending.server.data('lend_img', 'get', { token: ann.token, id: ann.form.backId ?? '' })).url).toMatch(
      /^\/files\//,
    )
    await lending.disburse(code)
    for (const way of ['balance', 'proof']) {
      const imgId = await lending.server.picture(bob.token, 'repayment')
      expect(await repay(bob.token, code, { way, imgId })).toMatchObject({ code: 3605, data: null })
      expect(await repay(bob.token, '990001', { way, imgId })).toMatchObject({ code: 3605, data: null })
    }
    expect((await lending.server.data('lendMylist', 'get', { token: bob.token, code })).list).toEqual([])
  })

  it('stay as they were when the terms change, and the console shows what was and what would be', async () => {
    const { token, form } = await lending.borrower()
    const code = await lending.apply(form)
    await lending.disburse(code)
    const before = await lending.loan(token, code)
    const seen = await lending.one.data('getLoans', {})
    const terms = seen.products.find(({ terms: each }) => each.product === 7)?.terms
    if (!terms) throw new Error('the product is not listed')
    expect(seen.currency).toBe('USDT')
    const change = { terms: { ...terms, dailyRate: '0.002' }, reason: 'dearer' }
    const { pending } = await lending.one.data('proposeLoanProduct', change)
    const { list } = await lending.two.data('getApprovalList', { state: 'waiting' })
    const proposal = list.find(({ id }) => id === pending)
    expect(proposal?.summary).toContain('daily rate 0.001 → 0.002')
    const decision = { id: pending, digest: proposal?.digest ?? '', result: 'approve' }
    expect((await lending.one.send('setApproval', decision)).code).not.toBe(7)
    expect((await lending.two.send('setApproval', decision)).code).toBe(7)
    expect(await lending.loan(token, code)).toMatchObject({ dailyRate: before.dailyRate, total: before.total })
    await lending.decide({ type: 'SetLoanProduct', terms: MONTH })
  })

  it('that the log refuses on the desk say why, and wait as they did', async () => {
    const { token, owner, form } = await lending.borrower()
    const code = await lending.apply(form)
    const { id } = await lending.caseOf('loan', code)
    await lending.judge(lending.one, id, { amount: '1000' })
    await lending.decide({ type: 'SetVerification', owner, level: 0 })
    const message = 'A loan needs the junior verification first'
    expect(await lending.judge(lending.two, id)).toMatchObject({ code: 3601, message })
    const { state, history } = await lending.two.data('getCase', { id })
    expect(state).toBe('second')
    expect(history.at(-1)).toMatchObject({ what: 'undone', text: message })
    expect(await lending.loan(token, code)).toMatchObject({ state: 'not_reviewed' })
    await lending.decide({ type: 'SetVerification', owner, level: 2 })
    expect(await lending.judge(lending.two, id)).toMatchObject({ code: 7, data: { state: 'approved' } })
  })

  it('are given up, and their pool is fed and emptied, by one who proposes and another who approves', async () => {
    const { token, form } = await lending.borrower()
    const code = await lending.apply(form)
    await lending.disburse(code)
    const pool = async () => {
      const { funded, free, writtenOff, returnable } = await lending.one.data('getLoans', {})
      return {
        funded: Number(funded),
        free: Number(free),
        writtenOff: Number(writtenOff),
        returnable: Number(returnable),
      }
    }
    const before = await pool()
    const asked = { reason: 'a test' }
    const steps = [
      await lending.one.data('proposeLoanPool', { way: 'fund', amount: '250', ...asked }),
      await lending.one.data('proposeLoanPool', { way: 'return', amount: '50', ...asked }),
      await lending.one.data('proposeLoanWriteOff', { code, ...asked }),
    ]
    expect(await pool()).toEqual(before)
    for (const { pending } of steps) {
      const alone = approve(lending.one, pending)
      await expect(alone).rejects.toThrow()
      await approve(lending.two, pending)
    }
    const after = await pool()
    expect(after.funded).toBe(before.funded + 200)
    expect(after.free).toBe(before.free + 200)
    expect(after.writtenOff).toBe(before.writtenOff + 1_000)
    expect(await lending.loan(token, code)).toMatchObject({ state: 'written_off', owed: '0' })
    expect(await repay(token, code)).toMatchObject({ code: 3606 })

    const answerTo = async ({ pending = '' }: { readonly pending?: string } = {}) => {
      const { list } = await lending.two.data('getApprovalList', { state: 'waiting' })
      const digest = list.find(({ id }) => id === pending)?.digest ?? ''
      return lending.two.send('setApproval', { id: pending, digest, result: 'approve' })
    }
    const all = { way: 'return' as const, amount: String(after.returnable + 1), ...asked }
    const most = `At most ${after.returnable} USDT can be lent now`
    expect(await lending.one.send('proposeLoanPool', all)).toMatchObject({ code: 3603, message: most })
    expect(await lending.one.send('proposeLoanWriteOff', { code: '990001', ...asked })).toMatchObject({ code: 3605 })
    const twice = [
      await lending.one.data('proposeLoanPool', { ...all, amount: String(after.returnable) }),
      await lending.one.data('proposeLoanPool', { ...all, amount: String(after.returnable) }),
    ]
    const states = [await answerTo(twice[0]), await answerTo(twice[1])]
    expect(states[0]).toMatchObject({ code: 7, data: { state: 'approved', problem: '' } })
    expect(states[1]).toMatchObject({ code: 7, data: { state: 'failed', problem: 'At most 0 USDT can be lent now' } })
    await lending.decide({ type: 'FundLoanPool', amount: 50_000_000_000n })
  })

  it('have an agreement that shows the terms in force', async () => {
    const { html, title } = await lending.server.data('getText', 'get', { id: '9' })
    expect(title).toBe('Loan agreement')
    expect(html).toContain('A month')
    expect((await lending.server.data('getParam', 'get')).loan).toEqual({ freeDays: 3 })
  })

  it('keep a half-filled application through a restart, and forget it when it is sent', async () => {
    const { token, form } = await lending.borrower()
    expect(await lending.server.data('getLend', 'get', { token })).toMatchObject(EMPTY_FORM)
    const { until } = await lending.server.data('saveLend', 'post', form)
    expect(until).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    await lending.restart()
    const kept = await lending.server.data('getLend', 'get', { token })
    expect(kept).toMatchObject({ id: '7', amount: '1000', name: form.name, frontId: form.frontId, until })
    const code = await lending.apply(form)
    expect(await lending.server.data('getLend', 'get', { token })).toMatchObject(EMPTY_FORM)
    await lending.restart()
    expect(await lending.loan(token, code)).toMatchObject({ state: 'not_reviewed', amount: '1000' })
  })
})
