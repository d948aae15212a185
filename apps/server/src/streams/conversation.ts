import type { ClientMessage, Rejection, RejectionFacts, World } from '@touchstone/protocol'
import { toldRefusal } from '../errors/toldRefusal.ts'
import { refusalAnswer } from '../gateway/answers.ts'
import type { Session } from '../gateway/callContext.ts'
import { type Calls, type Dispatcher, findCall } from '../gateway/dispatcher.ts'
import { type BadMessage, parseClientMessage } from './clientMessage.ts'
import type { Outbox } from './outbox.ts'
import { SocketCall } from './socketCall.ts'
import type { StreamLimits } from './streamLimits.ts'
import { CLOSE, type StreamSocket } from './streamSocket.ts'
import type { WorldChannels } from './worldChannels.ts'

type Found = Session | null | 'expired' | 'revoked' | 'ended_elsewhere'

/** The session of a token. Any other answer means that there is no such session, or no longer. */
export type FindSession = (
  token: string,
  presented: { readonly cookie: string; readonly fromBrowser: boolean; readonly ip: string },
) => Found | Promise<Found>

export interface ConversationParts {
  readonly worlds: Readonly<Record<World, WorldChannels>>
  readonly outbox: Outbox
  readonly dispatcher: Pick<Dispatcher, 'calls' | 'dispatch'>
  readonly resolveSession: FindSession
  readonly limits: StreamLimits
  readonly now: () => number
}

function isCalledOverSockets(calls: Calls, name: string): boolean {
  const group = findCall(calls, name)?.group ?? 'other'
  return group !== 'other'
}

/** A visitor who has not signed in looks at the real world. */
function worldNameOf(socket: StreamSocket): World {
  return socket.signedIn?.session.world ?? 'real'
}

/** The messages of sockets and their answers. */
export class Conversation {
  readonly #parts: ConversationParts
  readonly #outbox: Outbox
  #callNumber = 0

  constructor(parts: ConversationParts) {
    this.#parts = parts
    this.#outbox = parts.outbox
  }

  receive(socket: StreamSocket, text: string): void {
    const seconds = socket.spendMessage()
    if (seconds > 0) this.refuse(socket, 'rate_limited', { seconds })
    else this.#handleText(socket, text)
    this.#outbox.schedule()
  }

  refuse(socket: StreamSocket, rejection: Rejection, facts: RejectionFacts = {}, ch?: string): void {
    const { code, message } = refusalAnswer(rejection, facts)
    this.#outbox.answer(socket, { op: 'error', ...(ch !== undefined && { ch }), code, message })
  }

  /** Closes the socket with the reason when its session has ended. A database that does not answer ends no session. */
  async checkSession(socket: StreamSocket): Promise<void> {
    const token = socket.signedIn?.token
    if (token === undefined) return
    const found = await this.#session(socket, token).catch(() => null)
    if (typeof found !== 'string' || socket.signedIn?.token !== token) return
    this.refuse(socket, found)
    this.#outbox.flush()
    socket.close(CLOSE.policy, 'the session has ended')
  }

  /** Takes a socket off everything it listens to. */
  leaveAll(socket: StreamSocket): void {
    for (const name of Array.from(socket.channels.keys())) this.#unsubscribe(socket, name)
  }

  /** Joins every channel of these sockets anew: each channel begins with its current data and sends all its listeners a snapshot. */
  rejoin(sockets: Iterable<StreamSocket>): void {
    const held = Array.from(sockets, (socket) => ({ socket, names: [...socket.channels.keys()] }))
    for (const { socket } of held) this.leaveAll(socket)
    for (const { socket, names } of held) for (const name of names) this.#subscribe(socket, name)
    this.#outbox.schedule()
  }

  isIn(socket: StreamSocket, world: World): boolean {
    return worldNameOf(socket) === world
  }

  #handleText(socket: StreamSocket, text: string): void {
    if (socket.waiting) {
      if (socket.waiting.length < this.#parts.limits.waitingMessages) socket.waiting.push(text)
      else socket.close(CLOSE.policy, 'too many messages while signing in')
      return
    }
    const message = parseClientMessage(text)
    if ('problem' in message) this.#refuseMessage(socket, message)
    else this.#handle(socket, message)
  }

  /** Every call is answered under its id, also a failed one, so that its caller does not wait for ever. */
  #refuseMessage(socket: StreamSocket, { problem, id }: BadMessage): void {
    const facts = { field: 'message', problem }
    if (id === undefined) this.refuse(socket, 'malformed', facts)
    else this.#outbox.answer(socket, { op: 'reply', id, sequence: 0, ...refusalAnswer('malformed', facts) })
  }

  #handle(socket: StreamSocket, message: ClientMessage): void {
    switch (message.op) {
      case 'ping':
        this.#outbox.answer(socket, { op: 'pong', time: this.#parts.now() })
        break
      case 'sub':
        this.#subscribe(socket, message.ch)
        break
      case 'unsub':
        this.#unsubscribe(socket, message.ch)
        break
      case 'auth':
        socket.waiting = []
        void this.#signIn(socket, message.token)
        break
      case 'call':
        void this.#call(socket, message)
    }
  }

  #worldOf(socket: StreamSocket): WorldChannels {
    return this.#parts.worlds[worldNameOf(socket)]
  }

  /** Listening to a channel again asks for a fresh snapshot. */
  #subscribe(socket: StreamSocket, name: string): void {
    const now = this.#parts.now()
    const channel = socket.channels.get(name) ?? this.#join(socket, name, now)
    if (channel) this.#outbox.update(socket, channel.snapshot(now))
  }

  #join(socket: StreamSocket, name: string, now: number) {
    if (socket.channels.size >= this.#parts.limits.subscriptions) {
      this.refuse(socket, 'malformed', { field: 'ch', problem: 'is one subscription too many' }, name)
      return undefined
    }
    const world = this.#worldOf(socket)
    const session = socket.signedIn?.session
    if (world.isPrivate(name) && !session) {
      this.refuse(socket, 'please_log_in', {}, name)
      return undefined
    }
    const channel =
      world.isPrivate(name) && session ? world.privateChannel(name, session.owner) : world.channel(name, now)
    if (!channel) {
      this.refuse(socket, 'malformed', { field: 'ch', problem: 'is no channel' }, name)
      return undefined
    }
    channel.subscribers.add(socket)
    socket.channels.set(name, channel)
    return channel
  }

  #unsubscribe(socket: StreamSocket, name: string): void {
    const channel = socket.channels.get(name)
    if (!channel) return
    socket.channels.delete(name)
    this.#worldOf(socket).leave(socket, channel)
  }

  async #session(socket: StreamSocket, token: string): Promise<Session | Rejection> {
    const { cookie, signals, ip } = socket.caller
    const found = await this.#parts.resolveSession(token, { cookie, ip, fromBrowser: signals.site !== '' })
    if (typeof found === 'object' && found !== null) return found
    return found === 'ended_elsewhere' || found === 'revoked' ? 'logged_in_elsewhere' : 'session_expired'
  }

  /** Signing in may lead to another world, whose channels are then joined anew. Messages sent meanwhile are handled afterwards. */
  async #signIn(socket: StreamSocket, token: string): Promise<void> {
    const found = await this.#session(socket, token).catch(
      (error: unknown) => toldRefusal(error)?.rejection ?? 'internal',
    )
    if (socket.closed) return
    const names = [...socket.channels.keys()]
    this.leaveAll(socket)
    const refused = typeof found === 'string'
    socket.signedIn = refused ? null : { session: found, token, checkedAt: this.#parts.now() }
    const { code, message } = refused ? refusalAnswer(found) : { code: 0, message: '' }
    this.#outbox.answer(socket, { op: 'auth', code, message })
    for (const name of names) this.#subscribe(socket, name)
    const waiting = socket.waiting ?? []
    socket.waiting = null
    for (const text of waiting) this.#handleText(socket, text)
    this.#outbox.schedule()
  }

  async #call(socket: StreamSocket, { id, name, args }: ClientMessage & { op: 'call' }): Promise<void> {
    const call = new SocketCall(socket.caller, ++this.#callNumber, socket.signedIn?.token ?? '')
    const { dispatcher } = this.#parts
    const allowed = isCalledOverSockets(dispatcher.calls, name)
    const envelope = allowed ? await dispatcher.dispatch(name, 'POST', args, call) : refusalAnswer('unknown_call')
    if (socket.closed) return
    const { code, message, data, title, time } = envelope
    this.#outbox.answer(socket, { op: 'reply', id, sequence: call.sequence, code, message, data, title, time })
    this.#outbox.schedule()
  }
}
