import type { BrowserSignals } from '../gateway/browserSignals.ts'
import type { CallMeta } from '../gateway/callMeta.ts'
import type { Caller } from './streamSocket.ts'

/** One call over a socket: its caller, and the last entry of the log when it took effect. */
export class SocketCall implements CallMeta {
  readonly requestId: string
  readonly token: string
  readonly minSequence = 0
  /** Empty: calls that need an origin cannot be made over a socket. */
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

  /** A cookie cannot be set over a socket, so calls that open a session cannot be made here. */
  setCookie(): void {}

  setSequence(sequence: number): void {
    this.sequence = sequence
  }
}
