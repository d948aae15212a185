import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Answers } from '@touchstone/frame/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../shared/acts/digest.ts'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, PAYLOAD, proposalOf, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
// Loaded here, so that no test waits for a screen to be fetched.
import './ApprovalsScreen.tsx'
import { verdictsFor } from './proposal.ts'

afterEach(cleanup)

function serve(proposal: ReturnType<typeof proposalOf>, answers: Answers = {}) {
  return answerCalls({
    getMe: ADA,
    getDashboard: QUIET_DASHBOARD,
    getApprovalList: { list: [proposal], total: 1, page: 1 },
    ...answers,
  })
}

describe('what may be done with a proposal', () => {
  it('is withdrawing for its proposer, deciding for another with the role, nothing for the rest', () => {
    expect(verdictsFor(proposalOf({}), 'grace')).toEqual(['withdraw'])
    expect(verdictsFor(proposalOf({ mayApprove: true }), 'grace')).toEqual(['withdraw'])
    expect(verdictsFor(proposalOf({}), 'ada')).toEqual(['refuse', 'approve'])
    expect(verdictsFor(proposalOf({ mayApprove: false }), 'ada')).toEqual([])
    expect(verdictsFor(proposalOf({ state: 'approved' }), 'ada')).toEqual([])
  })
})

describe('approving', () => {
  it('shows the exact payload, computes its digest again, and sends that digest', async () => {
    const digest = await sha256Hex(PAYLOAD)
    const asked = serve(proposalOf({ digest }), { setApproval: { state: 'approved', sequence: 12, audit: 4 } })
    renderConsole('/approvals?id=p1')
    expect(await screen.findByText(/This browser computed the same digest/)).toBeTruthy()
    expect(screen.getByText(/"market": 7/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
    const dialog = await screen.findByRole('dialog', { name: 'Approve this proposal?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await screen.findByText('The proposal is now: Approved.')
    expect(asked.find(({ name }) => name === 'setApproval')?.input).toEqual({
      id: 'p1',
      digest,
      result: 'approve',
      text: '',
    })
  })

  it('shows every term before and after, zero included, and folds those that stay', async () => {
    const terms = [
      { term: 'Opens (Hong Kong)', before: '12:00', after: '00:00' },
      { term: 'A new address waits', before: '24 hours', after: '0 hours' },
      { term: 'Fee', before: '5%', after: '5%' },
    ]
    serve(proposalOf({ terms }))
    renderConsole('/approvals?id=p1')
    const table = await screen.findByRole('table', { name: 'Each term, before and after' })
    const rows = within(table).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Opens (Hong Kong)12:00 → , 00:00',
      'A new address waits24 hours → , 0 hours',
    ])
    const same = screen.getByText('Stay as they are: 1').closest('details')
    expect(same?.open).toBe(false)
    expect(same?.textContent).toContain('5%')
  })

  it('is blocked when the payload on screen has another digest', async () => {
    serve(proposalOf({ digest: '0'.repeat(64) }))
    renderConsole('/approvals?id=p1')
    const approve = await screen.findByRole('button', { name: /Approve/ })
    await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBe('true'))
    fireEvent.click(approve)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not offered to the proposer, who is told why', async () => {
    serve(proposalOf({ proposer: 'ada' }))
    renderConsole('/approvals?id=p1')
    expect(await screen.findByText(/You proposed this. Somebody else has to approve it/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  })

  it('shows a new operator’s one-time password until it is noted', async () => {
    const digest = await sha256Hex(PAYLOAD)
    let waiting = true
    serve(proposalOf({ digest }), {
      getApprovalList: () => ({ list: waiting ? [proposalOf({ digest })] : [], total: 0, page: 1 }),
      setApproval: () => {
        waiting = false
        return { state: 'approved', sequence: 12, audit: 4, oneTimePassword: 'otter-lamp-quiz', problem: '' }
      },
    })
    renderConsole('/approvals?id=p1')
    await screen.findByText(/This browser computed the same digest/)
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('otter-lamp-quiz')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'I have noted it' }))
    expect(screen.queryByText('otter-lamp-quiz')).toBeNull()
  })

  it('that the log refuses says why', async () => {
    const digest = await sha256Hex(PAYLOAD)
    const problem = 'At most 5 USDT can be lent now'
    serve(proposalOf({ digest }), { setApproval: { state: 'failed', sequence: 0, audit: 4, problem } })
    renderConsole('/approvals?id=p1')
    await screen.findByText(/This browser computed the same digest/)
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(`The proposal is now: Failed. ${problem}.`)).toBeTruthy()
  })

  it('needs a word of why when it is refused', async () => {
    const asked = serve(proposalOf({}), { setApproval: { state: 'refused', sequence: 0, audit: 4 } })
    renderConsole('/approvals?id=p1')
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    expect(await within(dialog).findByText('Say why it is refused')).toBeTruthy()
    expect(asked.some(({ name }) => name === 'setApproval')).toBe(false)
  })
})
