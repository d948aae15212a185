import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Answers } from '@touchstone/frame/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, PAYLOAD_DIGEST, proposalOf, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
// Loaded here, so that no test waits for a screen to be fetched.
import './NewCoinsScreen.tsx'
import { OFFERING, OFFERINGS, REQUESTS } from './newCoins.fixtures.ts'
import type { Offering } from './offeringDraft.ts'

afterEach(cleanup)

const DONE = { audit: 7, pending: 'p1' }
const DRY_RUN = {
  sequence: 6_000,
  code: 'TCH',
  currency: 'USDT',
  asked: '12000',
  allocated: '10000',
  paid: '2500',
  refund: '500',
  left: '0',
  lines: REQUESTS.map(({ orderNo, owner, quantity }) => ({
    orderNo,
    owner,
    quantity,
    allocated: '5000',
    paid: '1250',
    refund: '250',
  })),
  lineCount: 2,
  rejection: '',
  problem: '',
}

/** Two proposals of another operator, and one of the operator at the screen. */
const WAITING = ['w1', 'w2', 'w3'].map((id) =>
  proposalOf({
    id,
    world: 'real',
    action: 'DecideSubscription',
    summary: `Pass subscription ${id}`,
    digest: PAYLOAD_DIGEST,
    proposer: id === 'w3' ? ADA.name : 'grace',
  }),
)

function show(changed: Partial<Offering> = {}, answers: Answers = {}) {
  const asked = answerCalls({
    getMe: ADA,
    getDashboard: QUIET_DASHBOARD,
    getOfferings: { ...OFFERINGS, offerings: [{ ...OFFERING, ...changed }] },
    getSubscriptions: { list: REQUESTS, total: 2, page: 1 },
    tryAllocation: DRY_RUN,
    proposeAsset: DONE,
    proposeOffering: DONE,
    proposeOfferingFunding: DONE,
    proposeIssuerPayment: DONE,
    proposeAllocation: DONE,
    getApprovalList: { list: WAITING, total: WAITING.length, page: 1 },
    approveSubscriptions: [
      { id: 'w1', sequence: 70, problem: '' },
      { id: 'w2', sequence: 0, problem: 'Sold out' },
    ],
    proposeSubscriptions: [
      { orderNo: '31', pending: 'p1', problem: '' },
      { orderNo: '32', pending: '', problem: 'Sold out' },
    ],
    ...answers,
  })
  renderConsole('/newCoins')
  return (call: string) => asked.filter(({ name }) => name === call).map(({ input }) => input)
}

async function open(button: string, title: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  return screen.findByRole('dialog', { name: title })
}

const type = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })

function propose(dialog: HTMLElement, reason: string): void {
  type(dialog, 'Reason', reason)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }))
}

describe('new coins', () => {
  it('are shown with their terms and what lies in their account', async () => {
    show()
    const row = (await screen.findByText(/Touch \(TCH\)/)).closest('tr')
    for (const shown of ['open', '0.25', '10,000', '12,000 (2)', '3,000']) expect(row?.textContent).toContain(shown)
    expect(screen.queryByText('coins missing')).toBeNull()
  })

  it('have other terms proposed with before and after, and nothing when nothing differs', async () => {
    const sent = show()
    const dialog = await open('Change TCH', 'Propose other terms of Touch')
    propose(dialog, 'More for each')
    expect(await within(dialog).findByText('Nothing differs from the terms in force')).toBeTruthy()
    type(dialog, 'Maximum per customer', '3000')
    const change = within(dialog).getByRole('row', { name: /Maximum per customer/ })
    for (const shown of ['2,000', '3,000']) expect(change.textContent).toContain(shown)
    propose(dialog, 'More for each')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('proposeOffering')).toMatchObject([
      { terms: { ...OFFERING.terms, max: '3000' }, effectiveAt: 0, reason: 'More for each' },
    ])
  })

  it('get their coins with evidence', async () => {
    const sent = show({ backed: false, funded: '0', coins: '0' })
    expect(await screen.findByText('coins missing')).toBeTruthy()
    const dialog = await open('Bring coins in TCH', 'Propose to bring coins in for TCH')
    type(dialog, 'Amount (TCH)', '10000')
    propose(dialog, 'They are here')
    expect(await within(dialog).findByText('Name the evidence')).toBeTruthy()
    type(dialog, 'Evidence: transaction or contract, used once', 'tx 1')
    propose(dialog, 'They are here')
    await waitFor(() => expect(sent('proposeOfferingFunding')).toHaveLength(1))
    expect(sent('proposeOfferingFunding')).toMatchObject([{ coin: 1, amount: '10000', evidence: 'tx 1' }])
  })

  it('pay their issuer after the listing alone, and never more than is there', async () => {
    show()
    await screen.findByText(/Touch \(TCH\)/)
    expect(screen.queryByRole('button', { name: 'Pay issuer TCH' })).toBeNull()
    cleanup()
    const sent = show({ state: 'ended', listedAt: 5, paid: '625' })
    const dialog = await open('Pay issuer TCH', 'Propose to pay the issuer of TCH')
    type(dialog, 'Evidence: transaction or contract, used once', 'invoice 4')
    type(dialog, 'Amount (USDT)', '626')
    propose(dialog, 'Listed')
    expect(await within(dialog).findByText('At most 625 are available')).toBeTruthy()
    type(dialog, 'Amount (USDT)', '625')
    propose(dialog, 'Listed')
    await waitFor(() => expect(sent('proposeIssuerPayment')).toMatchObject([{ coin: 1, amount: '625' }]))
  })

  it('are shared out after a dry run was shown line by line', async () => {
    const sent = show({ state: 'ended' })
    const dialog = await open('Allocate TCH', 'Propose to allocate TCH pro rata')
    expect(await within(dialog).findByText('2,500 USDT')).toBeTruthy()
    const lines = within(dialog).getByRole('table', { name: 'Each request' })
    for (const shown of ['31', '32', '5,000', '1,250', '250']) expect(lines.textContent).toContain(shown)
    propose(dialog, 'It has closed')
    await waitFor(() => expect(sent('proposeAllocation')).toMatchObject([{ coin: 1, reason: 'It has closed' }]))
  })

  it('have requests of a review decided together, and what cannot be proposed is said', async () => {
    const sent = show({ terms: { ...OFFERING.terms, way: 'review' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Requests TCH' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Choose all of this page' }))
    const dialog = await open('Do not pass 2', 'Propose not to pass 2 requests')
    expect(within(dialog).getByText('12,000')).toBeTruthy()
    type(dialog, 'Why not, for the customers to read', 'Not enough coins')
    propose(dialog, 'Decided')
    expect(await within(dialog).findByText('Request 32: Sold out')).toBeTruthy()
    expect(sent('proposeSubscriptions')).toMatchObject([
      { coin: 1, orders: ['31', '32'], passed: false, text: 'Not enough coins', reason: 'Decided' },
    ])
  })

  it('have what another operator proposed approved together, by the digests that this browser computes', async () => {
    const sent = show()
    expect(await screen.findByText('You proposed this')).toBeTruthy()
    expect(sent('getApprovalList').at(-1)).toMatchObject({
      state: 'waiting',
      world: 'real',
      action: 'DecideSubscription',
    })
    fireEvent.click(screen.getByRole('button', { name: 'Choose all that you may approve' }))
    const dialog = await open('Approve 2', 'Approve 2 proposals together?')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    expect(await within(dialog).findByText('Pass subscription w2: Sold out')).toBeTruthy()
    expect(within(dialog).queryByText('Pass subscription w1')).toBeNull()
    expect(sent('approveSubscriptions')).toEqual([
      { proposals: [WAITING[0], WAITING[1]].map((each) => ({ id: each?.id, digest: PAYLOAD_DIGEST })) },
    ])
  })

  it('approve nothing when the browser computes another digest', async () => {
    const sent = show({}, { getApprovalList: { list: [proposalOf({ id: 'w4' })], total: 1, page: 1 } })
    fireEvent.click(await screen.findByRole('button', { name: 'Choose all that you may approve' }))
    const dialog = await open('Approve 1', 'Approve 1 proposals together?')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    expect(await within(dialog).findByText(/another digest than that of: Open BTC\/USDT again/)).toBeTruthy()
    expect(sent('approveSubscriptions')).toEqual([])
  })

  it('begin with an asset under the next number', async () => {
    const sent = show()
    const dialog = await open('List an asset', 'Propose to list an asset')
    type(dialog, 'Code', 'new coin')
    type(dialog, 'Name', 'New')
    propose(dialog, 'For an offering')
    expect(await within(dialog).findByText(/^Enter a code/)).toBeTruthy()
    type(dialog, 'Code', 'NEWC')
    propose(dialog, 'For an offering')
    await waitFor(() => expect(sent('proposeAsset')).toHaveLength(1))
    expect(sent('proposeAsset')).toMatchObject([{ asset: { id: 10, code: 'NEWC', name: 'New', scale: 8 } }])
  })
})
