import type { BrowserSignals } from '../gateway/browserSignals.ts'
import type { CallMeta } from '../gateway/callMeta.ts'
import type { Caller } from './streamSocket.ts'

/** One call over a socket: who asked, and how far the log was when it took effect. */
export class SocketCall implements CallMeta {
  readonly requestId: string
  readonly token: string
  readonly minSequence = 0
  /** No call that needs it may be made here. */
  readonly origin = ''
  sequence = 0
  readonly #caller: Caller

  constructor(caller: Caller, number: number, token: string) {
    this.#caller = caller
    this.requestId = `ws-${number}`
    this.token = token
  }

  get ip(): string {
    return this.#caller.ip
  }

  get userAgent(): string {
    return this.#caller.userAgent
  }

  get cookie(): string {
    return this.#caller.cookie
  }

  get signals(): BrowserSignals {
    return this.#caller.signals
  }

  /** A cookie cannot be set over a socket: no call that opens a session may be made here. */
  setCookie(): void {}

  setSequence(sequence: number): void {
    this.sequence = sequence
  }
}
