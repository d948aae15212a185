import type { FastifyRequest } from 'fastify'
import { type BrowserSignals, browserSignals } from '../gateway/browserSignals.ts'
import { consoleCookie, knownConsoleCookie } from '../gateway/sessionCookie.ts'
import { deviceName } from '../identity/names/deviceName.ts'

/** Every call of the console carries it: no form and no foreign page can send one. */
const CONSOLE_HEADER = 'x-console'

/** One HTTP request to the console's gateway, and the headers its answer will carry. */
export class AdminMeta {
  readonly requestId: string
  readonly address: string
  readonly device: string
  readonly signals: BrowserSignals
  /** The header that only the console's own page sends. */
  readonly marked: boolean
  /** Of the page that sent it, '' when the browser did not say. */
  readonly from: string
  readonly origin: string
  readonly cookie: string
  /** Of a browser in which an operator logged in before, '' when none. */
  readonly knownCookie: string
  readonly answerHeaders: (string | number)[] = []
  readonly #secure: boolean

  constructor(request: FastifyRequest) {
    const { headers, id, ip, protocol, host } = request
    this.requestId = id
    this.address = ip
    this.device = deviceName(headers['user-agent'] ?? '')
    this.signals = browserSignals(headers)
    this.marked = headers[CONSOLE_HEADER] === '1'
    this.from = headers.origin ?? ''
    this.origin = `${protocol}://${host}`
    this.#secure = protocol === 'https'
    this.cookie = consoleCookie.read(headers.cookie, this.#secure)
    this.knownCookie = knownConsoleCookie.read(headers.cookie, this.#secure)
  }

  setCookie(value: string): void {
    this.answerHeaders.push('set-cookie', consoleCookie.write(value, this.#secure))
  }

  setKnownCookie(value: string): void {
    this.answerHeaders.push('set-cookie', knownConsoleCookie.write(value, this.#secure))
  }
}
