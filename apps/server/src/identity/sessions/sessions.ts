import { randomUUID } from 'node:crypto'
import type { World } from '@touchstone/protocol'
import type { Clock } from '../../clock/clock.ts'
import { hashSecret, newSecret, SECRET_SHAPE } from '../../crypto/secrets.ts'
import type { Session } from '../../gateway/callContext.ts'
import type { IdentityPolicy } from '../limits/policy.ts'
import type { LiveSession, NewSession, SessionRecord, SessionRows } from './sessionRows.ts'

export interface Presented {
  /** Value of the session-binding cookie, "" when none. */
  readonly cookie: string
  readonly fromBrowser: boolean
}

/**
 * The meaning of a token. null: none was sent. `expired`: it is unknown or its time is over (code 1000). `ended_elsewhere`:
 * the session was ended from another place; told once, to the first call (code 2000).
 */
export type Resolution = Session | null | 'expired' | 'ended_elsewhere'

export interface Opened {
  readonly token: string
  /** Value of the binding cookie to set, null for a session opened by a program. */
  readonly cookie: string | null
}

interface Caller {
  readonly device: string
  readonly address: string
}

export interface NewLogin extends Caller {
  readonly userId: string
  readonly browser: boolean
  /** Left out: the real one. */
  readonly world?: World
}

export interface OtherWorld extends Caller {
  readonly world: World
  /** As the request presented it. */
  readonly cookie: string
}

export interface Sessions {
  open(session: NewLogin): Promise<Opened>
  /**
   * The token of another session of the same person, in another world: bound to the same cookie, and over when the first
   * would have been. The first stays until it is closed.
   */
  follow(session: Session, to: OtherWorld): Promise<string>
  /** At once when the session is in memory: this is asked with every call. */
  resolve(token: string, presented: Presented): Resolution | Promise<Resolution>
  /** The session is in use though no request comes: an open live connection. */
  touch(sessionId: string): void
  live(userId: string): Promise<readonly LiveSession[]>
  /** The holder ends it: the token is unknown from now on. */
  close(sessionId: string): Promise<void>
  /** Ends one session, or all but one, or all; their holders are told once. Returns how many. */
  end(userId: string, which: { readonly only?: string; readonly except?: string }): Promise<number>
  /** Something in the session's own data changed (the transaction password was set). */
  refresh(userId: string): Promise<void>
  /** From now until then the session counts as proved anew; 0 takes that back. */
  stepUp(sessionId: string, until: number): Promise<void>
  /** Called with the id of every session that ends on this server, so that its live connections can be closed. */
  onEnd(listener: (sessionId: string) => void): void
  /** Writes down when sessions were last used, and drops expired ones. */
  sweep(): Promise<void>
}

interface CacheEntry {
  readonly loading: Promise<SessionRecord | undefined>
  /** The session, once it was loaded. */
  record?: SessionRecord
  readonly until: number
}

const CACHE_SIZE = 20_000

export class CachedSessions implements Sessions {
  readonly #rows: SessionRows
  readonly #clock: Clock
  readonly #policy: IdentityPolicy
  readonly #cache = new Map<string, CacheEntry>()
  /** When each session was last used, since it was last written down. */
  readonly #seen = new Map<string, number>()
  readonly #listeners: ((sessionId: string) => void)[] = []

  constructor(rows: SessionRows, clock: Clock, policy: IdentityPolicy) {
    this.#rows = rows
    this.#clock = clock
    this.#policy = policy
  }

  async open({ userId, device, address, browser, world = 'real' }: NewLogin): Promise<Opened> {
    const cookie = browser ? newSecret() : null
    const token = await this.#insert({ userId, world, device, address, follows: null }, cookie)
    return { token, cookie }
  }

  /** A new session is bound to the cookie only if the old one proved it; a token alone leads to a token alone. */
  follow({ id, userId, cookieBound }: Session, { world, cookie, device, address }: OtherWorld): Promise<string> {
    return this.#insert({ userId, world, device, address, follows: id }, cookieBound ? cookie : null)
  }

  async #insert(session: Omit<NewSession, 'id' | 'tokenHash' | 'cookieHash'>, cookie: string | null): Promise<string> {
    const token = newSecret()
    const cookieHash = cookie === null ? null : hashSecret(cookie)
    const row = { ...session, id: randomUUID(), tokenHash: hashSecret(token), cookieHash }
    await this.#rows.insert(row, this.#clock.now())
    return token
  }

  resolve(token: string, presented: Presented): Resolution | Promise<Resolution> {
    if (token === '') return null
    if (!SECRET_SHAPE.test(token)) return 'expired'
    const tokenHash = hashSecret(token)
    const cached = this.#cache.get(tokenHash)
    const record = cached && cached.until > this.#clock.now() ? cached.record : undefined
    if (record && !record.ended && !this.#isOver(record)) return this.#present(record, presented)
    return this.#resolveFromRows(tokenHash, presented)
  }

  async #resolveFromRows(tokenHash: string, presented: Presented): Promise<Resolution> {
    const record = await this.#find(tokenHash)
    if (!record) return 'expired'
    const { id } = record.session
    if (record.ended) {
      this.#cache.delete(record.tokenHash)
      return (await this.#rows.remove(id)) ? 'ended_elsewhere' : 'expired'
    }
    if (this.#isOver(record)) {
      await this.#drop([id])
      await this.#rows.remove(id)
      return 'expired'
    }
    return this.#present(record, presented)
  }

  #present({ session, cookieHash }: SessionRecord, presented: Presented): Resolution {
    const cookieBound = cookieHash !== null && hashSecret(presented.cookie) === cookieHash
    const mustProve = this.#policy.hardened || presented.fromBrowser
    if (cookieHash !== null && !cookieBound && mustProve) return 'expired'
    this.touch(session.id)
    return { ...session, cookieBound, cookieMissing: cookieHash !== null && !cookieBound }
  }

  touch(sessionId: string): void {
    this.#seen.set(sessionId, this.#clock.now())
  }

  async live(userId: string): Promise<readonly LiveSession[]> {
    const sessions = await this.#rows.live(userId, this.#clock.now())
    return sessions.map((session) => ({
      ...session,
      lastSeen: Math.max(session.lastSeen, this.#seen.get(session.id) ?? 0),
    }))
  }

  async close(sessionId: string): Promise<void> {
    await this.#rows.remove(sessionId)
    await this.#drop([sessionId])
  }

  async end(userId: string, which: { readonly only?: string; readonly except?: string }): Promise<number> {
    const ended = await this.#rows.end(userId, which, this.#clock.now())
    await this.#drop(ended)
    return ended.length
  }

  async refresh(userId: string): Promise<void> {
    await this.#forget(({ session }) => session.userId === userId)
  }

  async stepUp(sessionId: string, until: number): Promise<void> {
    await this.#rows.stepUp(sessionId, until)
    await this.#forget(({ session }) => session.id === sessionId)
  }

  onEnd(listener: (sessionId: string) => void): void {
    this.#listeners.push(listener)
  }

  async sweep(): Promise<void> {
    const now = this.#clock.now()
    const seen = [...this.#seen.keys()]
    let at = 0
    for (const each of this.#seen.values()) at = Math.max(at, each)
    this.#seen.clear()
    await this.#rows.seen(seen, at)
    await this.#rows.removeExpired(now)
    for (const [tokenHash, { until }] of this.#cache) if (until <= now) this.#cache.delete(tokenHash)
  }

  #isOver({ session, guest, lastSeen, openedAt }: SessionRecord): boolean {
    const now = this.#clock.now()
    const { idleMs, absoluteMs } = guest ? this.#policy.session.guest : this.#policy.session
    const used = Math.max(lastSeen, this.#seen.get(session.id) ?? 0)
    return now - used >= idleMs || now - openedAt >= absoluteMs
  }

  /** From memory for a few seconds, then from the database again: another server may have ended it. */
  async #find(tokenHash: string): Promise<SessionRecord | undefined> {
    const now = this.#clock.now()
    const cached = this.#cache.get(tokenHash)
    if (cached && cached.until > now) return cached.record ?? cached.loading
    if (this.#cache.size >= CACHE_SIZE) this.#forgetOldest()
    const entry: CacheEntry = { loading: this.#rows.find(tokenHash), until: now + this.#policy.session.cacheMs }
    this.#cache.set(tokenHash, entry)
    const record = await entry.loading.catch((error: unknown) => {
      this.#cache.delete(tokenHash)
      throw error
    })
    if (record) entry.record = record
    else this.#cache.delete(tokenHash)
    return record
  }

  #forgetOldest(): void {
    const oldest = this.#cache.keys().next()
    if (!oldest.done) this.#cache.delete(oldest.value)
  }

  /** Forgets sessions being read at this moment too: their rows may be from before the change. */
  async #forget(concerns: (record: SessionRecord) => boolean): Promise<void> {
    for (const [tokenHash, entry] of Array.from(this.#cache)) {
      const record = entry.record ?? (await entry.loading.catch(() => undefined))
      if (record && concerns(record) && this.#cache.get(tokenHash) === entry) this.#cache.delete(tokenHash)
    }
  }

  async #drop(sessionIds: readonly string[]): Promise<void> {
    const gone = new Set(sessionIds)
    await this.#forget(({ session }) => gone.has(session.id))
    for (const id of gone) {
      this.#seen.delete(id)
      for (const listener of this.#listeners) listener(id)
    }
  }
}
