import { CallError, type EnvelopeReactions, NetworkError, type RefusalPlace } from '@touchstone/client'
import { TOAST_MS, useToasts } from '@touchstone/frame'
import { refusal } from '@touchstone/frame/testing'
import type { Envelope } from '@touchstone/protocol'
import { readStored } from '@touchstone/ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../testing/renderScreen.tsx'
import { prefer } from '../preferences/preferences.ts'
import { useRelogin } from '../session/reloginStore.ts'
import { clearSession, session, signIn } from '../session/sessionStore.ts'
import { api, failureText, onAnswer, pageReactions, refusalText } from './api.ts'

const toasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`)
const answered = (
  envelope: Partial<Envelope<unknown>>,
  place: RefusalPlace = 'page',
  reactions: EnvelopeReactions = pageReactions(),
) => onAnswer({ code: 0, message: '', data: null, ...envelope }, place, reactions)

beforeEach(() => {
  vi.useFakeTimers()
  clearSession()
  useToasts.setState({ toasts: [] })
  useRelogin.setState({ asked: null })
})
afterEach(() => vi.useRealTimers())

describe('what the page does about an answer', () => {
  it('0 with a message: a confirmation for three seconds', () => {
    answered({ code: 0, message: 'Order cancelled' })
    expect(toasts()).toEqual(['ok: Order cancelled'])
    vi.advanceTimersByTime(TOAST_MS)
    expect(toasts()).toEqual([])
  })

  it('0 without a message, and 7: nothing', () => {
    answered({ code: 0 })
    answered({ code: 7, message: 'ignored' })
    expect(toasts()).toEqual([])
  })

  it('1: a warning', () => {
    answered({ code: 1, message: 'Be careful' })
    expect(toasts()).toEqual(['warn: Be careful'])
  })

  it('any other code: a warning, by default the general one', () => {
    answered({ code: 3002, message: 'The order does not exist or is already closed' })
    answered({ code: 9999 })
    expect(toasts()).toEqual(['warn: The order does not exist or is already closed', 'warn: Request error'])
  })

  it('the same warning twice: once', () => {
    answered({ code: 5000, message: 'Something went wrong on our side' })
    answered({ code: 5000, message: 'Something went wrong on our side' })
    expect(toasts()).toHaveLength(1)
  })

  it('a refusal that is shown where it was asked: no warning', () => {
    answered({ code: 4101, message: 'The account or the password is not right' }, 'here')
    answered({ code: 4206, message: 'The two passwords do not match' }, 'here')
    expect(toasts()).toEqual([])
  })

  it('a refusal of a call: a warning unless the caller shows it', async () => {
    const gone = refusal(3002, 'No such order')
    answerCalls({ editOrder: gone, cancelOrder: gone })
    const edit = { orderNo: '1', price: '1', cid: 'a' }
    await expect(api().call('editOrder', edit, { refusal: 'here' })).rejects.toBeInstanceOf(CallError)
    expect(toasts()).toEqual([])
    await expect(api().call('cancelOrder', { orderNo: '1', cid: 'a' })).rejects.toBeInstanceOf(CallError)
    expect(toasts()).toEqual(['warn: No such order'])
  })

  it('2000: the dialog with title and message', () => {
    answered({ code: 2000, title: 'Session', message: 'Your session was ended from another place' })
    expect(useRelogin.getState().asked).toEqual({
      title: 'Session',
      message: 'Your session was ended from another place',
    })
    expect(toasts()).toEqual([])
  })

  it.each([
    [undefined, 2_000],
    [5, 5_000],
  ])('1000 with time %s: logs out and reloads after %s ms', (time, waitMs) => {
    const reload = vi.fn()
    signIn('t')
    answered({ code: 1000, message: 'Your session has ended', ...(time && { time }) }, 'here', pageReactions(reload))
    vi.advanceTimersByTime(waitMs - 1)
    expect([readStored('token'), reload.mock.calls.length]).toEqual(['t', 0])
    vi.advanceTimersByTime(1)
    // The page stays as it is until the reload; the reloaded page finds no session.
    expect([readStored('token'), reload.mock.calls.length]).toEqual([null, 1])
  })

  it('1000 leaves alone who has left the session meanwhile: at the login form, or logged in again', () => {
    const reload = vi.fn()
    for (const after of ['', 'another']) {
      signIn('t')
      answered({ code: 1000, message: 'Your session has ended' }, 'page', pageReactions(reload))
      clearSession()
      if (after !== '') signIn(after)
      vi.advanceTimersByTime(2_000)
      expect([session().token, reload.mock.calls.length]).toEqual([after, 0])
    }
  })
})

describe('the sentence of a failure', () => {
  it('is the refusal’s own, or says what the network did', () => {
    const refused = new CallError('addOrder', { code: 3003, message: 'Cannot be lower than 0.001', data: null })
    expect(failureText(refused)).toBe('Cannot be lower than 0.001')
    expect(failureText(new NetworkError('addOrder', 'timeout'))).toBe('The exchange did not answer in time.')
    expect(failureText(new Error('anything'))).toBe('Request error')
  })

  it("says moments in the reader's zone", () => {
    prefer({ timeZone: 'Asia/Hong_Kong' })
    expect(refusalText('', 'Closed until 2026-11-23 23:30 UTC')).toBe('Closed until 2026-11-24 07:30')
    prefer({ timeZone: null })
  })
})
