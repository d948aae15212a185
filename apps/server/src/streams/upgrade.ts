import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocketServer } from 'ws'
import { browserSignals } from '../gateway/browserSignals.ts'
import { callerAddress } from '../gateway/callerAddress.ts'
import type { OpeningGate } from '../gateway/openingGate.ts'
import { sessionCookie } from '../gateway/sessionCookie.ts'
import type { StreamLimits } from './streamLimits.ts'
import { type Caller, StreamSocket } from './streamSocket.ts'

export interface UpgradeParts {
  readonly path: string
  readonly limits: StreamLimits
  /** Proxies of the operator's before this server. */
  readonly proxies: number
  /** Absent where customers are served from the start. */
  readonly gate?: OpeningGate
  /** Returns the refusal when the caller may not open another socket now. */
  refusal(address: string): '429 Too Many Requests' | '503 Service Unavailable' | undefined
  now(): number
  opened(socket: StreamSocket): void
  /** Binary messages arrive as the text of their bytes, which is not JSON and is refused as such. */
  received(socket: StreamSocket, text: string): void
  closed(socket: StreamSocket): void
}

/** A page of another site may not open a socket here: browsers name the page's origin, programs name none. */
function isOwnOrigin(request: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

function textOf(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString()
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data).toString()
}

function refuse(socket: Duplex, status: string): void {
  // A client that never closes its own side would hold the connection for ever.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  return callerAddress(socket.remoteAddress, headers['x-forwarded-for'], proxies)
}

function isSecure(request: IncomingMessage, proxies: number): boolean {
  if (proxies > 0 && request.headers['x-forwarded-proto'] !== undefined)
    return request.headers['x-forwarded-proto'] === 'https'
  return 'encrypted' in request.socket
}

/** Not every browser sends its fetch metadata with a socket, but every browser names the origin, which has been checked by now. */
function signalsOf(request: IncomingMessage): Caller['signals'] {
  const signals = browserSignals(request.headers)
  return signals.site === '' && request.headers.origin !== undefined ? { ...signals, site: 'same-origin' } : signals
}

function callerOf(request: IncomingMessage, proxies: number): Caller {
  return {
    ip: addressOf(request, proxies),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    cookie: sessionCookie.read(request.headers.cookie, isSecure(request, proxies)),
    signals: signalsOf(request),
  }
}

/** Turns upgrade requests for `path` into stream sockets and refuses others. Returns the function that stops it. */
export function acceptUpgrades(server: Server, parts: UpgradeParts): () => void {
  const { path, limits, proxies } = parts
  const websockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
  })
  const accept = (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== path) return refuse(raw, '404 Not Found')
    if (!isOwnOrigin(request)) return refuse(raw, '403 Forbidden')
    if (!(raw instanceof Socket)) return refuse(raw, '503 Service Unavailable')
    const caller = callerOf(request, proxies)
    const refusal = parts.refusal(caller.ip)
    if (refusal) return refuse(raw, refusal)
    websockets.handleUpgrade(request, raw, head, (websocket) => {
      const socket = new StreamSocket(websocket, raw, caller, limits, parts.now())
      parts.opened(socket)
      websocket.on('message', (data) => parts.received(socket, textOf(data)))
      websocket.on('pong', () => socket.heard(parts.now()))
      websocket.on('close', () => parts.closed(socket))
      // A broken frame or an oversized message: the library closes with the code that says so.
      websocket.on('error', () => undefined)
    })
  }
  const upgrade = (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    raw.on('error', () => raw.destroy())
    if (!parts.gate) return accept(request, raw, head)
    const closed = () => refuse(raw, '503 Service Unavailable')
    void parts.gate.isOpen().then((open) => (open ? accept(request, raw, head) : closed()), closed)
  }
  server.on('upgrade', upgrade)
  return () => {
    server.off('upgrade', upgrade)
    websockets.close()
  }
}
