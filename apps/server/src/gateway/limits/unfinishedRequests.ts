import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusalAnswer } from '../answers.ts'
import { endWith } from '../endWith.ts'
import { UPLOAD_CALL, WEB_PREFIX } from '../webRoutes.ts'
import { addressBlock } from './addressBlock.ts'
import type { ConnectionLimits } from './connectionLimits.ts'

type Limits = Pick<ConnectionLimits, 'unfinished' | 'unfinishedPerAddress' | 'unfinishedMs'>

/** A picture of 8 MB over a slow line takes longer than a form. */
const UPLOAD_PATIENCE = 4
const LOOK_EVERY_MS = 1_000

interface Connection {
  readonly socket: Socket
  /** The request that came in last; null before the first. */
  request: FastifyRequest | null
  /** When that request, the wait for the first one, or the head of another began. */
  since: number
  /** A request that was all here at the last look, and the bytes that had come in by then: more are a new, unfinished one. */
  seen: FastifyRequest | null
  seenBytes: number
}

/**
 * Cuts requests that are begun and not ended: those that take too long, and the oldest of an address that has too many, or of
 * all when there are too many. Honest requests are the young ones. Looks once a second, so that a request itself pays
 * for little more than being noted.
 */
class UnfinishedRequests {
  readonly #limits: Limits
  readonly #connections = new Map<Socket, Connection>()
  readonly #now: () => number

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  opened(socket: Socket): void {
    this.#connections.set(socket, { socket, request: null, since: this.#now(), seen: null, seenBytes: 0 })
    socket.once('close', () => this.#connections.delete(socket))
  }

  /** The headers of a request are here. */
  began(request: FastifyRequest): void {
    const connection = this.#connections.get(request.raw.socket)
    if (!connection) return
    connection.request = request
    connection.since = this.#now()
  }

  /** The connection carries requests no more. */
  left(socket: Socket): void {
    this.#connections.delete(socket)
  }

  /** Cuts the connections beyond the limits; returns how many. */
  look(): number {
    const now = this.#now()
    const counts = new Map<string, number>()
    let inAll = 0
    let cut = 0
    const youngestFirst = [...this.#connections.values()]
      .filter((connection) => isUnfinished(connection, now))
      .sort((one, other) => other.since - one.since)
    for (const connection of youngestFirst) {
      const address = addressBlock(connection.request?.ip ?? connection.socket.remoteAddress ?? '')
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      inAll++
      if (!this.#isBeyond(connection, now, count, inAll)) continue
      this.#connections.delete(connection.socket)
      endWith(connection.socket, '408 Request Timeout', NOT_COMPLETE)
      cut++
    }
    return cut
  }

  #isBeyond({ request, since }: Connection, now: number, count: number, inAll: number): boolean {
    const { unfinished, unfinishedPerAddress, unfinishedMs } = this.#limits
    const patience = request && isUpload(request) ? UPLOAD_PATIENCE : 1
    const late = unfinishedMs > 0 && now - since >= unfinishedMs * patience
    const tooMany = (unfinishedPerAddress > 0 && count > unfinishedPerAddress) || (unfinished > 0 && inAll > unfinished)
    return late || tooMany
  }
}

const NOT_COMPLETE = refusalAnswer('malformed', { field: 'request', problem: 'is not complete' })

function isUpload({ url }: FastifyRequest): boolean {
  return url.split('?')[0] === WEB_PREFIX + UPLOAD_CALL
}

/** Notes a request that is all here, so that bytes that come after it are known for another's. */
function isUnfinished(connection: Connection, now: number): boolean {
  const { socket, request, seen, seenBytes } = connection
  if (!request) return true
  if (!request.raw.complete) return !request.raw.destroyed
  if (seen === request && socket.bytesRead > seenBytes) return true
  connection.seen = request
  connection.seenBytes = socket.bytesRead
  connection.since = now
  return false
}

/** Bounds the requests that callers may leave unfinished on this server. `upgraded` is told of connections that become sockets. */
export function boundUnfinished(app: FastifyInstance, limits: Limits): { upgraded(socket: Socket): void } {
  const unfinished = new UnfinishedRequests(limits, () => performance.now())
  app.server.on('connection', (socket: Socket) => unfinished.opened(socket))
  app.addHook('onRequest', (request, _reply, done) => {
    unfinished.began(request)
    done()
  })
  const timer = setInterval(() => unfinished.look(), LOOK_EVERY_MS).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
  return { upgraded: (socket) => unfinished.left(socket) }
}
