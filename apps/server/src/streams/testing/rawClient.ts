import type { ChannelMessage } from '@touchstone/protocol'
import { WebSocket } from 'ws'

export interface RawMessage extends Partial<ChannelMessage> {
  readonly op?: string
  readonly id?: string
  readonly code?: number
  readonly message?: string
  readonly sequence?: number
}

/** A socket that keeps every message, so that tests can wait for a certain one. */
export class RawClient {
  readonly heard: RawMessage[] = []
  readonly socket: WebSocket
  closed: { readonly code: number; readonly reason: string } | null = null
  #changed: () => void = () => undefined

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as RawMessage)
      this.#changed()
    })
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() }
      this.#changed()
    })
    socket.on('error', () => undefined)
  }

  static async open(address: string, headers: Record<string, string> = {}): Promise<RawClient> {
    const client = new RawClient(new WebSocket(address, { headers }))
    await new Promise((resolve, reject) => {
      client.socket.once('open', resolve)
      client.socket.once('error', reject)
    })
    return client
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Waits until `found` returns a value; fails when the socket closes first. */
  async until<Found>(found: (client: RawClient) => Found | undefined | false): Promise<Found> {
    for (;;) {
      const result = found(this)
      if (result !== undefined && result !== false) return result
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`nothing came; heard ${this.heard.length} messages`)), 20_000)
        this.#changed = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  /** The first matching message, from message number `from` on. */
  message(fits: (message: RawMessage) => boolean, from = 0): Promise<RawMessage> {
    return this.until(({ heard }) => heard.slice(from).find(fits))
  }

  ended(): Promise<{ readonly code: number; readonly reason: string }> {
    return this.until(({ closed }) => closed ?? undefined)
  }
}
