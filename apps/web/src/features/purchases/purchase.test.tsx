import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { PurchaseScreen } from './PurchaseScreen.tsx'
import { PURCHASE_INFO } from './purchase.fixtures.ts'

const MADE = { id: '1', state: 'pending', pay: '1005', payCurrency: 'USD' }
const ROW = {
  id: '1',
  time: Date.UTC(2026, 10, 22),
  currency: 'USDT',
  amount: '1000',
  rate: '1.005',
  pay: '1005',
  payCurrency: 'USD',
  name: 'Ann Archer',
  imgId: 'bill',
  reason: '',
  decided: 0,
}
const INTERNAL = refusal(5000, 'Something went wrong')
const PENDING = refusal(4121, 'A request of this kind is already under review')

/** Stands in for the browser's upload: every picture arrives at once. */
class Upload {
  readonly upload = {}
  responseText = ''
  onload?: () => void
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    this.responseText = JSON.stringify({ code: 7, message: '', data: { id: 'bill', url: '' } })
    queueMicrotask(() => this.onload?.())
  }
}

/** Each time the next of these answers, and the last one from then on. */
const inTurn = (...answers: readonly unknown[]) => {
  let asked = 0
  return () => answers[Math.min(asked++, answers.length - 1)]
}
const field = (label: string): HTMLInputElement => screen.getByLabelText(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const agreement = () => field('I have read this and agree to it')
const send = () => fireEvent.click(screen.getByRole('button', { name: /^Send/ }))

async function fillIn(answers: Answers) {
  const asked = answerCalls({
    getBuycoinInfo: PURCHASE_INFO,
    getBuycoinList: { list: [], total: 0, page: 1 },
    addBuycoin: MADE,
    ...answers,
  })
  await renderScreen(PurchaseScreen, '/buycoin')
  await screen.findByLabelText('Coins')
  type('Coins', '1000')
  type('Name of the payer', 'Ann Archer')
  const file = new File([new Uint8Array(100)], 'bill.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('Bill of the remittance', { selector: 'input' }), {
    target: { files: [file] },
  })
  await screen.findByText('Uploaded')
  fireEvent.click(agreement())
  return (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields)
}

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token' })
  vi.stubGlobal('XMLHttpRequest', Upload)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }))
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the form of a purchase by remittance', () => {
  it('tells the terms and the price before it is sent, and is empty without complaints afterwards', async () => {
    const asked = await fillIn({})
    expect(screen.getByText('90% of what you pay')).toBeTruthy()
    expect(screen.getByText('1,005 USD')).toBeTruthy()
    send()
    await screen.findAllByText('Submitted, waiting for manual review')
    const sent = { currency: 'USDT', quoteId: 'first', amount: '1000', name: 'Ann Archer', imgId: 'bill', agree: '1' }
    expect(asked('addBuycoin')).toMatchObject([sent])
    await waitFor(() => expect(field('Coins').value).toBe(''))
    expect(field('Name of the payer').value).toBe('Ann Archer')
    expect(screen.queryByText('Please upload the bill image')).toBeNull()
  })

  it('is the same form when it is sent again because no answer came', async () => {
    const asked = await fillIn({ addBuycoin: inTurn(INTERNAL, MADE) })
    send()
    await screen.findByText(/^No answer came from the exchange/)
    expect(asked('getBuycoinInfo')).toHaveLength(1)
    send()
    await screen.findAllByText('Submitted, waiting for manual review')
    const [first, second] = asked('addBuycoin')
    expect(first?.cid).toBeTruthy()
    expect(second).toMatchObject({ cid: first?.cid, quoteId: 'first' })
  })

  it('says that the next one has to wait for the one that is under review, before anything is paid for it', async () => {
    const row = { ...ROW, state: 'pending' }
    const asked = await fillIn({ getBuycoinList: { list: [row], total: 1, page: 1 } })
    expect(screen.getAllByText(/^One purchase is under review/)).toHaveLength(2)
    send()
    expect(asked('addBuycoin')).toEqual([])
  })

  it('has to be agreed to again when a refusal brought other terms', async () => {
    const changed = { ...PURCHASE_INFO, quoteId: 'second', terms: { ...PURCHASE_INFO.terms, version: 9 } }
    const asked = await fillIn({ addBuycoin: PENDING, getBuycoinInfo: inTurn(PURCHASE_INFO, changed) })
    expect(agreement().checked).toBe(true)
    send()
    await waitFor(() => expect(agreement().checked).toBe(false))
    send()
    expect(await screen.findByText('Please select agreement')).toBeTruthy()
    expect(asked('addBuycoin')).toHaveLength(1)
  })

  it('keeps what was typed when the rate cannot be renewed', async () => {
    await fillIn({ addBuycoin: PENDING, getBuycoinInfo: inTurn(PURCHASE_INFO, INTERNAL) })
    send()
    expect(await screen.findByText(/^The rate could not be renewed/)).toBeTruthy()
    expect(field('Coins').value).toBe('1,000')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
