import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { followFit } from '@touchstone/ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, useSession } from '../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { SupportScreen } from './SupportScreen.tsx'
import { LINE, NOBODY, TICKET } from './support.fixtures.ts'

/** Stands in for the browser's upload: every file arrives at once. */
class Upload {
  readonly upload = {}
  responseText = ''
  onload?: () => void
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    this.responseText = JSON.stringify({ code: 7, message: '', data: { id: 'file1', url: '' } })
    queueMicrotask(() => this.onload?.())
  }
}

async function open(address: string, answers: Answers = {}) {
  const asked = answerCalls({
    getSupport: NOBODY,
    getTicketList: { list: [LINE], total: 1, page: 1 },
    getTicket: TICKET,
    readTicket: {},
    ...answers,
  })
  const place = await renderScreen(SupportScreen, address)
  return { place, of: (call: string) => asked.filter(({ name }) => name === call).map(({ fields }) => fields) }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const nothing = () => undefined
/** A window in which everything stands in one column, or none. */
function fit(reflow: 'always' | 'never') {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: nothing, removeEventListener: nothing }))
  followFit(() => reflow, nothing)()
}

beforeEach(() => {
  clearSession()
  useSession.setState({ token: 'token' })
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('support', () => {
  it('says who is there or the hours, and offers the first conversation at once', async () => {
    await open('/service', { getTicketList: { list: [], total: 0, page: 1 } })
    expect(await screen.findByText('Nobody is there now')).toBeTruthy()
    expect(screen.getByText('Monday to Friday')).toBeTruthy()
    expect(screen.getByText('09:00 to 18:00')).toBeTruthy()
    expect(screen.getByText('Saturday to Sunday')).toBeTruthy()
    expect(await screen.findByText('You have not written to us yet.')).toBeTruthy()
    expect(await screen.findByRole('form', { name: 'New conversation' })).toBeTruthy()
  })

  it('shows the conversation that moved last beside the list, and in one column none that was not asked for', async () => {
    const beside = await open('/service')
    expect(await screen.findByRole('log', { name: 'Messages' })).toBeTruthy()
    expect(beside.of('getTicket')).toEqual([expect.objectContaining({ id: LINE.id })])
    expect(screen.getByRole('button', { name: new RegExp(LINE.title) }).getAttribute('aria-current')).toBe('true')
    cleanup()
    fit('always')
    const below = await open('/service')
    expect(await screen.findByText('Choose a conversation, or begin a new one.')).toBeTruthy()
    expect(below.of('getTicket')).toEqual([])
    fit('never')
  })

  it('says why the conversations cannot be shown, and asks again', async () => {
    const { of } = await open('/service', { getTicketList: refusal(5000, 'Something went wrong on our side') })
    fireEvent.click(await screen.findByRole('button', { name: /again/ }))
    await waitFor(() => expect(of('getTicketList').length).toBeGreaterThan(1))
  })

  it('begins a conversation once, with its files, and leads to it', async () => {
    const { of, place } = await open('/service?id=new', { addTicket: { id: 't9' } })
    await screen.findByRole('form', { name: 'New conversation' })
    press('Send')
    expect((await screen.findAllByText('Write a subject')).length).toBeGreaterThan(0)
    expect(of('addTicket')).toEqual([])
    type('Subject', 'A question')
    const file = new File([new Uint8Array(10)], 'letter.pdf', { type: 'application/pdf' })
    fireEvent.change(screen.getByLabelText('Add a file', { selector: 'input' }), { target: { files: [file] } })
    expect(await screen.findByText('letter.pdf')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Files are still being sent')).toBeNull())
    press('Send')
    await waitFor(() =>
      expect(of('addTicket')).toMatchObject([{ type: 'other', title: 'A question', text: '', imgIds: 'file1' }]),
    )
    await waitFor(() => expect(place()).toContain('id=t9'))
  })

  it('refuses a file of another kind before it is sent', async () => {
    await open('/service?id=new')
    await screen.findByRole('form', { name: 'New conversation' })
    const file = new File([new Uint8Array(10)], 'run.exe', { type: 'application/x-msdownload' })
    fireEvent.change(screen.getByLabelText('Add a file', { selector: 'input' }), { target: { files: [file] } })
    expect(await screen.findByText('Files must be JPG, PNG or PDF and under 8 MB')).toBeTruthy()
    press('Remove run.exe')
    expect(screen.queryByText('run.exe')).toBeNull()
  })
})

describe('a conversation', () => {
  it('shows what was written as text, tells that it was read, and sends with Enter but not while composing', async () => {
    const { of } = await open('/service?id=t1', { replyTicket: { number: 3 } })
    const log = await screen.findByRole('log', { name: 'Messages' })
    expect(within(log).getByText('<img src=x onerror=alert(1)> Sent an hour ago.')).toBeTruthy()
    expect(log.querySelector('img')).toBeNull()
    expect(within(log).getByText(/An operator has taken your conversation/)).toBeTruthy()
    expect(screen.getByText('An operator is in this conversation now')).toBeTruthy()
    await waitFor(() => expect(of('readTicket')).toEqual([expect.objectContaining({ id: 't1' })]))
    const field = screen.getByLabelText('Your message')
    type('Your message', 'Thank you')
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
    expect(of('replyTicket')).toEqual([])
    fireEvent.keyDown(field, { key: 'Enter' })
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    expect(of('replyTicket')).toMatchObject([{ id: 't1', text: 'Thank you', imgIds: '' }])
  })

  it('asks for consent in words, gives it for the chosen time, and lets it be ended', async () => {
    const asked = { ...TICKET, consent: { state: 'asked', until: 0 } } as const
    const { of } = await open('/service?id=t1', { getTicket: asked, setTicketConsent: { until: 1 } })
    expect(await screen.findByRole('region', { name: 'Support asks to see your account' })).toBeTruthy()
    press('30 min')
    press('Allow')
    await waitFor(() => expect(of('setTicketConsent')).toMatchObject([{ id: 't1', minutes: '30' }]))
    cleanup()
    const given = { ...TICKET, consent: { state: 'given', until: Date.now() + 600_000 } } as const
    const again = await open('/service?id=t1', { getTicket: given, setTicketConsent: { until: 0 } })
    fireEvent.click(await screen.findByRole('button', { name: 'End now' }))
    await waitFor(() => expect(again.of('setTicketConsent')).toMatchObject([{ minutes: '0' }]))
  })

  it('asks before it is ended, and is rated once it is', async () => {
    const { of } = await open('/service?id=t1', { closeTicket: { state: 'closed' } })
    fireEvent.click(await screen.findByRole('button', { name: 'End conversation' }))
    expect(of('closeTicket')).toEqual([])
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End conversation' }))
    await waitFor(() => expect(of('closeTicket')).toHaveLength(1))
    cleanup()
    const closed = { ...TICKET, state: 'closed', reopenUntil: Date.now() + 600_000 } as const
    const rated = await open('/service?id=t1', { getTicket: closed, rateTicket: {} })
    await screen.findByText('How well did we help?')
    press(/^Rate/)
    expect(rated.of('rateTicket')).toEqual([])
    fireEvent.click(screen.getByRole('radio', { name: '4 of 5' }))
    type('What should we do better? (optional)', 'Faster')
    press(/^Rate/)
    await waitFor(() => expect(rated.of('rateTicket')).toMatchObject([{ id: 't1', rating: '4', text: 'Faster' }]))
    expect(screen.getByLabelText('Your message')).toBeTruthy()
    cleanup()
    await open('/service?id=t1', { getTicket: { ...closed, rating: 4, reopenUntil: 1 } })
    expect(await screen.findByText('You rated this conversation 4 of 5.')).toBeTruthy()
    expect(screen.queryByLabelText('Your message')).toBeNull()
  })

  it('of somebody else is not shown', async () => {
    await open('/service?id=other', { getTicket: refusal(4501, 'There is no such conversation') })
    expect(await screen.findByText(/There is no such conversation/)).toBeTruthy()
  })
})
