import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Answers } from '@touchstone/frame/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { ADA, caseLine, caseOf, QUIET_DASHBOARD } from '../../testing/console.fixtures.ts'
import { renderConsole } from '../../testing/renderConsole.tsx'
// Loaded here, so that no test waits for a screen to be fetched.
import './CaseScreen.tsx'
import './QueueScreen.tsx'
import { decisionProblem } from './decision.ts'
import { neighbour } from './queueQuery.ts'
import { FIRST_VIEW, transformOf, turned, viewAfterKey, zoomed } from './view.ts'

afterEach(cleanup)

const LINES = [caseLine({ id: 'c1' }), caseLine({ id: 'c2', uid: '1002' }), caseLine({ id: 'c3', uid: '1003' })]

/** A first decision. */
const proposal = { result: 'approve', by: 'grace', digest: 'd'.repeat(64), reason: '', text: '', amount: '' } as const

function serve(answers: Answers = {}) {
  return answerCalls({
    getMe: ADA,
    getDashboard: QUIET_DASHBOARD,
    getCaseList: { list: LINES, total: 3, page: 1, lastDecided: 0, counts: [] },
    getCase: ({ id }: { id: string }) => caseOf(LINES.find((line) => line.id === id) ?? {}),
    ...answers,
  })
}

const press = (key: string) => fireEvent.keyDown(document.body, { key })

describe('a case with pictures', () => {
  it('cannot be approved before every one was opened, and says how many are missing', async () => {
    const images = [
      { id: 'i1', label: 'front', seen: true },
      { id: 'i2', label: 'back', seen: false },
    ]
    serve({ getCase: caseOf({ images }) })
    renderConsole('/reviews/kyc/c1')
    const approve = await screen.findByRole('button', { name: /Approve/ })
    expect(approve.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Open every picture first: 1 of 2 not opened yet')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: /Refuse/ }).getAttribute('aria-disabled')).not.toBe('true')
  })
})

describe('the queue by keyboard', () => {
  it('walks down and up, opens a case, and goes on from there', async () => {
    serve()
    const { router } = renderConsole('/reviews/kyc')
    await screen.findByText('#1002')
    press('j')
    press('j')
    press('k')
    press('Enter')
    await waitFor(() => expect(router.state.location.pathname).toBe('/reviews/kyc/c1'))
    await screen.findByRole('button', { name: 'Approve (A)' })
    press('j')
    await waitFor(() => expect(router.state.location.pathname).toBe('/reviews/kyc/c2'))
  })

  it('tells its keys on ? and takes no letter typed into a field', async () => {
    const asked = serve()
    renderConsole('/reviews/kyc')
    await screen.findByText('#1002')
    fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'j' })
    press('Enter')
    press('?')
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy()
    expect(asked.some(({ name }) => name === 'getCase')).toBe(false)
  })

  it('never decides by one key: A opens a confirmation, and only its button sends', async () => {
    const asked = serve({ setCaseResult: { state: 'second', audit: 9 } })
    renderConsole('/reviews/kyc/c2')
    await screen.findByRole('button', { name: 'Approve (A)' })
    press('a')
    const dialog = await screen.findByRole('dialog', { name: 'Approve Identity, junior of customer 1002?' })
    press('a')
    press('Enter')
    expect(asked.some(({ name }) => name === 'setCaseResult')).toBe(false)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await screen.findByText('Decided. The case is now: Needs a second person.')
    expect(asked.find(({ name }) => name === 'setCaseResult')?.input).toEqual({
      id: 'c2',
      result: 'approve',
      reason: '',
      text: '',
      digest: '',
    })
  })
})

describe('a refusal', () => {
  it('needs a reason of the list and the text that the customer will read', () => {
    expect(decisionProblem({ result: 'refuse', reason: '', text: 'x', reference: false })).toBe('Choose a reason')
    expect(decisionProblem({ result: 'refuse', reason: 'expired', text: ' ', reference: false })).toBe(
      'Write what the customer will read',
    )
    expect(decisionProblem({ result: 'refuse', reason: 'expired', text: 'x', reference: false })).toBeUndefined()
    const approve = { result: 'approve', reason: '', reference: false } as const
    expect(decisionProblem({ ...approve, text: '' })).toBeUndefined()
    const paid = { ...approve, reference: true }
    expect(decisionProblem({ ...paid, text: ' ' })).toContain('Give the bank’s reference')
    expect(decisionProblem({ ...paid, text: 'BANK 2026-11/77' })).toBeUndefined()
  })

  it('begins the text with the sentence of the reason and sends what stands there', async () => {
    const asked = serve({ setCaseResult: { state: 'refused', audit: 9 } })
    renderConsole('/reviews/kyc/c1')
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse (R)' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    expect(asked.some(({ name }) => name === 'setCaseResult')).toBe(false)
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'expired' } })
    const text = within(dialog).getByLabelText('What the customer will read') as HTMLTextAreaElement
    expect(text.value).toBe('The document has expired.')
    fireEvent.change(text, { target: { value: 'Your passport expired in May.' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'setCaseResult')?.input).toMatchObject({
        result: 'refuse',
        reason: 'expired',
        text: 'Your passport expired in May.',
      }),
    )
  })
})

describe('four eyes', () => {
  it('has the second person repeat exactly the first one’s digest', async () => {
    const asked = serve({
      getCase: caseOf({ state: 'second', proposal }),
      setCaseResult: { state: 'approved', audit: 10 },
    })
    renderConsole('/reviews/kyc/c1')
    expect(await screen.findByText(/grace decided: approve/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Approve (A)' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/You repeat the decision of grace/)).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'setCaseResult')?.input).toMatchObject({ digest: proposal.digest }),
    )
  })

  it('sets a first decision aside, with the digest that was looked at and a reason', async () => {
    const asked = serve({
      getCase: caseOf({ state: 'second', mayDecide: false, proposal: { ...proposal, by: 'ada' } }),
      setProposalAside: { state: 'waiting', audit: 11 },
    })
    renderConsole('/reviews/kyc/c1')
    fireEvent.click(await screen.findByRole('button', { name: 'Discard it' }))
    const dialog = await screen.findByRole('dialog', { name: 'Discard the decision of ada?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Discard it' }))
    expect(asked.some(({ name }) => name === 'setProposalAside')).toBe(false)
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Wrong line of the statement' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Discard it' }))
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'setProposalAside')?.input).toEqual({
        id: 'c1',
        digest: proposal.digest,
        text: 'Wrong line of the statement',
      }),
    )
  })

  it('tells the first person plainly that somebody else comes next', async () => {
    serve({ getCase: caseOf({ state: 'second', mayDecide: false, proposal: { ...proposal, by: 'ada' } }) })
    renderConsole('/reviews/kyc/c1')
    expect(await screen.findByText(/You gave the first decision/)).toBeTruthy()
    const approve = screen.getByRole('button', { name: /Approve \(A\)/ })
    expect(approve.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('a case that says how much', () => {
  const amount = { asked: '500', currency: 'USDT' }

  it('is approved for what was asked for or less, never more and never nothing', async () => {
    const asked = serve({
      getCase: caseOf({ kind: 'loan', amount }),
      setCaseResult: { state: 'second', audit: 12 },
    })
    renderConsole('/reviews/loan/c1')
    fireEvent.click(await screen.findByRole('button', { name: 'Approve (A)' }))
    const dialog = await screen.findByRole('dialog')
    const field = within(dialog).getByLabelText('Approved amount (USDT)') as HTMLInputElement
    expect(field.value).toBe('500')
    fireEvent.change(field, { target: { value: '500.000001' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    expect(await within(dialog).findByText(/^Enter an amount above zero/)).toBeTruthy()
    expect(asked.some(({ name }) => name === 'setCaseResult')).toBe(false)
    fireEvent.change(field, { target: { value: '300' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'setCaseResult')?.input).toMatchObject({
        result: 'approve',
        amount: '300',
        digest: '',
      }),
    )
  })

  it('shows the second person what the first approved, to be repeated and not changed', async () => {
    const approved = { ...proposal, amount: '300' }
    const asked = serve({
      getCase: caseOf({ kind: 'loan', amount, state: 'second', proposal: approved }),
      setCaseResult: { state: 'approved', audit: 13 },
    })
    renderConsole('/reviews/loan/c1')
    fireEvent.click(await screen.findByRole('button', { name: 'Approve (A)' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByRole('textbox')).toBeNull()
    expect(within(dialog).getByText('300')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'setCaseResult')?.input).toMatchObject({
        digest: proposal.digest,
      }),
    )
  })

  it.each([
    ['', true],
    ['0', true],
    ['x', true],
    ['500.000001', true],
    ['500', false],
    ['0.000001', false],
  ])('amount %j: wrong is %s', (typed, isWrong) => {
    const draft = {
      result: 'approve',
      reason: '',
      text: '',
      reference: false,
      amount: { typed, asked: '500' },
    } as const
    expect(decisionProblem(draft) !== undefined).toBe(isWrong)
  })
})

describe('the order of a queue', () => {
  it('ends at both ends and begins at the top', () => {
    expect(neighbour(LINES, 'c3', 1)).toBeUndefined()
    expect(neighbour(LINES, 'c1', -1)).toBeUndefined()
    expect(neighbour(LINES, '', 1)?.id).toBe('c1')
  })
})

describe('the view of a picture', () => {
  it('turns by quarters, grows within bounds, and comes back', () => {
    expect(transformOf(turned(turned(FIRST_VIEW)))).toBe('translate(0px, 0px) rotate(180deg) scale(1)')
    const largest = Array.from({ length: 20 }).reduce<typeof FIRST_VIEW>((view) => zoomed(view, true), FIRST_VIEW)
    expect(largest.zoom).toBe(8)
    expect(viewAfterKey(largest, '0')).toEqual(FIRST_VIEW)
    expect(viewAfterKey(FIRST_VIEW, 'j')).toBeUndefined()
  })
})
