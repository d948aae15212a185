import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dropDrafts,
  endedByItself,
  forgetDraft,
  keepDrafts,
  keptDraft,
  keptFromEndedSession,
  watchDraft,
} from './keptDrafts.ts'

const ANN = { invitation_code: 'ANN' }
const EVE = { invitation_code: 'EVE' }
const stops: (() => void)[] = []
const watch = (name: string, fields: Record<string, string>) => stops.push(watchDraft(name, () => fields))

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
})

describe('what was typed when a session ended', () => {
  it('is given back to the same person, form by form, once', () => {
    watch('payout', { name: 'Ann Archer' })
    watch('phone', {})
    expect(keptFromEndedSession()).toBeUndefined()
    keepDrafts(ANN)
    expect(keptFromEndedSession()).toEqual({ typed: true })
    expect([keptDraft('payout', ANN), keptDraft('phone', ANN)]).toEqual([{ name: 'Ann Archer' }, {}])
    forgetDraft('payout')
    expect(keptDraft('payout', ANN)).toEqual({})
  })

  it('is given to nobody else, and gone once somebody else is there', () => {
    watch('payout', { name: 'Ann Archer' })
    keepDrafts(ANN)
    expect(keptDraft('payout', EVE)).toEqual({})
    dropDrafts(ANN)
    expect(keptDraft('payout', ANN)).toEqual({ name: 'Ann Archer' })
    dropDrafts(EVE)
    expect(keptDraft('payout', ANN)).toEqual({})
  })

  it('is gone after half an hour, and when its holder signs out', () => {
    watch('payout', { name: 'Ann Archer' })
    keepDrafts(ANN)
    vi.advanceTimersByTime(31 * 60_000)
    expect([keptFromEndedSession(), keptDraft('payout', ANN)]).toEqual([undefined, {}])
    keepDrafts(ANN)
    dropDrafts()
    expect(keptFromEndedSession()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  it('does not come from forms that were left', () => {
    watchDraft('payout', () => ({ name: 'Ann Archer' }))()
    keepDrafts(ANN)
    expect(keptFromEndedSession()).toEqual({ typed: false })
  })

  it('is nothing when the storage holds something else', () => {
    sessionStorage.setItem('kept drafts', '{"who":')
    expect([keptFromEndedSession(), keptDraft('payout', ANN)]).toEqual([undefined, {}])
  })

  it('is told from signing out in the other tabs', () => {
    expect(endedByItself()).toBe(false)
    keepDrafts(ANN)
    expect(endedByItself()).toBe(true)
    vi.advanceTimersByTime(11_000)
    expect(endedByItself()).toBe(false)
  })
})
