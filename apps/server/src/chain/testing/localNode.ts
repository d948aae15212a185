import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a node was asked. */
export interface AskedOfNode {
  readonly path: string | undefined
  /** Of the asker's end of the connection. */
  readonly port: number | undefined
  readonly body: string
}

/** A node on this machine that answers as the test says. Its address carries a key. */
export class LocalNode {
  readonly #server: Server
  readonly asked: AskedOfNode[] = []
  answer: (response: ServerResponse, body: string) => void = (response) => response.end('{"result":null}')

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += String(chunk)
      })
      request.on('end', () => {
        this.asked.push({ path: request.url, port: request.socket.remotePort, body })
        this.answer(response, body)
      })
    })
  }

  static async start(): Promise<LocalNode> {
    const node = new LocalNode()
    await new Promise<void>((resolve) => node.#server.listen(0, '127.0.0.1', resolve))
    return node
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/key`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
