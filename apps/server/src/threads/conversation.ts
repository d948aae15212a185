import type { TransferListItem } from 'node:worker_threads'
import { carriedError, errorCarried } from './carriedError.ts'
import type { Message, Port } from './port.ts'

/** The calls that one side offers, by name, with their request and answer. */
export type Calls = Readonly<Record<string, (request: never) => unknown>>

type RequestOf<Call extends (request: never) => unknown> = Parameters<Call>[0]
type ReplyOf<Call extends (request: never) => unknown> = Awaited<ReturnType<Call>>

/** The functions that carry out the calls of one side. An error thrown by one reaches the asking side. */
export type Service<Its extends Calls> = {
  readonly [Name in keyof Its]: (request: RequestOf<Its[Name]>) => ReplyOf<Its[Name]> | Promise<ReplyOf<Its[Name]>>
}

/** The other side. */
export interface Peer<Its extends Calls> {
  /** Throws the other side's error, and {@link PeerGone} when the other side is gone or ends before it answers. */
  ask<Name extends keyof Its & string>(
    name: Name,
    request: RequestOf<Its[Name]>,
    handedOver?: readonly TransferListItem[],
  ): Promise<ReplyOf<Its[Name]>>
  /** Sends a message without an answer. It is lost when the other side is gone. */
  tell<Name extends keyof Its & string>(
    name: Name,
    request: RequestOf<Its[Name]>,
    handedOver?: readonly TransferListItem[],
  ): void
}

/** The other side does not run, or ended before it answered: it is unknown whether it carried out the call. */
export class PeerGone extends Error {
  override readonly name = 'PeerGone'
}

/** As a method, so that one list holds calls of any request. */
type Handler = { handle(request: unknown): unknown }['handle']

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export interface ConversationOptions<Mine extends Calls, Theirs extends Calls> {
  readonly port: Port
  /** Makes the service that answers the other side; it may ask the other side itself. */
  readonly serve: (other: Peer<Theirs>) => Service<Mine>
  /** Told of an error in a message without an answer, which has no caller to go back to. */
  readonly onUncaught: (error: unknown) => void
  /** Called with every message, each of which is a sign of life. */
  readonly onMessage?: () => void
}

/** Both directions over one port: calls of the other side go to the service, its answers to the callers on this side. */
export class Conversation<Mine extends Calls, Theirs extends Calls> implements Peer<Theirs> {
  readonly #port: Port
  readonly #handlers: Readonly<Record<string, Handler>>
  readonly #onUncaught: (error: unknown) => void
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0
  #gone: string | undefined

  constructor({ port, serve, onUncaught, onMessage }: ConversationOptions<Mine, Theirs>) {
    this.#port = port
    this.#handlers = serve(this)
    this.#onUncaught = onUncaught
    port.on('message', (message) => {
      onMessage?.()
      if (this.#gone === undefined) this.#receive(message)
    })
    port.unref()
  }

  ask<Name extends keyof Theirs & string>(
    name: Name,
    request: RequestOf<Theirs[Name]>,
    handedOver?: readonly TransferListItem[],
  ): Promise<ReplyOf<Theirs[Name]>> {
    return new Promise((resolve, reject) => {
      if (this.#gone !== undefined) throw new PeerGone(this.#gone)
      const id = ++this.#asked
      this.#port.postMessage({ kind: 'ask', id, name, request }, handedOver)
      // A process goes on as long as it waits for an answer, and no longer.
      if (this.#waiting.size === 0) this.#port.ref()
      this.#waiting.set(id, { resolve, reject })
    })
  }

  tell<Name extends keyof Theirs & string>(
    name: Name,
    request: RequestOf<Theirs[Name]>,
    handedOver?: readonly TransferListItem[],
  ): void {
    if (this.#gone === undefined) this.#port.postMessage({ kind: 'tell', name, request }, handedOver)
  }

  /** Ends the conversation for the given reason: nothing is sent or heard any more, and waiting callers are told. */
  end(reason: string): void {
    if (this.#gone !== undefined) return
    this.#gone = reason
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    this.#port.unref()
    for (const { reject } of waiting) reject(new PeerGone(reason))
  }

  #receive(message: Message): void {
    if (message.kind === 'ask') void this.#answer(message.id, message.name, message.request)
    else if (message.kind === 'tell') void this.#take(message.name, message.request)
    else if (message.kind !== 'beat') this.#settle(message)
  }

  async #answer(id: number, name: string, request: unknown): Promise<void> {
    let answer: Message
    try {
      answer = { kind: 'reply', id, value: await this.#call(name, request) }
    } catch (error) {
      answer = { kind: 'failure', id, error: carriedError(error) }
    }
    if (this.#gone === undefined) this.#port.postMessage(answer)
  }

  async #take(name: string, request: unknown): Promise<void> {
    try {
      await this.#call(name, request)
    } catch (error) {
      this.#onUncaught(error)
    }
  }

  #call(name: string, request: unknown): unknown {
    const handler = this.#handlers[name]
    if (!handler) throw new Error(`nothing here answers ${name}`)
    return handler(request)
  }

  #settle(message: Message & { kind: 'reply' | 'failure' }): void {
    const waiting = this.#waiting.get(message.id)
    if (!waiting) return
    this.#waiting.delete(message.id)
    if (this.#waiting.size === 0) this.#port.unref()
    if (message.kind === 'reply') waiting.resolve(message.value)
    else waiting.reject(errorCarried(message.error))
  }
}
