import type { Envelope } from '@touchstone/protocol'
import type { AdminCallData, AdminCallInput, AdminCallName } from '@touchstone/protocol/admin'
import { generate } from 'otplib'

export const OPERATOR_PASSWORD = 'quiet-harbour-seven-lamps'

export interface Answer extends Envelope<unknown> {
  readonly setCookie: string
}

const STEP_MS = 30_000

/** A code of the authenticator app; `ahead`: of a later time step, for a code is good once. */
export function codeOf(secret: string, ahead = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor((Date.now() + ahead * STEP_MS) / 1_000) })
}

/** One operator's browser: it keeps the cookie and sends what the console's page sends. */
export class AdminClient {
  cookie = ''
  /** Of the authenticator app, once it is set up. */
  secret = ''
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async send(call: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const cookie: Record<string, string> = this.cookie === '' ? {} : { cookie: this.cookie }
    const answer = await fetch(`${this.#origin}/admin/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-console': '1', ...cookie, ...headers },
      body: JSON.stringify(body),
    })
    const setCookie = answer.headers.get('set-cookie') ?? ''
    if (setCookie !== '') this.cookie = setCookie.split(';')[0] ?? ''
    return { ...((await answer.json()) as Envelope<unknown>), setCookie }
  }

  /** The data of a call that succeeds; throws the envelope's message otherwise. */
  async data<Name extends AdminCallName>(call: Name, input: AdminCallInput<Name>): Promise<AdminCallData<Name>> {
    const { code, message, data } = await this.send(call, input)
    if (code !== 7) throw new Error(`${call}: ${code} ${message}`)
    return data as AdminCallData<Name>
  }

  /** The code of a call that is refused. */
  async refusal<Name extends AdminCallName>(call: Name, input: AdminCallInput<Name>): Promise<number> {
    const { code } = await this.send(call, input)
    if (code === 7) throw new Error(`${call} was not refused`)
    return code
  }

  /** Opens every picture of a case, as approving asks for. */
  async openPictures(id: string): Promise<void> {
    const { images } = await this.data('getCase', { id })
    for (const { id: image } of images) await this.data('openDocument', { id, image })
  }

  /** From a one-time password to a session. */
  async enrol(name: string, password: string): Promise<this> {
    const { ticket, next } = await this.data('login', { name, password })
    if (next !== 'enrol') throw new Error(`${name} was asked for ${next}`)
    const { secret } = await this.data('startEnrolment', { ticket })
    this.secret = secret
    await this.data('enrol', { ticket, password: OPERATOR_PASSWORD, code: await codeOf(secret) })
    return this
  }

  async login(name: string, code: string): Promise<Answer> {
    const { ticket } = await this.data('login', { name, password: OPERATOR_PASSWORD })
    return this.send('proveFactor', { ticket, code })
  }
}
