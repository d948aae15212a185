import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
// Loaded here, so that no test waits for a screen to be fetched.
import './HostingScreen.tsx'

afterEach(cleanup)

const HOSTING: AdminCallData<'getHosting'> = {
  sequence: 4_711,
  time: 1_000,
  currency: 'USDT',
  treasury: '250000',
  hosted: '3000',
  escrowed: '9',
  owed: '9',
  coverage: '1',
  products: [
    {
      version: 8,
      terms: {
        product: 1,
        name: 'Seven days',
        cycleDays: 7,
        dailyRate: '0.0003',
        min: '100',
        max: '50000',
        capacity: '1000000',
        earlyLoss: '0.05',
        redemptionDays: 1,
        state: 'open',
      },
      left: '997000',
      hosted: '3000',
      escrowed: '9',
      owed: '9',
      coverage: '1',
    },
  ],
  due: [{ day: '2026-11-24', returns: '0.9', principal: '0', payments: 3 }],
  later: { returns: '8.1', principal: '3000', payments: 30 },
  redemptions: [
    { orderNo: '5', product: 1, owner: '1001', amount: '1000', receive: '950', loss: '50', redeemAt: 86_400_000 },
  ],
  redemptionCount: 1,
}

function show(hosting: AdminCallData<'getHosting'> = HOSTING) {
  const asked = answerCalls({
    getMe: ADA,
    getDashboard: QUIET_DASHBOARD,
    getHosting: hosting,
    proposeHostingProduct: { audit: 7, pending: 'p1' },
  })
  renderConsole('/hosting')
  return (call: string) => asked.filter(({ name }) => name === call).map(({ input }) => input)
}

describe('the hosting treasury', () => {
  it('shows products with what backs them, what falls due, and who waits', async () => {
    show()
    const product = (await screen.findByText('Seven days')).closest('tr')
    for (const shown of ['0.03%', '5%', '100 to 50,000', '1,000,000', '997,000', '100%'])
      expect(product?.textContent).toContain(shown)
    const due = screen.getByRole('table', { name: 'What falls due' })
    expect(within(due).getByRole('row', { name: /Later/ }).textContent).toContain('3,000')
    expect(screen.getByRole('table', { name: 'In redemption (1)' }).textContent).toContain('950')
    expect(screen.getByRole('link', { name: 'Propose capital' }).getAttribute('href')).toBe('/treasury')
    expect(screen.queryByText(/below 100%/)).toBeNull()
  })

  it('is red where less is set aside than is owed', async () => {
    const [product] = HOSTING.products
    if (!product) throw new Error('no product')
    const short = { escrowed: '8.9', coverage: '0.988888' }
    show({ ...HOSTING, ...short, products: [{ ...product, ...short }] })
    expect(await screen.findByText(/^Coverage is below 100%/)).toBeTruthy()
    expect(screen.getAllByText('short').length).toBeGreaterThan(0)
  })

  it('proposes other terms with before and after, and nothing when nothing differs', async () => {
    const sent = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = await screen.findByRole('dialog', { name: 'Propose other terms of Seven days' })
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'Less room' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
    expect(await within(dialog).findByText('Nothing differs from the terms in force')).toBeTruthy()
    fireEvent.change(within(dialog).getByLabelText('Maximum in custody at once'), { target: { value: '500000' } })
    const change = within(dialog).getByRole('row', { name: /Maximum in custody at once/ })
    expect(change.textContent).toContain('1,000,000 → , 500,000')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('proposeHostingProduct')).toMatchObject([
      { terms: { ...HOSTING.products[0]?.terms, capacity: '500000' }, effectiveAt: 0, reason: 'Less room' },
    ])
  })
})
