import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession, signIn } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { LoanAgreementScreen } from './LoanAgreementScreen.tsx'
import { LoanBookScreen } from './LoanBookScreen.tsx'
import { LoanRecordScreen } from './LoanRecordScreen.tsx'
import { LoanScreen } from './LoanScreen.tsx'
import { BOOK, KEPT, LIMIT, LOAN, NOTHING_KEPT, PRODUCT, QUOTE, WALLET } from './loans.fixtures.ts'
import { OwedScreen } from './OwedScreen.tsx'
import { RepaymentScreen } from './RepaymentScreen.tsx'

const EMPTY_PAGE = { list: [], total: 0, page: 1 }
const ONE = { list: [LOAN], total: 1, page: 1 }
const BASE: Answers = {
  lendMy: LIMIT,
  lendList: [PRODUCT],
  tryLend: QUOTE,
  getLend: NOTHING_KEPT,
  saveLend: { until: KEPT.until },
  lendBuy: { code: '12' },
  lendMylist: ({ state }: { readonly state?: string }) =>
    state === undefined || state === LOAN.state ? ONE : EMPTY_PAGE,
  lendBack: { state: 'overdue', paid: '100', owed: '917' },
  lend_img: { url: '/files/once' },
  getImage: { url: '/files/once' },
  getLoanBook: BOOK,
  getAsset2: WALLET,
  hasTpassword: { has: true },
  getTelCode: [{ iso: 'HK', code: '852', country: 'Hong Kong' }],
  getText: { id: 9, title: 'Loan agreement', html: '<h2>Who lends</h2><p>…</p>', time: 0 },
}

function answer(answers: Answers = {}) {
  const asked = answerCalls({ ...BASE, ...answers })
  return (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields)
}

const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  clearSession()
  signIn('token')
})
afterEach(cleanup)

describe('the loans', () => {
  it('show the limit with what raises it, and each product with what it costs a day, a year and late', async () => {
    answer()
    await renderScreen(LoanScreen, '/currency')
    expect(await screen.findByText('4,000 USDT')).toBeTruthy()
    for (const shown of ['0.1%', '25.55%', '0.2%', 'Touchstone Lending', '1 day after the due day'])
      expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
    const limits = screen.getByRole('table', { name: 'What raises the limit' })
    for (const shown of ['5,000 USDT', '20,000 USDT', '100,000 USDT', 'yours'])
      expect(limits.textContent).toContain(shown)
    expect(screen.getByRole('link', { name: 'Raise it: verification' }).getAttribute('href')).toBe('/authentication')
  })

  it('have a calculator: on time, seven days late, and at worst, day by day', async () => {
    const sent = answer()
    await renderScreen(LoanScreen, '/currency')
    for (const shown of ['1,007 USDT', '1,026 USDT', '19 USDT more', '2,000 USDT'])
      expect(await screen.findByText(shown)).toBeTruthy()
    const days = within(screen.getByRole('table', { name: 'Day by day, if nothing is paid' }))
    expect(days.getByRole('row', { name: /^3 free 0 0 1,000$/ })).toBeTruthy()
    expect(days.getByRole('row', { name: /^12 overdue 9 2 1,011$/ })).toBeTruthy()
    type('Amount', '250')
    await waitFor(() => expect(sent('tryLend').at(-1)).toMatchObject({ id: '1', amount: '250' }))
  })

  it('say what verification is needed, what is half-filled, and when nothing is lent', async () => {
    answer({ lendMy: { ...LIMIT, tier: 0, limit: '0', available: '0' }, getLend: KEPT, lendList: [] })
    await renderScreen(LoanScreen, '/currency')
    expect(await screen.findByText('A loan needs at least the first step of the verification.')).toBeTruthy()
    expect(await screen.findByText(/^A half-filled application was saved on/)).toBeTruthy()
    expect(screen.getByText('No loan is offered now.')).toBeTruthy()
  })

  it('that could not be loaded can be asked for again', async () => {
    answer({ lendList: refusal(5000, 'Something went wrong') })
    await renderScreen(LoanScreen, '/currency')
    expect(await screen.findByText(/The loans could not be loaded\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('applying', () => {
  it('says of each empty field that it cannot be empty, and saves nothing', async () => {
    const sent = answer()
    await renderScreen(LoanScreen, '/currency?step=personal&id=1')
    await screen.findByLabelText('Name')
    press('Save and continue')
    for (const missing of ['Please enter the quantity', 'Name cannot be empty', 'Address cannot be empty'])
      expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0)
    expect(sent('saveLend')).toEqual([])
  })

  it('knows a wrong telephone number, a child, and an amount outside of the limits', async () => {
    answer()
    await renderScreen(LoanScreen, '/currency?step=personal&id=1&amount=4000.5')
    await screen.findByLabelText('Name')
    type('Phone number', '12')
    type('Date of birth', '2020-01-01')
    press('Save and continue')
    for (const wrong of [
      'Cannot be higher than 4,000',
      'incorrect mobile number',
      'Loans are for people of 18 years or more',
    ])
      expect((await screen.findAllByText(wrong)).length).toBeGreaterThan(0)
  })

  it('saves each step and goes on to the next; what was saved is there again', async () => {
    const sent = answer({ getLend: KEPT })
    const where = await renderScreen(LoanScreen, '/currency?step=personal')
    const name = (await screen.findByLabelText('Name')) as HTMLInputElement
    expect(name.value).toBe('Ann Archer')
    type('Name', 'Ann B. Archer')
    press('Save and continue')
    await waitFor(() => expect(where()).toContain('step=identity'))
    expect(sent('saveLend')).toMatchObject([{ name: 'Ann B. Archer', frontId: 'front', id: '1', amount: '1000' }])
    expect(await screen.findByRole('button', { name: 'Save and continue' })).toBeTruthy()
    press('Back')
    expect(((await screen.findByLabelText('Name')) as HTMLInputElement).value).toBe('Ann B. Archer')
  })

  it('that could not be saved says why, and stays', async () => {
    answer({ getLend: KEPT, saveLend: refusal(4304, 'There is no such picture') })
    const where = await renderScreen(LoanScreen, '/currency?step=identity')
    press((await screen.findByRole('button', { name: 'Save and continue' })).textContent ?? '')
    expect(await screen.findByText(/no such picture/i)).toBeTruthy()
    expect(where()).toContain('step=identity')
  })

  async function review() {
    await renderScreen(LoanScreen, '/currency?step=review')
    return screen.findByRole('checkbox')
  }

  it('needs the loan agreement ticked', async () => {
    const sent = answer({ getLend: KEPT })
    await review()
    await screen.findByText('1,007 USDT')
    press('Send for review')
    expect(await screen.findByText('Please tick the loan agreement')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent('lendBuy')).toEqual([])
    expect(screen.getByRole('link', { name: 'loan agreement' }).getAttribute('href')).toBe('/agreement')
  })

  it('shows what it costs and the worst case, asks once more, and sends what was shown once', async () => {
    const sent = answer({ getLend: KEPT })
    const where = await renderScreen(LoanScreen, '/currency?step=review')
    fireEvent.click(await screen.findByRole('checkbox'))
    await screen.findByText('2,000 USDT')
    press('Send for review')
    const dialog = await screen.findByRole('dialog', { name: 'Apply for 1,000 USDT for 10 days?' })
    for (const shown of ['1,007 USDT', '0.1%', '0.2%']) expect(within(dialog).getByText(shown)).toBeTruthy()
    press('Send for review', dialog)
    press('Send for review', dialog)
    await waitFor(() => expect(where()).toBe('/currencyRecord?code=12'))
    const { saved: _saved, until: _until, ...asked } = KEPT
    expect(sent('lendBuy')).toMatchObject([{ ...asked, agree: '1', terms: '12', cid: expect.any(String) }])
  })

  it('that is refused says so and asks what is offered now; other terms have to be ticked again', async () => {
    const offered = { terms: 12 }
    const sent = answer({
      getLend: KEPT,
      lendList: () => [{ ...PRODUCT, ...offered }],
      lendBuy: () => {
        offered.terms = 13
        return refusal(3601, 'The terms have changed')
      },
    })
    fireEvent.click(await review())
    await screen.findByText('1,007 USDT')
    press('Send for review')
    const before = sent('lendList').length
    press('Send for review', await screen.findByRole('dialog'))
    await waitFor(() => expect(sent('lendList').length).toBeGreaterThan(before))
    await waitFor(() => expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(false))
  })

  it('names what is missing and leads there', async () => {
    answer({ getLend: { ...KEPT, backId: '', income: '' } })
    const where = await renderScreen(LoanScreen, '/currency?step=review')
    expect(await screen.findByText('Identity document: Back of the document')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    press('Income: Monthly income')
    await waitFor(() => expect(where()).toContain('step=income'))
  })
})

describe('leaving an application', () => {
  async function typeAndLeave() {
    const where = await renderScreen(LoanScreen, '/currency?step=personal&id=1')
    await screen.findByLabelText('Name')
    type('Name', 'Ann Archer')
    fireEvent.click(screen.getByRole('link', { name: 'What I owe' }))
    return { where, dialog: await screen.findByRole('dialog', { name: 'Leave the application?' }) }
  }

  it('asks while something is not saved, and stays', async () => {
    const sent = answer()
    const { where, dialog } = await typeAndLeave()
    fireEvent.click(within(dialog).getByText('Stay'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(where()).toContain('step=personal')
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ann Archer')
    expect(sent('saveLend')).toEqual([])
  })

  it('saves it on the way, or drops it', async () => {
    const sent = answer()
    const first = await typeAndLeave()
    press('Save and leave', first.dialog)
    await waitFor(() => expect(first.where()).toBe('/repayment'))
    expect(sent('saveLend')).toMatchObject([{ name: 'Ann Archer' }])
    cleanup()
    const second = await typeAndLeave()
    press('Leave without saving', second.dialog)
    await waitFor(() => expect(second.where()).toBe('/repayment'))
    expect(sent('saveLend')).toHaveLength(1)
  })

  it('asks nothing when nothing was typed', async () => {
    answer({ getLend: KEPT })
    const where = await renderScreen(LoanScreen, '/currency?step=personal')
    await screen.findByLabelText('Name')
    fireEvent.click(screen.getByRole('link', { name: 'What I owe' }))
    await waitFor(() => expect(where()).toBe('/repayment'))
  })
})

describe('the loan agreement', () => {
  it('can be printed, and whoever has read it goes back to the application', async () => {
    answer()
    const where = await renderScreen(LoanAgreementScreen, '/agreement')
    expect(await screen.findByText('Who lends')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
    press('I have read it')
    await waitFor(() => expect(where()).toBe('/currency?step=review'))
  })

  it('can be read in the demo account, where it leads to no application', async () => {
    answer()
    signIn('token', true)
    await renderScreen(LoanAgreementScreen, '/agreement')
    expect(await screen.findByText('Who lends')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I have read it' })).toBeNull()
  })
})

describe('what is owed', () => {
  it('is shown for each loan with its late fee and the ways on', async () => {
    answer()
    await renderScreen(OwedScreen, '/repayment')
    expect(await screen.findByText('1,017 USDT')).toBeTruthy()
    expect(screen.getByText('3 days overdue')).toBeTruthy()
    expect(screen.getByText(/^Late fee now: 6 USDT/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Repay loan 12' }).getAttribute('href')).toBe('/repayment2?id=12')
  })

  it('is nothing', async () => {
    answer({ lendMylist: EMPTY_PAGE })
    await renderScreen(OwedScreen, '/repayment')
    expect(await screen.findByText('Nothing to repay')).toBeTruthy()
  })
})

describe('paying back', () => {
  const repay = () => screen.findByRole('form', { name: 'Repayment' })

  it('shows what a part goes to, asks once more, and pays once', async () => {
    const sent = answer()
    const where = await renderScreen(RepaymentScreen, '/repayment2?id=12')
    const form = await repay()
    type('Amount', '100')
    type('Transaction password', '839274')
    expect(within(form).getByText('83 USDT')).toBeTruthy()
    press('Repay', form)
    const dialog = await screen.findByRole('dialog', { name: 'Repay 100 USDT on loan 12?' })
    for (const shown of ['6 USDT', '11 USDT', '83 USDT', '917 USDT'])
      expect(within(dialog).getByText(shown)).toBeTruthy()
    press('Repay', dialog)
    press('Repay', dialog)
    await waitFor(() => expect(where()).toBe('/currencyRecord?code=12'))
    expect(sent('lendBack')).toMatchObject([
      { code: '12', amount: '100', way: 'balance', tpwd: '839274', cid: expect.any(String) },
    ])
  })

  it('of more than there is says to recharge first, of more than is owed that it is too much', async () => {
    answer()
    await renderScreen(RepaymentScreen, '/repayment2?id=12')
    const form = await repay()
    type('Amount', '600')
    press('Repay', form)
    expect((await screen.findAllByText('Insufficient balance, please recharge first')).length).toBeGreaterThan(0)
    expect(within(form).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/recharge')
    type('Amount', '1017.1')
    expect((await screen.findAllByText('Cannot be higher than 1,017')).length).toBeGreaterThan(0)
  })

  it('by a proof needs the proof; one that is under review comes first', async () => {
    const sent = answer()
    await renderScreen(RepaymentScreen, '/repayment2?id=12')
    await repay()
    press('Paid outside, with proof')
    press('All')
    type('Transaction password', '839274')
    press('Repay', await repay())
    expect((await screen.findAllByText('Please upload the repayment proof')).length).toBeGreaterThan(0)
    expect(sent('lendBack')).toEqual([])
    cleanup()
    answer({ lendMylist: { ...ONE, list: [{ ...LOAN, proofState: 'review', proofAmount: '200' }] } })
    await renderScreen(RepaymentScreen, '/repayment2?id=12')
    await repay()
    press('Paid outside, with proof')
    const submit = within(await repay()).getByRole('button', { name: /^Repay/ })
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    expect(submit.title).toBe('A proof of 200 USDT is under review.')
  })

  it('that is refused says so in the form; without an answer it can be sent again as the same payment', async () => {
    const state = { up: false }
    const sent = answer({
      lendBack: () => (state.up ? refusal(3618, 'Insufficient balance, please recharge first') : refusal(5000, 'No')),
    })
    await renderScreen(RepaymentScreen, '/repayment2?id=12')
    const form = await repay()
    type('Amount', '100')
    type('Transaction password', '839274')
    press('Repay', form)
    press('Repay', await screen.findByRole('dialog'))
    expect(await screen.findByText(/the same payment cannot be made twice/)).toBeTruthy()
    state.up = true
    press('Send again', form)
    press('Repay', await screen.findByRole('dialog'))
    expect(await screen.findByText('Insufficient balance, please recharge first')).toBeTruthy()
    const [first, second] = sent('lendBack')
    expect(second?.cid).toBe(first?.cid)
  })

  it('of a loan that is repaid, or of another number, shows that there is nothing to pay', async () => {
    answer({ lendMylist: { ...ONE, list: [{ ...LOAN, state: 'repaid', owed: '0' }] } })
    await renderScreen(RepaymentScreen, '/repayment2?id=12')
    expect(await screen.findByText('Nothing is owed on this loan.')).toBeTruthy()
    cleanup()
    answer({ lendMylist: EMPTY_PAGE })
    await renderScreen(RepaymentScreen, '/repayment2?id=99')
    expect(await screen.findByText('You have no loan of that number.')).toBeTruthy()
  })

  it('without a transaction password leads to where it is set', async () => {
    answer({ hasTpassword: { has: false } })
    await renderScreen(RepaymentScreen, '/repayment2?id=12')
    expect(await screen.findByText('Please go to the user center to set the transaction password')).toBeTruthy()
  })
})

describe('the history', () => {
  it('has every field of a loan', async () => {
    answer()
    await renderScreen(LoanRecordScreen, '/currencyRecord')
    const row = (await screen.findByRole('link', { name: 'View loan 12' })).closest('tr')
    for (const shown of ['12', 'Overdue', '1,000', '10', '0.1%', '11', '1,017', '6', '0.2%', '3', 'Touchstone Lending'])
      expect(row?.textContent).toContain(shown)
  })

  it('none: how to get one', async () => {
    answer({ lendMylist: EMPTY_PAGE })
    await renderScreen(LoanRecordScreen, '/currencyRecord')
    expect(await screen.findByText('No loans yet')).toBeTruthy()
  })

  it('each loan has a page with what is owed, the worst case, its payments and its steps in the log', async () => {
    const payment = { way: 'balance', amount: '20', lateFee: '6', interest: '11', principal: '3' } as const
    const payments = [{ ...payment, time: LOAN.due, sequence: 5_950 }]
    answer({ lendMylist: { ...ONE, list: [{ ...LOAN, payments }] } })
    await renderScreen(LoanRecordScreen, '/currencyRecord?code=12')
    expect(await screen.findByText('5,950')).toBeTruthy()
    expect(
      screen.getByText(/charges grow until this loan has cost 2,000 USDT in all, what you have paid included/),
    ).toBeTruthy()
    expect(screen.getByText('entry 5,900 of the log', { exact: false })).toBeTruthy()
  })

  it('that is reviewed tells the worst case before it is paid out', async () => {
    const asked = { ...LOAN, state: 'not_reviewed', disbursed: 0 } as const
    answer({ lendMylist: { ...ONE, list: [asked] } })
    await renderScreen(LoanRecordScreen, '/currencyRecord?code=12')
    expect(await screen.findByText(/Nothing is owed yet.* until you owe 2,000 USDT, and no further/)).toBeTruthy()
    expect(screen.getByText('Where it would come from')).toBeTruthy()
  })

  it('shows why it was rejected, and the proof with what became of it', async () => {
    const rejected = { ...LOAN, state: 'rejected', reason: 'The income was not proved.', disbursed: 0, due: 0 } as const
    answer({ lendMylist: { ...ONE, list: [rejected] } })
    await renderScreen(LoanRecordScreen, '/currencyRecord?code=12')
    expect(await screen.findByText('It was rejected: The income was not proved.')).toBeTruthy()
    cleanup()
    const proven = { proof: 'p1', proofState: 'rejected', proofAmount: '200', proofReason: 'No such payment' } as const
    const sent = answer({ lendMylist: { ...ONE, list: [{ ...LOAN, ...proven }] } })
    await renderScreen(LoanRecordScreen, '/currencyRecord')
    fireEvent.click(await screen.findByRole('button', { name: 'Show the proof' }))
    const dialog = await screen.findByRole('dialog', { name: 'Proof of loan 12' })
    expect(await within(dialog).findByRole('img', { name: 'Proof of a repayment' })).toBeTruthy()
    expect(within(dialog).getByText('The proof was rejected: No such payment')).toBeTruthy()
    expect(sent('lend_img')).toMatchObject([{ id: 'p1' }])
  })
})

describe('the pool', () => {
  it('is shown to everybody with the entry of the log it is read at', async () => {
    clearSession()
    answer()
    await renderScreen(LoanBookScreen, '/loans')
    expect(await screen.findByText(/^Every unit is accounted for/)).toBeTruthy()
    expect(screen.getByText(/^Read at entry 6,000 of the log/)).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Put in, lent and left at the end of each Hong Kong day' })).toBeTruthy()
  })

  it('that does not add up says so', async () => {
    answer({ getLoanBook: { ...BOOK, lent: '2400' } })
    await renderScreen(LoanBookScreen, '/loans')
    expect(await screen.findByText(/^The figures do not add up/)).toBeTruthy()
  })
})
