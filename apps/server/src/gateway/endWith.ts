import type { Socket } from 'node:net'
import type { Envelope } from '@touchstone/protocol'
import { API_HEADERS } from './securityHeaders.ts'

/** Answers where no request is there to be answered, and closes: the envelope, with the HTTP status that proxies understand. */
export function endWith(socket: Socket, status: string, answer: Envelope<unknown>): void {
  const body = JSON.stringify(answer)
  const headers = [
    `HTTP/1.1 ${status}`,
    ...Object.entries(API_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroySoon())
}
