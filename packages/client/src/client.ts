import {
  type CallData,
  type CallInput,
  type CallName,
  type Envelope,
  MIN_SEQUENCE_HEADER,
  POST_CALLS,
  SEQUENCE_HEADER,
  TOKEN_HEADER,
} from '@touchstone/protocol'
import { CallError, NetworkError, type NetworkProblem } from './callError.ts'
import { requestToken } from './requestToken.ts'

/** Served by the platform at start-up; nothing of it is compiled in. */
export interface ClientConfig {
  /** Scheme and host, "" for the page's own. */
  readonly apiHost: string
  /** "/web" */
  readonly basePath: string
  /** "/ws" */
  readonly wsPath: string
  readonly requestTimeoutMs: number
}

export interface ClientOptions {
  readonly config: ClientConfig
  /** The stored token, "" when signed out. Asked before every call. */
  readonly token: () => string
  readonly language: () => string
  readonly fetch?: typeof fetch
  /** Sees every answer before the caller does; see `reactToEnvelope`. */
  readonly onEnvelope?: (envelope: Envelope<unknown>, call: CallName) => void
  /** Told of every call that got no answer. */
  readonly onNetworkError?: (error: NetworkError) => void
  readonly requestToken?: () => string
}

export interface CallSettings {
  readonly signal?: AbortSignal
  /** Sends a call that has a POST twin as a form: what it carries then stands in no address. */
  readonly asForm?: boolean
}

export interface Client {
  /**
   * Makes one `web/*` call and returns its data.
   * Rejects with {@link CallError} when refused and {@link NetworkError} when there was no answer in time.
   */
  call<Name extends CallName>(name: Name, input: CallInput<Name>, settings?: CallSettings): Promise<CallData<Name>>
  /** Highest log sequence seen in this session: what the next history read waits for. */
  readonly sequence: number
  /** Tells of a sequence seen elsewhere (a socket reply), so that the next read includes it. */
  sawSequence(sequence: number): void
}

function textFields(input: object): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(input)) if (value !== undefined) fields[name] = String(value)
  return fields
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number'
}

class WebClient implements Client {
  readonly #options: ClientOptions
  #sequence = 0
  /** Positions of one session's log mean nothing in another's: a different token starts from 0. */
  #sequenceOf = ''

  constructor(options: ClientOptions) {
    this.#options = options
  }

  get sequence(): number {
    return this.#options.token() === this.#sequenceOf ? this.#sequence : 0
  }

  sawSequence(sequence: number): void {
    this.#remember(sequence, this.#options.token())
  }

  async call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    settings: CallSettings = {},
  ): Promise<CallData<Name>> {
    const envelope = await this.#send(name, textFields(input as object), settings)
    this.#options.onEnvelope?.(envelope, name)
    if (envelope.code !== 0 && envelope.code !== 7) throw new CallError(name, envelope)
    return envelope.data as CallData<Name>
  }

  async #send(
    name: CallName,
    fields: Record<string, string>,
    { signal, asForm = false }: CallSettings,
  ): Promise<Envelope<unknown>> {
    const { config } = this.#options
    const post = asForm || POST_CALLS.has(name)
    const deadline = AbortSignal.timeout(config.requestTimeoutMs)
    const either = signal ? AbortSignal.any([deadline, signal]) : deadline
    try {
      const response = await this.#request(name, fields, post, either)
      const body: unknown = await response.json()
      if (!isEnvelope(body)) throw new SyntaxError('no envelope')
      return body
    } catch (error) {
      throw this.#networkError(name, error, deadline, signal)
    }
  }

  async #request(name: CallName, own: Record<string, string>, post: boolean, signal: AbortSignal): Promise<Response> {
    const { config, language } = this.#options
    const token = this.#options.token()
    const rtoken = (this.#options.requestToken ?? requestToken)()
    const fields = new URLSearchParams({ ...own, ...(token && { token }), lang: language(), rtoken })
    const headers: Record<string, string> = {}
    if (token !== '') headers[TOKEN_HEADER] = token
    if (this.sequence > 0) headers[MIN_SEQUENCE_HEADER] = String(this.sequence)
    const address = `${config.apiHost}${config.basePath}/${name}`
    const send = this.#options.fetch ?? globalThis.fetch
    const response = post
      ? await send(address, { method: 'POST', headers, body: fields, signal })
      : await send(`${address}?${fields}`, { headers, signal })
    this.#remember(Number(response.headers.get(SEQUENCE_HEADER) ?? 0), token)
    return response
  }

  #remember(sequence: number, token: string): void {
    if (token !== this.#sequenceOf) {
      this.#sequenceOf = token
      this.#sequence = 0
    }
    if (sequence > this.#sequence) this.#sequence = sequence
  }

  #networkError(name: CallName, cause: unknown, deadline: AbortSignal, signal?: AbortSignal): NetworkError {
    let problem: NetworkProblem = cause instanceof SyntaxError ? 'unreadable' : 'offline'
    if (deadline.aborted) problem = 'timeout'
    if (signal?.aborted) problem = 'canceled'
    const error = new NetworkError(name, problem, cause)
    if (problem !== 'canceled') this.#options.onNetworkError?.(error)
    return error
  }
}

export function createClient(options: ClientOptions): Client {
  return new WebClient(options)
}

/** The address of the live socket that belongs to `config`; `origin` is the page's own, used when no host is configured. */
export function socketAddress(config: Pick<ClientConfig, 'apiHost' | 'wsPath'>, origin: string): string {
  const address = new URL(config.wsPath, config.apiHost || origin)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}
