import type { SignerAnswers, SignerCall } from '@touchstone/protocol/signer'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SignerRefused, SignerTrouble } from './signerClient.ts'
import { SignerStart } from './signerStart.ts'

/** A signer of which each question ends so, the last for ever. */
function signer(...answers: (Error | 'status')[]) {
  let asked = 0
  const ask = async <Call extends SignerCall>() => {
    const answer = answers[Math.min(asked++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return {} as SignerAnswers[Call]
  }
  return { port: { ask }, asked: () => asked }
}

const SILENT = new SignerTrouble('the signer does not answer: connect ENOENT')

describe('the start of the signer', () => {
  afterEach(() => vi.useRealTimers())

  it('is over with its first answer, and says until then that there is none', async () => {
    const { port, asked } = signer(SILENT, SILENT, 'status')
    const start = new SignerStart({ signer: port, everyMs: 1, withinMs: 60_000 })
    const over = start.over()
    expect(start.trouble).toBe('the signer has not answered since the start')
    await over
    expect([start.trouble, asked()]).toEqual(['', 3])
  })

  it('is over when it refuses, for then it is there', async () => {
    const { port, asked } = signer(new SignerRefused('unauthorized'))
    await new SignerStart({ signer: port, everyMs: 1, withinMs: 60_000 }).over()
    expect(asked()).toBe(1)
  })

  it('is over when it takes too long, so that whoever needs it says that it does not answer', async () => {
    vi.useFakeTimers()
    const { port, asked } = signer(SILENT)
    const start = new SignerStart({ signer: port, everyMs: 5, withinMs: 40 })
    const over = start.over()
    await vi.advanceTimersByTimeAsync(39)
    expect(start.trouble).toBe('the signer has not answered since the start')
    await vi.advanceTimersByTimeAsync(1)
    await over
    expect([start.trouble, asked()]).toEqual(['', 8])
  })

  it('ends at once when it is stopped', async () => {
    const { port } = signer(SILENT)
    const start = new SignerStart({ signer: port, everyMs: 60_000, withinMs: 600_000 })
    const over = start.over()
    await new Promise((resolve) => setTimeout(resolve, 5))
    start.stop()
    await over
    expect(start.trouble).toBe('')
  })
})
