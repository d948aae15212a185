import { type ChannelMessage, type ClientMessage, STALE_AFTER_MS } from '@touchstone/protocol'
import { backOffMs } from './backOff.ts'
import { NetworkError } from './callError.ts'
import { isPrivateChannel, LiveChannels } from './liveChannels.ts'
import { PendingCalls, type SocketReply } from './pendingCalls.ts'

/** As much of the standard WebSocket as is used here, so that any implementation may be put in. */
export interface SocketLike {
  send(text: string): void
  close(code?: number, reason?: string): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null
  onerror: ((event: never) => void) | null
}

export interface LiveState {
  /** `waiting`: the connection was lost and is tried again after a pause. `closed`: closed by the caller. */
  readonly connection: 'connecting' | 'open' | 'waiting' | 'closed'
  /** No sign of life for four seconds: what is shown may be old. */
  readonly stale: boolean
  readonly signedIn: boolean
  /** Round trip of the last ping, -1 before the first. */
  readonly latencyMs: number
}

export interface LiveSocketOptions {
  readonly address: string
  /** The stored token, "" when signed out. Asked at every connection. */
  readonly token: () => string
  readonly open?: (address: string) => SocketLike
  /** Refusals that belong to no call: codes 1000 and 2000 end the session. */
  readonly onError?: (error: { readonly code: number; readonly message: string; readonly ch?: string }) => void
  readonly callTimeoutMs?: number
  readonly random?: () => number
}

interface ServerMessage {
  readonly op?: string
  readonly ch?: string
  readonly id?: string
  readonly code?: number
  readonly message?: string
}

const PING_EVERY_MS = 10_000
const CHECK_EVERY_MS = 500
/** Silence after which the connection is given up. */
const DEAD_AFTER_MS = 2 * STALE_AFTER_MS
const CALL_TIMEOUT_MS = 10_000

function parsed(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * One connection to the live channels that mends itself: it reconnects with back-off, signs in again, subscribes again,
 * and asks for a new snapshot whenever a message is missing. Nothing is drawn from it that was not delivered in order.
 */
export class LiveSocket {
  readonly #options: LiveSocketOptions
  readonly #channels = new LiveChannels()
  readonly #calls: PendingCalls
  readonly #stateListeners = new Set<(state: LiveState) => void>()
  #state: LiveState = { connection: 'closed', stale: false, signedIn: false, latencyMs: -1 }
  #socket: SocketLike | null = null
  #ready = false
  #failures = 0
  #lastHeard = 0
  #pingSentAt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #check: ReturnType<typeof setInterval> | undefined

  constructor(options: LiveSocketOptions) {
    this.#options = options
    this.#calls = new PendingCalls(options.callTimeoutMs ?? CALL_TIMEOUT_MS)
    this.#channels.add('status', () => undefined)
  }

  get state(): LiveState {
    return this.#state
  }

  onState(listener: (state: LiveState) => void): () => void {
    this.#stateListeners.add(listener)
    return () => this.#stateListeners.delete(listener)
  }

  connect(): void {
    if (this.#socket) return
    clearTimeout(this.#retry)
    this.#check ??= setInterval(() => this.#checkHeartbeat(), CHECK_EVERY_MS)
    this.#setState({ connection: 'connecting' })
    this.#lastHeard = Date.now()
    this.#socket = this.#openSocket()
  }

  /** Closes for good; `connect` starts again. */
  close(): void {
    clearTimeout(this.#retry)
    clearInterval(this.#check)
    this.#check = undefined
    this.#dropSocket()
    this.#setState({ connection: 'closed', stale: false, signedIn: false })
  }

  /** Connects anew with the token as it is now: after a login, a logout, or a change of world. */
  signInAgain(): void {
    if (this.#state.connection === 'closed') return
    this.#dropSocket()
    this.connect()
  }

  /**
   * Listens to a channel. The first message is a snapshot; a later snapshot replaces everything held. Every listener that
   * joins causes a fresh snapshot for all listeners of the channel.
   */
  subscribe<Data>(channel: string, listener: (message: ChannelMessage<Data>) => void): () => void {
    const held = listener as (message: ChannelMessage) => void
    this.#channels.add(channel, held)
    this.#askFor(channel)
    return () => {
      if (this.#channels.remove(channel, held) && this.#ready) this.#send({ op: 'unsub', ch: channel })
    }
  }

  /**
   * Makes a trade call over the socket. Rejects with a NetworkError when the connection is lost before the answer: then
   * nobody knows the outcome, and repeating with the same `cid` is harmless. Waits for a connection that is being made.
   */
  call(name: string, args: Readonly<Record<string, string>>): Promise<SocketReply> {
    if (this.#state.connection !== 'open' && this.#state.connection !== 'connecting')
      return Promise.reject(new NetworkError(name, 'offline'))
    const { id, reply } = this.#calls.add(name)
    const message: ClientMessage = { op: 'call', id, name, args }
    if (this.#ready) this.#send(message)
    else this.#calls.hold(() => this.#send(message))
    return reply
  }

  #openSocket(): SocketLike {
    const open = this.#options.open ?? ((address: string) => new WebSocket(address) as unknown as SocketLike)
    const socket = open(this.#options.address)
    socket.onopen = () => this.#signIn(socket)
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(event.data)
    }
    socket.onclose = () => this.#lost(socket)
    socket.onerror = () => undefined
    return socket
  }

  #signIn(socket: SocketLike): void {
    if (socket !== this.#socket) return
    const token = this.#options.token()
    if (token === '') this.#begin(false)
    else this.#send({ op: 'auth', token })
  }

  #signedIn(answer: { readonly code: number; readonly message: string }): void {
    const answered = this.#socket
    if (answer.code !== 0) this.#options.onError?.(answer)
    /** Whoever was told of the refusal may have connected anew by now. */
    if (this.#socket === answered) this.#begin(answer.code === 0)
  }

  /** Public channels wait for the sign-in too: the session decides whose world they show. */
  #begin(signedIn: boolean): void {
    this.#ready = true
    this.#setState({ connection: 'open', stale: false, signedIn })
    if (!this.#ready) return
    for (const channel of this.#channels.names()) this.#askFor(channel)
    this.#calls.release()
  }

  #askFor(channel: string): void {
    if (!this.#ready) return
    this.#channels.awaitSnapshot(channel)
    if (isPrivateChannel(channel) && !this.#state.signedIn) return
    this.#send({ op: 'sub', ch: channel })
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #receive(data: unknown): void {
    const message = parsed(data)
    if (!message) return
    this.#lastHeard = Date.now()
    this.#failures = 0
    if (this.#state.stale) this.#setState({ stale: false })
    if (message.op === undefined) this.#deliver(message as ChannelMessage)
    else if (message.op === 'reply') this.#calls.settle(message as { id: string } & SocketReply)
    else if (message.op === 'auth') this.#signedIn(message as { code: number; message: string })
    else if (message.op === 'pong') this.#setState({ latencyMs: Date.now() - this.#pingSentAt })
    else if (message.op === 'error') this.#options.onError?.(message as { code: number; message: string; ch?: string })
  }

  #deliver(message: ChannelMessage): void {
    if (this.#channels.deliver(message) === 'gap') this.#askFor(message.ch)
  }

  #lost(socket: SocketLike): void {
    if (socket !== this.#socket) return
    this.#dropSocket()
    const pause = backOffMs(this.#failures, this.#options.random)
    this.#failures++
    this.#setState({ connection: 'waiting', signedIn: false })
    this.#retry = setTimeout(() => this.connect(), pause)
  }

  #dropSocket(): void {
    const socket = this.#socket
    this.#socket = null
    this.#ready = false
    this.#calls.loseAll()
    if (!socket) return
    socket.onmessage = null
    socket.close()
  }

  #checkHeartbeat(): void {
    const silence = Date.now() - this.#lastHeard
    if (!this.#state.stale && silence >= STALE_AFTER_MS) this.#setState({ stale: true })
    if (this.#socket && silence >= DEAD_AFTER_MS) this.#lost(this.#socket)
    if (this.#ready && Date.now() - this.#pingSentAt >= PING_EVERY_MS) {
      this.#pingSentAt = Date.now()
      this.#send({ op: 'ping' })
    }
  }

  #setState(change: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...change }
    const listeners = [...this.#stateListeners]
    for (const listener of listeners) listener(this.#state)
  }
}
