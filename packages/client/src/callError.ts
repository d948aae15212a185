import type { Envelope } from '@touchstone/protocol'

/** The server answered, and the answer is a refusal. `message` is the server's English sentence. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly call: string
  readonly code: number
  readonly envelope: Envelope<unknown>

  constructor(call: string, envelope: Envelope<unknown>) {
    super(envelope.message || 'Request error')
    this.call = call
    this.code = envelope.code
    this.envelope = envelope
  }
}

/** `unreadable`: something answered, but not in the words of the `web/*` calls. */
export type NetworkProblem = 'offline' | 'timeout' | 'canceled' | 'unreadable'

/** No answer: nobody knows whether the call took effect. Repeating it with the same `cid` is harmless. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly call: string
  readonly problem: NetworkProblem

  constructor(call: string, problem: NetworkProblem, cause?: unknown) {
    super(`${call}: ${problem}`, { cause })
    this.call = call
    this.problem = problem
  }
}
