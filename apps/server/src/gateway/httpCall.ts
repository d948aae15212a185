import { BEHIND_HEADER, MIN_SEQUENCE_HEADER, SEQUENCE_HEADER, TOKEN_HEADER } from '@touchstone/protocol'
import type { FastifyRequest } from 'fastify'
import { type BrowserSignals, browserSignals } from './browserSignals.ts'
import type { CallMeta } from './callMeta.ts'
import { sessionCookie } from './sessionCookie.ts'

/** One HTTP request as a call, and the headers its answer will carry. */
export class HttpCall implements CallMeta {
  readonly signals: BrowserSignals
  /** Name, value, name, value, … */
  readonly answerHeaders: (string | number)[] = []
  readonly upload: (() => Promise<Buffer>) | undefined
  readonly #request: FastifyRequest

  constructor(request: FastifyRequest, upload?: () => Promise<Buffer>) {
    this.#request = request
    this.upload = upload
    this.signals = browserSignals(request.headers)
  }

  get requestId(): string {
    return this.#request.id
  }

  get ip(): string {
    return this.#request.ip
  }

  get userAgent(): string {
    return this.#header('user-agent')
  }

  get origin(): string {
    return `${this.#request.protocol}://${this.#request.host}`
  }

  get token(): string {
    return this.#header(TOKEN_HEADER)
  }

  get cookie(): string {
    return sessionCookie.read(this.#request.headers.cookie, this.#isSecure)
  }

  get minSequence(): number {
    const text = this.#header(MIN_SEQUENCE_HEADER)
    return /^\d{1,15}$/.test(text) ? Number(text) : 0
  }

  setCookie(value: string): void {
    this.answerHeaders.push('set-cookie', sessionCookie.write(value, this.#isSecure))
  }

  setSequence(sequence: number): void {
    this.answerHeaders.push(SEQUENCE_HEADER, sequence)
  }

  setBehind(entries: number): void {
    this.answerHeaders.push(BEHIND_HEADER, entries)
  }

  get #isSecure(): boolean {
    return this.#request.protocol === 'https'
  }

  #header(name: string): string {
    const value = this.#request.headers[name]
    return typeof value === 'string' ? value : ''
  }
}
