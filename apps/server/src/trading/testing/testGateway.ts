import { CATALOG, type CallData, type CallName, type Envelope, type OwnerId } from '@touchstone/protocol'
import * as z from 'zod/mini'
import { NO_BROWSER } from '../../gateway/browserSignals.ts'
import type { CallHandlers, Session } from '../../gateway/callContext.ts'
import { createDispatcher, type Dispatcher } from '../../gateway/dispatcher.ts'
import { createRateLimits } from '../../gateway/limits/rateLimits.ts'

export type Fields = Readonly<Record<string, string>>

/** The gateway's dispatcher over sessions that a test makes up. Every caller has seen what earlier calls did. */
export class TestGateway {
  readonly sessions = new Map<string, Session>()
  readonly bugs: unknown[] = []
  readonly #handlers: Partial<CallHandlers<CallName>>
  readonly #dispatcher: Dispatcher
  readonly #newest: () => number
  #sequence = 0
  #calls = 0

  /** `newest`: the last entry of any log that history follows. */
  constructor(handlers: Partial<CallHandlers<CallName>>, newest: () => number) {
    this.#newest = newest
    this.#handlers = handlers
    this.#dispatcher = createDispatcher({
      handlers,
      resolveSession: (token) => this.sessions.get(token) ?? 'expired',
      limits: createRateLimits({ ordersPerSecond: 0, callsPerSecond: 0 }),
      onBug: (error) => void this.bugs.push(error),
      closing: () => false,
    })
  }

  /** From now on every caller has seen this entry. */
  saw(sequence: number): void {
    this.#sequence = Math.max(this.#sequence, sequence)
  }

  /** Whether this gateway knows the call: the whole server knows all of them. */
  answers(name: CallName): boolean {
    return this.#handlers[name] !== undefined
  }

  ownerOf(token: string): OwnerId {
    return this.sessions.get(token)?.owner ?? 0
  }

  /**
   * The envelope of a call. History is waited for half a second, then answered as far as it is, and says so: what is read from less than
   * all is asked for again.
   */
  async ask(name: CallName, fields: Fields): Promise<Envelope<unknown>> {
    for (;;) {
      const { envelope, behind } = await this.#askOnce(name, fields)
      if (behind === 0 || CATALOG[name].method === 'POST') return envelope
      this.#sequence = this.#newest()
    }
  }

  /** The data of a call that succeeds, checked against the catalog; throws the envelope's message otherwise. */
  async data<Name extends CallName>(name: Name, fields: Fields): Promise<CallData<Name>> {
    const envelope = await this.ask(name, fields)
    if (envelope.code !== 0 && envelope.code !== 7) throw new Error(`${name}: ${envelope.code} ${envelope.message}`)
    z.parse(CATALOG[name].data, envelope.data)
    return envelope.data as CallData<Name>
  }

  async #askOnce(name: CallName, { token = '', ...fields }: Fields) {
    let behind = 0
    const envelope = await this.#dispatcher.dispatch(name, CATALOG[name].method, fields, {
      requestId: `call ${++this.#calls}`,
      ip: '127.0.0.1',
      userAgent: '',
      origin: '',
      token,
      cookie: '',
      signals: NO_BROWSER,
      minSequence: this.#sequence,
      setCookie: () => undefined,
      setSequence: (sequence) => this.saw(sequence),
      setBehind: (entries) => {
        behind = entries
      },
    })
    return { envelope, behind }
  }
}
