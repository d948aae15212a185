import type { Server } from 'node:http'
import { type World, WS_PATH } from '@touchstone/protocol'
import { CONNECTION_LIMITS, type ConnectionLimits } from '../gateway/limits/connectionLimits.ts'
import type { OpeningGate } from '../gateway/openingGate.ts'
import type { LiveWorld } from '../live/liveWorld.ts'
import type { MessageChanges } from '../messages/messageChanges.ts'
import { Conversation, type ConversationParts, type FindSession } from './conversation.ts'
import type { Notices } from './notices/noticeSource.ts'
import { Outbox } from './outbox.ts'
import type { OwnerChannelOptions } from './ownerChannels.ts'
import type { RecordChanges } from './recordChanges.ts'
import { SocketCount } from './socketCount.ts'
import { STREAM_LIMITS, type StreamLimits } from './streamLimits.ts'
import { CLOSE, type StreamSocket } from './streamSocket.ts'
import { acceptUpgrades } from './upgrade.ts'
import { TICK_MS, WorldChannels } from './worldChannels.ts'

export interface StreamHubParts extends Pick<OwnerChannelOptions, 'streams' | 'recordEvents'> {
  readonly worlds: Readonly<Record<World, LiveWorld>>
  readonly dispatcher: ConversationParts['dispatcher']
  readonly resolveSession: FindSession
  /** Names of feeds that are late. */
  readonly late: () => readonly string[]
  /** Changes of customers' records of the real world that do not come from the log. */
  readonly records?: RecordChanges
  /** Announcements and news as they are published, in both worlds. */
  readonly notices: Notices
  /** Messages to customers of both worlds. */
  readonly messages?: MessageChanges
  /** Proxies of the operator's before this server. */
  readonly proxies?: number
  readonly connections?: ConnectionLimits
  /** Absent where customers are served from the start. */
  readonly gate?: OpeningGate
  readonly limits?: Partial<StreamLimits>
  readonly now?: () => number
}

const TICKS_A_SECOND = 1_000 / TICK_MS

/**
 * Live data for every open socket. It follows the applied log, so nothing is sent before it is durable. Updates are joined over short
 * times, made into bytes once, and written once per socket and turn; the queue of a socket that does not read is bounded, and it
 * gets fresh snapshots later.
 */
export class StreamHub {
  readonly #limits: StreamLimits
  readonly #proxies: number
  readonly #count: SocketCount
  readonly #gate: OpeningGate | undefined
  readonly #now: () => number
  readonly #outbox: Outbox
  readonly #worlds: Readonly<Record<World, WorldChannels>>
  readonly #conversation: Conversation
  readonly #sockets = new Set<StreamSocket>()
  readonly #slow = new Set<StreamSocket>()
  #timer: NodeJS.Timeout | undefined
  #tickNumber = 0
  #stopAccepting: () => void = () => undefined
  readonly #unfollow: readonly (() => void)[]

  constructor(parts: StreamHubParts) {
    const { dispatcher, resolveSession, late, notices, streams, recordEvents, now = Date.now } = parts
    const limits = { ...STREAM_LIMITS, ...parts.limits }
    const outbox = new Outbox(now, (socket) => this.#slow.add(socket))
    const told = { outbox, now, late, notices, streams, recordEvents }
    const worlds = {
      real: new WorldChannels(parts.worlds.real, told),
      demo: new WorldChannels(parts.worlds.demo, told),
    }
    this.#limits = limits
    this.#proxies = parts.proxies ?? 0
    this.#count = new SocketCount(parts.connections ?? CONNECTION_LIMITS, () => performance.now())
    this.#gate = parts.gate
    this.#now = now
    this.#outbox = outbox
    this.#worlds = worlds
    this.#conversation = new Conversation({ worlds, outbox, dispatcher, resolveSession, limits, now })
    this.#unfollow = [
      parts.records?.follow((owner, kind) => worlds.real.tellRecord(owner, kind)) ?? (() => undefined),
      parts.messages?.follow((world, owner, data) => worlds[world].tellMessages(owner, data)) ?? (() => undefined),
      parts.worlds.real.onLoaded(() => this.#showAnew('real')),
      parts.worlds.demo.onLoaded(() => this.#showAnew('demo')),
    ]
  }

  /** Counts for the metrics. */
  get figures(): { readonly sockets: number; readonly slow: number } {
    return { sockets: this.#sockets.size, slow: this.#slow.size }
  }

  /** Symbols whose order books somebody looks at in a world. */
  watchedBooks(world: World): ReadonlySet<string> {
    return this.#worlds[world].watchedBooks()
  }

  /** Starts the updates, and handles the upgrade requests of this server. */
  start(server: Server): void {
    this.#stopAccepting = acceptUpgrades(server, {
      path: WS_PATH,
      limits: this.#limits,
      proxies: this.#proxies,
      ...(this.#gate && { gate: this.#gate }),
      refusal: (address) => this.#count.refusal(address),
      now: this.#now,
      opened: (socket) => {
        this.#count.opened(socket.caller.ip)
        this.#sockets.add(socket)
      },
      received: (socket, text) => {
        socket.heard(this.#now())
        this.#conversation.receive(socket, text)
      },
      closed: (socket) => this.#forget(socket),
    })
    this.#timer = setInterval(() => this.#tick(), TICK_MS)
  }

  /** Sockets of an ended session are told and closed at once; the regular check finds all others. */
  sessionEnded(sessionId: string): void {
    for (const socket of this.#sockets)
      if (socket.signedIn?.session.id === sessionId) void this.#conversation.checkSession(socket)
  }

  /** Sends every socket a goodbye and closes it. */
  stop(): void {
    clearInterval(this.#timer)
    this.#stopAccepting()
    for (const socket of this.#sockets) socket.close(CLOSE.goingAway, 'the server is restarting')
    for (const unfollow of this.#unfollow) unfollow()
    this.#worlds.real.stop()
    this.#worlds.demo.stop()
  }

  #tick(): void {
    const now = this.#now()
    this.#tickNumber++
    this.#worlds.real.tick(this.#tickNumber, now)
    this.#worlds.demo.tick(this.#tickNumber, now)
    for (const socket of this.#slow) this.#lookAtSlow(socket, now)
    this.#outbox.flush()
    if (this.#tickNumber % TICKS_A_SECOND === 0) for (const socket of this.#sockets) this.#lookAt(socket, now)
  }

  /** A socket that has read its queue gets snapshots of all its channels; one that does not read is closed. */
  #lookAtSlow(socket: StreamSocket, now: number): void {
    const slowness = socket.slowness(now)
    if (slowness === 'slow') return
    this.#slow.delete(socket)
    if (slowness === 'hopeless') socket.close(CLOSE.tryLater, 'reading too slowly')
    else for (const channel of socket.channels.values()) this.#outbox.update(socket, channel.snapshot(now))
  }

  #lookAt(socket: StreamSocket, now: number): void {
    if (socket.isGone(now)) socket.cut()
    const { signedIn } = socket
    if (!signedIn || now - signedIn.checkedAt < this.#limits.sessionCheckMs) return
    signedIn.checkedAt = now
    void this.#conversation.checkSession(socket)
  }

  /** Listeners who joined before the past was loaded have been shown no open orders. */
  #showAnew(world: World): void {
    this.#conversation.rejoin([...this.#sockets].filter((socket) => this.#conversation.isIn(socket, world)))
  }

  #forget(socket: StreamSocket): void {
    this.#conversation.leaveAll(socket)
    if (this.#sockets.delete(socket)) this.#count.closed(socket.caller.ip)
    this.#slow.delete(socket)
    this.#outbox.forget(socket)
  }
}
