import type { Envelope } from '@touchstone/protocol'
import { NetworkError } from './callError.ts'

export interface SocketReply extends Envelope<unknown> {
  /** Log position at which the call took effect, 0 when it changed nothing. */
  readonly sequence: number
}

interface PendingCall {
  readonly name: string
  readonly timer: ReturnType<typeof setTimeout>
  resolve(reply: SocketReply): void
  reject(error: NetworkError): void
}

/** Calls sent over the socket and not yet answered, and those that wait for the socket to open. */
export class PendingCalls {
  readonly #timeoutMs: number
  readonly #pending = new Map<string, PendingCall>()
  #held: (() => void)[] = []
  #lastId = 0

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs
  }

  add(name: string): { readonly id: string; readonly reply: Promise<SocketReply> } {
    this.#lastId++
    const id = String(this.#lastId)
    const reply = new Promise<SocketReply>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id)
        reject(new NetworkError(name, 'timeout'))
      }, this.#timeoutMs)
      this.#pending.set(id, { name, timer, resolve, reject })
    })
    return { id, reply }
  }

  hold(send: () => void): void {
    this.#held.push(send)
  }

  /** Sends what waited for the connection. */
  release(): void {
    const held = this.#held
    this.#held = []
    for (const send of held) send()
  }

  settle(message: { readonly id: string } & SocketReply): void {
    const call = this.#pending.get(message.id)
    if (!call) return
    this.#pending.delete(message.id)
    clearTimeout(call.timer)
    const { code, data, title, time } = message
    call.resolve({
      code,
      message: message.message,
      data,
      sequence: message.sequence ?? 0,
      ...(title !== undefined && { title }),
      ...(time !== undefined && { time }),
    })
  }

  /** The connection is gone: every open call ends without an answer. */
  loseAll(): void {
    this.#held = []
    for (const call of this.#pending.values()) {
      clearTimeout(call.timer)
      call.reject(new NetworkError(call.name, 'offline'))
    }
    this.#pending.clear()
  }
}
