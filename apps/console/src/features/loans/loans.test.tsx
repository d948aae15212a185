import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
// Loaded here, so that no test waits for a screen to be fetched.
import './LoansScreen.tsx'
import { LOANS } from './loans.fixtures.ts'
import type { Loans } from './productDraft.ts'

afterEach(cleanup)

const DONE = { audit: 7, pending: 'p1' }

function show(loans: Loans = LOANS) {
  const asked = answerCalls({
    getMe: ADA,
    getDashboard: QUIET_DASHBOARD,
    getLoans: loans,
    proposeLoanProduct: DONE,
    proposeLoanPool: DONE,
    proposeLoanWriteOff: DONE,
  })
  renderConsole('/loans')
  return (call: string) => asked.filter(({ name }) => name === call).map(({ input }) => input)
}

async function propose(dialog: HTMLElement, reason: string): Promise<void> {
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: reason } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
}

describe('the loans treasury', () => {
  it('shows the pool, the products with their terms, and who is late', async () => {
    show()
    const product = (await screen.findByText('Ten days')).closest('tr')
    for (const shown of ['10, 3, 1', '0.1%', '0.2%', '100 to 5,000', 'Touchstone Lending', '2,500'])
      expect(product?.textContent).toContain(shown)
    expect(screen.getByText('10,000 USDT')).toBeTruthy()
    const late = screen.getByRole('table', { name: 'Past due (1)' })
    for (const shown of ['Overdue', '1001', '14', '1,000']) expect(late.textContent).toContain(shown)
    expect(screen.queryByText(/does not add up/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Applications' }).getAttribute('href')).toBe('/reviews/loan')
  })

  it('is red where the pool does not add up', async () => {
    show({ ...LOANS, free: '6999.999999' })
    expect(await screen.findByText(/^The pool does not add up/)).toBeTruthy()
  })

  it('proposes other terms with before and after, and nothing when nothing differs', async () => {
    const sent = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = await screen.findByRole('dialog', { name: 'Propose other terms of Ten days' })
    await propose(dialog, 'Dearer')
    expect(await within(dialog).findByText('Nothing differs from the terms in force')).toBeTruthy()
    fireEvent.change(within(dialog).getByLabelText('Per day, as a fraction'), { target: { value: '0.0015' } })
    const change = within(dialog).getByRole('row', { name: /Per day, as a fraction/ })
    for (const shown of ['0.001', '0.0015']) expect(change.textContent).toContain(shown)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('proposeLoanProduct')).toMatchObject([
      { terms: { ...LOANS.products[0]?.terms, dailyRate: '0.0015' }, effectiveAt: 0, reason: 'Dearer' },
    ])
  })

  it('feeds the pool with what treasury and pool hold before and after, and never with more than is there', async () => {
    const sent = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Feed the pool' }))
    const dialog = await screen.findByRole('dialog', { name: 'Propose to feed the loan pool' })
    fireEvent.change(within(dialog).getByLabelText('Amount (USDT)'), { target: { value: '250000.1' } })
    await propose(dialog, 'More demand')
    expect(await within(dialog).findByText('At most 250,000 USDT are available')).toBeTruthy()
    fireEvent.change(within(dialog).getByLabelText('Amount (USDT)'), { target: { value: '5000' } })
    expect(within(dialog).getByRole('row', { name: /Left in the pool/ }).textContent).toContain('7,000 → , 12,000')
    expect(within(dialog).getByRole('row', { name: /Treasury/ }).textContent).toContain('250,000 → , 245,000')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('proposeLoanPool')).toEqual([
      expect.objectContaining({ way: 'fund', amount: '5000', reason: 'More demand' }),
    ])
  })

  it('gives a loan up after its loss was said', async () => {
    const sent = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Write off 5' }))
    const dialog = await screen.findByRole('dialog', { name: 'Propose to write off loan 5' })
    expect(within(dialog).getByRole('row', { name: /Owed by account 1001/ }).textContent).toContain('1,020 → , 0')
    expect(within(dialog).getByRole('row', { name: /Written off by the pool/ }).textContent).toContain('1,100')
    await propose(dialog, 'The borrower is insolvent')
    await waitFor(() => expect(sent('proposeLoanWriteOff')).toHaveLength(1))
    expect(sent('proposeLoanWriteOff')).toMatchObject([{ code: '5', reason: 'The borrower is insolvent' }])
  })
})
