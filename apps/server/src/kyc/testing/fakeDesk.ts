import { randomUUID } from 'node:crypto'
import type { CaseKind } from '@touchstone/protocol/admin'
import { Refusal } from '../../errors/refusal.ts'
import type { CaseHandler, CaseView, Decision, NewCase, ReviewCase, ReviewDesk } from '../../review/reviewCase.ts'

/** A desk in memory at which two reviewers agree about everything. */
export interface FakeDesk extends ReviewDesk {
  readonly cases: ReviewCase[]
  view(kind: CaseKind): Promise<CaseView>
  decide(kind: CaseKind, result: 'approve' | 'refuse', reason?: string, text?: string): Promise<void>
}

const BEFORE: Pick<ReviewCase, 'state' | 'openedAt' | 'decidedAt' | 'text'> = {
  state: 'waiting',
  openedAt: 0,
  decidedAt: 0,
  text: '',
}

export function createFakeDesk(): FakeDesk {
  const handlers = new Map<string, CaseHandler>()
  const cases: ReviewCase[] = []

  const newest = (kind: CaseKind) => {
    const found = cases.findLast((reviewCase) => reviewCase.kind === kind)
    const handler = handlers.get(kind)
    if (!found || !handler) throw new Error(`no case of ${kind}`)
    return { found, handler }
  }
  const openOne = (newCase: NewCase) => {
    const same = cases.some(({ kind, userId, state }) => {
      return kind === newCase.kind && userId === newCase.userId && state === 'waiting'
    })
    if (same) throw new Refusal('review_pending')
    const id = randomUUID()
    cases.push({ ...newCase, id, ...BEFORE })
    return id
  }
  return {
    cases,
    register: (handler) => void handlers.set(handler.kind, handler),
    open: async (newCase) => openOne(newCase),
    withdraw: async () => undefined,
    of: async (userId) => cases.filter((reviewCase) => reviewCase.userId === userId),
    view: async (kind) => newest(kind).handler.view(newest(kind).found),
    decide: async (kind, result, reason = '', text = '') => {
      const { found, handler } = newest(kind)
      const decision: Decision = { proposer: 1, approver: 2, reason, text, amount: '' }
      await handler[result](found, decision)
      cases[cases.indexOf(found)] = { ...found, state: result === 'approve' ? 'approved' : 'refused' }
    },
  }
}
