import { refusal } from '@touchstone/frame/testing'
import { REJECTIONS } from '@touchstone/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../testing/answerCalls.ts'
import { AdminCallError, adminCall, lastAnsweredAt, UnreachableError, whenSessionOver } from './adminClient.ts'

afterEach(() => whenSessionOver(() => undefined))

describe('a call', () => {
  it('posts JSON with the console’s header and returns the data', async () => {
    const asked = answerCalls({ getScheduled: [] })
    expect(await adminCall('getScheduled', {})).toEqual([])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers).toMatchObject({ 'x-console': '1', 'content-type': 'application/json' })
  })

  it('throws what the server said when it is refused', async () => {
    answerCalls({ setApproval: refusal(REJECTIONS.same_operator.code, 'Proposer and approver must be two people') })
    const failed = adminCall('setApproval', { id: 'p1', digest: '', result: 'approve' })
    await expect(failed).rejects.toMatchObject({ code: 3302, message: 'Proposer and approver must be two people' })
    await expect(failed).rejects.toBeInstanceOf(AdminCallError)
  })

  it.each(['please_log_in', 'session_expired', 'logged_in_elsewhere'] as const)(
    'tells that the session is over: %s',
    async (word) => {
      const over = vi.fn()
      whenSessionOver(over)
      answerCalls({ getScheduled: refusal(REJECTIONS[word].code, '') })
      await expect(adminCall('getScheduled', {})).rejects.toBeInstanceOf(AdminCallError)
      expect(over).toHaveBeenCalledOnce()
    },
  )

  it('does not end the session over an ordinary refusal, which proves that it lives', async () => {
    const over = vi.fn()
    whenSessionOver(over)
    answerCalls({ getScheduled: refusal(REJECTIONS.role_missing.code, '') })
    const before = Date.now()
    await expect(adminCall('getScheduled', {})).rejects.toBeInstanceOf(AdminCallError)
    expect(over).not.toHaveBeenCalled()
    expect(lastAnsweredAt()).toBeGreaterThanOrEqual(before)
  })

  it.each([
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['no JSON', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
    ['no envelope', () => Promise.resolve(Response.json({ hello: 1 }))],
  ])('says that the outcome is unknown: %s', async (_, answer) => {
    globalThis.fetch = answer
    await expect(adminCall('getScheduled', {})).rejects.toBeInstanceOf(UnreachableError)
  })
})
