import {
  CALL_FACTS,
  type CallData,
  type CallInput,
  type CallName,
  type Envelope,
  type ImageUse,
  MIN_SEQUENCE_HEADER,
  SEQUENCE_HEADER,
  TOKEN_HEADER,
} from '@touchstone/protocol'
import { CallError, NetworkError, type NetworkProblem } from './callError.ts'
import type { RefusalPlace } from './envelopeReactions.ts'
import { requestToken } from './requestToken.ts'
import { type SendForm, sendForm } from './sendForm.ts'

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
  readonly onEnvelope?: (envelope: Envelope<unknown>, call: CallName, refusal: RefusalPlace) => void
  /** Told of every call that got no answer. */
  readonly onNetworkError?: (error: NetworkError) => void
  readonly requestToken?: () => string
  /** How uploads are sent, for tests. */
  readonly sendForm?: SendForm
}

export interface CallSettings {
  readonly signal?: AbortSignal
  /** Sends a call that has a POST twin as a form: what it carries then stands in no address. */
  readonly asForm?: boolean
  /** Of another session than the stored one. */
  readonly token?: string
  /** Where a refusal is shown: by the page, unless the caller says that it does so itself. */
  readonly refusal?: RefusalPlace
}

export interface UploadSettings extends Pick<CallSettings, 'signal' | 'refusal'> {
  /** Share of the file that is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

export interface Client {
  /**
   * Makes one `web/*` call and returns its data.
   * Rejects with {@link CallError} when refused and {@link NetworkError} when there was no answer in time.
   */
  call<Name extends CallName>(name: Name, input: CallInput<Name>, settings?: CallSettings): Promise<CallData<Name>>
  /** Sends a picture with `saveImage`. Rejects like `call`; it may take longer than other calls. */
  upload(file: Blob, use: ImageUse, settings?: UploadSettings): Promise<CallData<'saveImage'>>
  /** Highest log sequence seen in this session: what the next history read waits for. */
  readonly sequence: number
  /** Tells of a sequence seen elsewhere (a socket reply), so that the next read includes it. */
  sawSequence(sequence: number): void
}

/** Eight megabytes over a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000

function textFields(input: object): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(input)) if (value !== undefined) fields[name] = String(value)
  return fields
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number'
}

/** The session is over, or was ended from another place. */
const SESSION_CODES: ReadonlySet<number> = new Set([1000, 2000])

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
    const token = settings.token ?? this.#options.token()
    const envelope = await this.#send(name, textFields(input as object), token, settings)
    return this.#dataOf(name, { token, refusal: settings.refusal ?? 'page' }, envelope)
  }

  async upload(file: Blob, use: ImageUse, settings: UploadSettings = {}): Promise<CallData<'saveImage'>> {
    const { signal, onProgress, refusal = 'page' } = settings
    const { config, language } = this.#options
    const token = this.#options.token()
    // The fields before the file: the server reads no file of whom it does not know.
    const body = new FormData()
    for (const [name, value] of Object.entries({ use, lang: language(), rtoken: this.#newRequestToken() }))
      body.append(name, value)
    body.append('file', file)
    const address = `${config.apiHost}${config.basePath}/saveImage`
    const headers: Record<string, string> = token === '' ? {} : { [TOKEN_HEADER]: token }
    const send = this.#options.sendForm ?? sendForm
    const envelope = await this.#answer('saveImage', { timeoutMs: UPLOAD_TIMEOUT_MS, signal }, (either) =>
      send({ address, headers, body, signal: either, onProgress: onProgress ?? (() => undefined) }),
    )
    return this.#dataOf('saveImage', { token, refusal }, envelope)
  }

  #dataOf<Name extends CallName>(
    name: Name,
    { token, refusal }: { readonly token: string; readonly refusal: RefusalPlace },
    envelope: Envelope<unknown>,
  ): CallData<Name> {
    // That a session which was left meanwhile is over says nothing of the one in use.
    const left = token !== this.#options.token() && SESSION_CODES.has(envelope.code)
    if (!left) this.#options.onEnvelope?.(envelope, name, refusal)
    if (envelope.code !== 0 && envelope.code !== 7) throw new CallError(name, envelope)
    return envelope.data as CallData<Name>
  }

  #send(
    name: CallName,
    fields: Record<string, string>,
    token: string,
    { signal, asForm = false }: CallSettings,
  ): Promise<Envelope<unknown>> {
    const timeoutMs = this.#options.config.requestTimeoutMs
    const post = asForm || CALL_FACTS[name].method === 'POST'
    return this.#answer(name, { timeoutMs, signal }, async (either) => {
      const response = await this.#request(name, fields, token, post, either)
      return response.json()
    })
  }

  /** The envelope that `ask` comes back with, in time. */
  async #answer(
    name: CallName,
    { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal | undefined },
    ask: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<Envelope<unknown>> {
    const deadline = AbortSignal.timeout(timeoutMs)
    const either = signal ? AbortSignal.any([deadline, signal]) : deadline
    try {
      const body = await ask(either)
      if (!isEnvelope(body)) throw new SyntaxError('no envelope')
      return body
    } catch (error) {
      throw this.#networkError(name, error, deadline, signal)
    }
  }

  async #request(
    name: CallName,
    own: Record<string, string>,
    token: string,
    post: boolean,
    signal: AbortSignal,
  ): Promise<Response> {
    const { config, language } = this.#options
    const rtoken = this.#newRequestToken()
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

  #newRequestToken(): string {
    return (this.#options.requestToken ?? requestToken)()
  }

  #remember(sequence: number, token: string): void {
    if (token !== this.#options.token()) return
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
