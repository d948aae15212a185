import type { Outcome, Posting } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { AnswersDigest } from './answersDigest.ts'

type Answer = Parameters<AnswersDigest['add']>[0]

const POSTING: Posting = {
  source: { owner: 1_000, wallet: 'funds', asset: 1, bucket: 'available' },
  destination: { owner: 1_000, wallet: 'funds', asset: 1, bucket: 'held' },
  amount: 5_000_000_000n,
  reason: 'hold',
  ref: 17,
}

const ANSWER: Answer = {
  sequence: 9,
  duplicate: false,
  postings: [POSTING],
  reply: { kind: 'order', order: 17, state: 'open', lotsFilled: 2, lotsLeft: 3, quoteFilled: 400n },
}

function textOf(...answers: readonly Answer[]): string {
  const digest = new AnswersDigest()
  for (const answer of answers) digest.add(answer)
  return digest.text
}

function posted(changed: Partial<Posting>): Answer {
  return { ...ANSWER, postings: [{ ...POSTING, ...changed }] }
}

function replied(reply: Outcome['reply']): Answer {
  return { ...ANSWER, reply }
}

const { source, destination } = POSTING
const DIFFERENT: Readonly<Record<string, Answer>> = {
  'another entry': { ...ANSWER, sequence: 10 },
  'a repetition': { ...ANSWER, duplicate: true },
  'no posting': { ...ANSWER, postings: [] },
  'the posting twice': { ...ANSWER, postings: [POSTING, POSTING] },
  'another owner': posted({ source: { ...source, owner: 1_001 } }),
  'another wallet': posted({ destination: { ...destination, wallet: 'contract' } }),
  'another asset': posted({ source: { ...source, asset: 2 }, destination: { ...destination, asset: 2 } }),
  'another bucket': posted({ source: { ...source, bucket: 'held' } }),
  'the other direction': posted({ source: destination, destination: source }),
  'one unit more': posted({ amount: 5_000_000_001n }),
  'more by 2^32': posted({ amount: 5_000_000_000n + 2n ** 32n }),
  'another reason': posted({ reason: 'release' }),
  'another reference': posted({ ref: 18 }),
  'another order': replied({ ...order(), order: 18 }),
  'another state': replied({ ...order(), state: 'closed' }),
  'more filled': replied({ ...order(), lotsFilled: 3 }),
  'less left': replied({ ...order(), lotsLeft: 2 }),
  'another amount': replied({ ...order(), quoteFilled: 401n }),
  done: replied({ kind: 'done', value: 17 }),
  'done otherwise': replied({ kind: 'done', value: 2 ** 52 }),
  refused: replied({ kind: 'rejected', rejection: 'bad_command', facts: {} }),
  'refused otherwise': replied({ kind: 'rejected', rejection: 'clock_stopped', facts: {} }),
  'refused with a fact': replied({ kind: 'rejected', rejection: 'bad_command', facts: { left: 1 } }),
  'refused with another fact': replied({ kind: 'rejected', rejection: 'bad_command', facts: { left: 2 } }),
}

function order() {
  const { reply } = ANSWER
  if (reply.kind !== 'order') throw new Error('an order')
  return reply
}

describe('the digest of answers', () => {
  it('is the same for the same answers, and another one for the other order', () => {
    const other = replied({ kind: 'done', value: 1 })
    expect(textOf(ANSWER, other)).toBe(textOf(ANSWER, other))
    expect(textOf(ANSWER, other)).not.toBe(textOf(other, ANSWER))
    expect(textOf(ANSWER)).toMatch(/^[0-9a-f]{16}$/)
  })

  it('is another one for whatever differs, and stays another one', () => {
    const after = replied({ kind: 'done', value: 1 })
    const texts = Object.values(DIFFERENT).map((answer) => textOf(answer, after))
    expect(new Set([...texts, textOf(ANSWER, after)]).size).toBe(texts.length + 1)
  })

  it('goes on from its text', () => {
    const digest = new AnswersDigest(textOf(ANSWER))
    digest.add(posted({ ref: 3 }))
    expect(digest.text).toBe(textOf(ANSWER, posted({ ref: 3 })))
  })
})
