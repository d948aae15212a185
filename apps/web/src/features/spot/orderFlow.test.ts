import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPreviewFeed } from '../../shared/orders/previewFeed.ts'
import { type PlaceAnswer as AnyAnswer, createOrderSubmission } from '../../shared/orders/submission.ts'
import type { OrderPreview, OrderRequest } from './orderRequest.ts'
import { BUY_PREVIEW } from './ticket.fixtures.ts'

type PlaceAnswer = AnyAnswer<{ readonly orderNo: string }>

const request: OrderRequest = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '1', amount: '2' }

function counter() {
  let next = 0
  return () => {
    next += 1
    return `cid-${next}`
  }
}

describe('submission', () => {
  it('sends one order when the button is pressed twice before the answer', async () => {
    const place = vi.fn(async (): Promise<PlaceAnswer> => ({ outcome: 'accepted', placed: { orderNo: '7' } }))
    const submission = createOrderSubmission(place, counter())
    const states = await Promise.all([submission.submit(request), submission.submit(request)])
    expect(place).toHaveBeenCalledTimes(1)
    expect(states).toEqual([{ phase: 'accepted', placed: { orderNo: '7' } }, { phase: 'sending' }])
  })

  it('keeps the client id over a lost answer and takes a new one after a definite one', async () => {
    const answers: PlaceAnswer[] = [
      { outcome: 'unknown' },
      { outcome: 'rejected', message: 'no' },
      { outcome: 'accepted', placed: { orderNo: '1' } },
    ]
    const cids: string[] = []
    const submission = createOrderSubmission(async ({ cid }) => {
      cids.push(cid)
      return answers.shift() ?? { outcome: 'unknown' }
    }, counter())
    expect(await submission.submit(request)).toEqual({ phase: 'unknown' })
    expect(await submission.submit(request)).toEqual({ phase: 'rejected', message: 'no' })
    expect(await submission.submit(request)).toEqual({ phase: 'accepted', placed: { orderNo: '1' } })
    expect(cids).toEqual(['cid-1', 'cid-1', 'cid-2'])
  })

  it('takes a new client id when the order was changed after a lost answer', async () => {
    const cids: string[] = []
    const submission = createOrderSubmission(({ cid }) => {
      cids.push(cid)
      return Promise.reject(new Error('network'))
    }, counter())
    await submission.submit(request)
    expect(await submission.submit({ ...request, amount: '3' })).toEqual({ phase: 'unknown' })
    expect(cids).toEqual(['cid-1', 'cid-2'])
  })

  it('clears an old answer but not one under way', async () => {
    const submission = createOrderSubmission(async () => ({ outcome: 'rejected', message: 'no' }), counter())
    const sending = submission.submit(request)
    submission.clear()
    expect(submission.getState().phase).toBe('sending')
    await sending
    submission.clear()
    expect(submission.getState()).toEqual({ phase: 'idle' })
  })
})

describe('preview', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks once for a burst of changes, for the last one', async () => {
    const ask = vi.fn(async () => BUY_PREVIEW)
    const feed = createPreviewFeed(ask, 250)
    for (const amount of ['1', '1.', '1.5']) feed.want({ ...request, amount })
    expect(feed.getState()).toMatchObject({ stale: true, preview: undefined })
    await vi.advanceTimersByTimeAsync(250)
    expect(ask.mock.calls).toEqual([[{ ...request, amount: '1.5' }]])
    expect(feed.getState()).toEqual({ preview: BUY_PREVIEW, stale: false, failed: false })
    feed.close()
  })

  it('ignores the late answer to an older question', async () => {
    const waiting: ((preview: OrderPreview) => void)[] = []
    const feed = createPreviewFeed(() => new Promise<OrderPreview>((resolve) => waiting.push(resolve)), 0)
    feed.want(request)
    await vi.advanceTimersByTimeAsync(0)
    feed.want({ ...request, amount: '9' })
    await vi.advanceTimersByTimeAsync(0)
    waiting[1]?.({ ...BUY_PREVIEW, cost: 'second' })
    waiting[0]?.({ ...BUY_PREVIEW, cost: 'first' })
    await vi.advanceTimersByTimeAsync(0)
    expect(feed.getState().preview?.cost).toBe('second')
    feed.close()
  })

  it('keeps the old numbers, marked stale, while new ones are awaited, and says when asking failed', async () => {
    let fail = false
    const feed = createPreviewFeed(async () => {
      if (fail) throw new Error('network')
      return BUY_PREVIEW
    }, 10)
    feed.want(request)
    await vi.advanceTimersByTimeAsync(10)
    feed.want({ ...request, amount: '4' })
    expect(feed.getState()).toEqual({ preview: BUY_PREVIEW, stale: true, failed: false })
    fail = true
    await vi.advanceTimersByTimeAsync(10)
    expect(feed.getState()).toEqual({ preview: undefined, stale: false, failed: true })
    feed.want(undefined)
    expect(feed.getState()).toEqual({ preview: undefined, stale: false, failed: false })
    feed.close()
  })
})
