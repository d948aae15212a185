import { connect, type Socket } from 'node:net'
import type { SignerAnswer, SignerAnswers, SignerAsk, SignerCall, SignerRefusal } from '@touchstone/protocol/signer'
import { SIGNER_REFUSALS } from '@touchstone/protocol/signer'

/** The signer does not answer: it may or may not have acted, to be asked again. */
export class SignerTrouble extends Error {
  override readonly name = 'SignerTrouble'
}

/** The signer refuses a request. */
export class SignerRefused extends Error {
  override readonly name = 'SignerRefused'
  readonly code: SignerRefusal

  constructor(code: SignerRefusal) {
    super(SIGNER_REFUSALS[code])
    this.code = code
  }
}

/** Questions to the signer. Each may be asked again: the answer is the same. Throws SignerTrouble or SignerRefused. */
export interface SignerPort {
  ask<Call extends SignerCall>(call: Call, fields: SignerAsk<Call>): Promise<SignerAnswers[Call]>
  close(): void
}

const ANSWERS_WITHIN_MS = 15_000
const LONGEST_ANSWER = 1_000_000

interface Waiting {
  readonly resolve: (answer: SignerAnswer) => void
  readonly reject: (trouble: SignerTrouble) => void
}

/** One connection, made when it is needed and anew after it broke. */
class SignerConnection {
  readonly #waiting = new Map<number, Waiting>()
  readonly #socket: Socket
  #rest = ''

  constructor(address: string) {
    const [, host, port] = /^([^/:]+):(\d+)$/.exec(address) ?? []
    this.#socket = host && port ? connect({ host, port: Number(port) }) : connect({ path: address })
    this.#socket.setEncoding('utf8')
    this.#socket.on('data', (chunk: string) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#end(error.message))
    this.#socket.on('close', () => this.#end('it hung up'))
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed
  }

  send(id: number, line: string): Promise<SignerAnswer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end('it takes too long'), ANSWERS_WITHIN_MS)
      const settled = () => {
        clearTimeout(timer)
        this.#waiting.delete(id)
      }
      this.#waiting.set(id, {
        resolve: (answer) => {
          settled()
          resolve(answer)
        },
        reject: (trouble) => {
          settled()
          reject(trouble)
        },
      })
      this.#socket.write(`${line}\n`)
    })
  }

  close(): void {
    this.#end('it was closed')
  }

  #take(chunk: string): void {
    this.#rest += chunk
    for (let end = this.#rest.indexOf('\n'); end !== -1; end = this.#rest.indexOf('\n')) {
      const line = this.#rest.slice(0, end)
      this.#rest = this.#rest.slice(end + 1)
      this.#answer(line)
    }
    if (this.#rest.length > LONGEST_ANSWER) this.#end('it talks too much')
  }

  #answer(line: string): void {
    try {
      const answer = JSON.parse(line) as SignerAnswer
      this.#waiting.get(answer.id)?.resolve(answer)
    } catch {
      this.#end('its answer is no JSON')
    }
  }

  #end(reason: string): void {
    this.#socket.destroy()
    for (const { reject } of this.#waiting.values()) reject(new SignerTrouble(`the signer does not answer: ${reason}`))
  }
}

/**
 * `address`: a path, or host:port. `token`: the secret by which the signer knows this server; it may be made by the signer's
 * first start.
 */
export function createSignerClient(address: string, token: () => Promise<string>): SignerPort {
  let connection: SignerConnection | undefined
  let last = 0
  return {
    ask: async <Call extends SignerCall>(call: Call, fields: SignerAsk<Call>) => {
      const secret = await token().catch(() => {
        throw new SignerTrouble('the signer does not answer: there is no token yet')
      })
      if (!connection?.isOpen) connection = new SignerConnection(address)
      const id = ++last
      const answer = await connection.send(id, JSON.stringify({ ...fields, id, token: secret, call }))
      if (!answer.ok) throw new SignerRefused(answer.code)
      return answer.data as SignerAnswers[Call]
    },
    close: () => connection?.close(),
  }
}
