import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Session } from '../gateway/callContext.ts'
import type { CallMeta } from '../gateway/callMeta.ts'
import { TokenBuckets } from '../gateway/limits/tokenBuckets.ts'
import type { Channel } from './channel.ts'
import type { FrameChain } from './frameChain.ts'
import type { StreamLimits } from './streamLimits.ts'
import { jsonFrame } from './textFrame.ts'

/** Facts about the client from the upgrade request. */
export type Caller = Pick<CallMeta, 'ip' | 'userAgent' | 'cookie' | 'signals'>

export interface SignedIn {
  readonly session: Session
  readonly token: string
  checkedAt: number
}

export const CLOSE = { goingAway: 1001, policy: 1008, tryLater: 1013 } as const

/** One connection: its session, its channels, and the frames it has not read yet. */
export class StreamSocket {
  readonly caller: Caller
  readonly channels = new Map<string, Channel<StreamSocket>>()
  readonly #websocket: WebSocket
  readonly #raw: Socket
  readonly #limits: StreamLimits
  readonly #bucket: TokenBuckets
  #chain: FrameChain | null = null
  #slowSince = 0
  #heardAt: number
  #askedAt = 0
  signedIn: SignedIn | null = null
  /** Messages that arrived while the socket was signing in; null when it is not signing in. */
  waiting: string[] | null = null

  constructor(websocket: WebSocket, raw: Socket, caller: Caller, limits: StreamLimits, now: number) {
    this.#websocket = websocket
    this.#raw = raw
    this.#limits = limits
    this.#heardAt = now
    this.caller = caller
    this.#bucket = new TokenBuckets({ perSecond: limits.messagesPerSecond, burst: 2 * limits.messagesPerSecond })
  }

  /** True: it does not read fast enough and gets no updates until it has caught up. */
  get slow(): boolean {
    return this.#slowSince !== 0
  }

  get closed(): boolean {
    return this.#websocket.readyState !== this.#websocket.OPEN
  }

  get unreadBytes(): number {
    return this.#raw.writableLength
  }

  heard(now: number): void {
    this.#heardAt = now
    this.#askedAt = 0
  }

  /** Whole seconds until another message is accepted, 0 when it is now. */
  spendMessage(): number {
    return this.#bucket.spend('')
  }

  /** Puts a frame behind those that wait for the next write. `start` is the empty chain of this round. */
  add(frame: Buffer, start: FrameChain): void {
    this.#chain = (this.#chain ?? start).with(frame)
  }

  /** Sends an answer that no other socket shares. */
  addJson(value: unknown, start: FrameChain): void {
    this.#chain = (this.#chain ?? start).withOwn(jsonFrame(value))
  }

  /** Writes the waiting frames in one go. Afterwards the socket may be `slow`. */
  write(now: number): void {
    const chain = this.#chain
    this.#chain = null
    if (!chain || this.closed) return
    this.#raw.write(chain.bytes())
    if (this.#slowSince === 0 && this.unreadBytes > this.#limits.slowBytes) {
      this.#slowSince = now
      this.#websocket.pause()
    }
  }

  /** For a slow socket: `caught-up` once it has read nearly all, `hopeless` when it never will. */
  slowness(now: number): 'caught-up' | 'slow' | 'hopeless' {
    const { drainedBytes, hopelessBytes, hopelessMs } = this.#limits
    if (this.unreadBytes <= drainedBytes) {
      this.#slowSince = 0
      this.#heardAt = now
      this.#websocket.resume()
      return 'caught-up'
    }
    return this.unreadBytes >= hopelessBytes || now - this.#slowSince >= hopelessMs ? 'hopeless' : 'slow'
  }

  /** Asks a silent socket for a sign of life; true when it gave none and is gone. */
  isGone(now: number): boolean {
    const { idleMs } = this.#limits
    if (this.slow || now - this.#heardAt < idleMs) return false
    if (this.#askedAt === 0) {
      this.#askedAt = now
      this.#websocket.ping()
      return false
    }
    return now - this.#askedAt >= idleMs
  }

  /** Says goodbye; frames that cannot be written within two seconds are dropped. */
  close(code: number, reason: string): void {
    if (this.#websocket.isPaused) this.#websocket.resume()
    this.#websocket.close(code, reason)
    setTimeout(() => this.#websocket.terminate(), 2_000).unref()
  }

  cut(): void {
    this.#websocket.terminate()
  }
}
