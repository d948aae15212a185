import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import { hashSecret, newSecret, SECRET_SHAPE } from '../../crypto/secrets.ts'
import type { Database } from '../../database/schema.ts'
import { DatabaseAway } from '../../errors/databaseAway.ts'
import type { Session } from '../../gateway/callContext.ts'
import type { IdentityPolicy } from '../limits/policy.ts'
import type { LiveSession, NewSession, SessionRecord, SessionRows, WhichSessions } from './sessionRows.ts'

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

/** Sessions that ended within a transaction. */
export interface EndedSessions {
  readonly count: number
  /** To be called after the commit: until then memory still knows them. */
  forget(): Promise<void>
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
  end(userId: string, which: WhichSessions): Promise<number>
  /** The same within the transaction of an act. */
  endWithin(transaction: Kysely<Database>, userId: string, which: WhichSessions): Promise<EndedSessions>
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
  /** Until when the session goes on if the database cannot be asked. */
  awayUntil: number
  /** The database has been asked for what follows this. */
  isReadAhead?: boolean
}

const CACHE_SIZE = 20_000
const WRITTEN_AT_ONCE = 2_000
/** How long the database may take to say that a known session is still there. */
const PATIENCE_MS = 500

/** The session as last read, for when the database does not answer, or not soon. */
async function toldOrKnown(
  reading: Promise<SessionRecord | undefined>,
  known: SessionRecord,
): Promise<SessionRecord | undefined> {
  const told = new AbortController()
  const late = setTimeout(PATIENCE_MS, known, { signal: told.signal }).catch(() => known)
  try {
    return await Promise.race([reading, late])
  } catch (error) {
    if (error instanceof DatabaseAway) return known
    throw error
  } finally {
    told.abort()
  }
}

/** Field by field: a spread costs a microsecond, and this is made with every call. */
function sessionOf(record: SessionRecord['session'], cookieBound: boolean, cookieMissing: boolean): Session {
  const { id, userId, owner, world, transactionPasswordSet, steppedUpUntil } = record
  return { id, userId, owner, world, cookieBound, cookieMissing, transactionPasswordSet, steppedUpUntil }
}

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
    // In memory from the first moment: it goes on though the database goes away before its first call.
    await this.#find(row.tokenHash)
    return token
  }

  resolve(token: string, presented: Presented): Resolution | Promise<Resolution> {
    if (token === '') return null
    if (!SECRET_SHAPE.test(token)) return 'expired'
    const tokenHash = hashSecret(token)
    const now = this.#clock.now()
    const cached = this.#cache.get(tokenHash)
    const record = cached && cached.until > now ? cached.record : undefined
    if (!cached || !record || record.ended || this.#isOver(record)) return this.#resolveFromRows(tokenHash, presented)
    if (now > cached.until - this.#policy.session.cacheMs / 2) this.#readAhead(tokenHash, cached)
    return this.#present(record, presented)
  }

  /**
   * Asks the database again while what it said still holds: who uses a session all the time never waits for it. Nothing is known for
   * longer than without.
   */
  #readAhead(tokenHash: string, entry: CacheEntry): void {
    if (entry.isReadAhead) return
    entry.isReadAhead = true
    const askedAt = this.#clock.now()
    const { cacheMs, awayMs } = this.#policy.session
    this.#rows.find(tokenHash).then(
      (record) => {
        // Forgotten meanwhile: the row may be from before the change.
        if (this.#cache.get(tokenHash) !== entry) return
        if (!record) return void this.#cache.delete(tokenHash)
        const times = { until: askedAt + cacheMs, awayUntil: askedAt + awayMs }
        this.#cache.set(tokenHash, { loading: Promise.resolve(record), record, ...times })
      },
      // Whoever comes when it does not hold any more is told.
      () => undefined,
    )
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
    return sessionOf(session, cookieBound, cookieHash !== null && !cookieBound)
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

  async end(userId: string, which: WhichSessions): Promise<number> {
    const ended = await this.#rows.end(userId, which, this.#clock.now())
    await this.#drop(ended)
    return ended.length
  }

  async endWithin(transaction: Kysely<Database>, userId: string, which: WhichSessions): Promise<EndedSessions> {
    const ended = await this.#rows.end(userId, which, this.#clock.now(), transaction)
    return { count: ended.length, forget: () => this.#drop(ended) }
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
    for (const [tokenHash, { until, awayUntil }] of this.#cache)
      if (Math.max(until, awayUntil) <= now) this.#cache.delete(tokenHash)
    await this.#writeSeen()
    await this.#rows.removeExpired(now)
  }

  /** As many with one statement as take a millisecond here; sessions that are used meanwhile wait for the next time. */
  async #writeSeen(): Promise<void> {
    for (let left = this.#seen.size; left > 0; left -= WRITTEN_AT_ONCE) {
      const seen = this.#takeSeen(Math.min(left, WRITTEN_AT_ONCE))
      let latest = 0
      for (const at of seen.values()) latest = Math.max(latest, at)
      try {
        await this.#rows.seen([...seen.keys()], latest)
      } catch (error) {
        for (const [id, at] of seen) if (!this.#seen.has(id)) this.#seen.set(id, at)
        throw error
      }
    }
  }

  #takeSeen(count: number): ReadonlyMap<string, number> {
    const taken = new Map<string, number>()
    for (const [id, at] of this.#seen) {
      if (taken.size >= count) break
      taken.set(id, at)
      this.#seen.delete(id)
    }
    return taken
  }

  #isOver({ session, guest, lastSeen, openedAt }: SessionRecord): boolean {
    const now = this.#clock.now()
    const { idleMs, absoluteMs } = guest ? this.#policy.session.guest : this.#policy.session
    const used = Math.max(lastSeen, this.#seen.get(session.id) ?? 0)
    return now - used >= idleMs || now - openedAt >= absoluteMs
  }

  /**
   * From memory for a few seconds, then from the database again: another server may have ended it. While the database does
   * not answer, what it said last holds for some minutes.
   */
  async #find(tokenHash: string): Promise<SessionRecord | undefined> {
    const now = this.#clock.now()
    const cached = this.#cache.get(tokenHash)
    if (cached && cached.until > now) return cached.record ?? cached.loading
    const known = cached && cached.awayUntil > now ? cached.record : undefined
    if (!cached && this.#cache.size >= CACHE_SIZE) this.#forgetOldest()
    const reading = this.#rows.find(tokenHash)
    const entry: CacheEntry = {
      loading: known ? toldOrKnown(reading, known) : reading,
      until: now + this.#policy.session.cacheMs,
      awayUntil: cached?.awayUntil ?? 0,
    }
    this.#cache.set(tokenHash, entry)
    reading.then(
      (record) => this.#learn(tokenHash, entry, record, now),
      () => undefined,
    )
    const record = await entry.loading.catch((error: unknown) => {
      this.#cache.delete(tokenHash)
      throw error
    })
    if (record) entry.record ??= record
    return record
  }

  /** Takes in the database's answer, be it later than any caller waited for. */
  #learn(tokenHash: string, entry: CacheEntry, record: SessionRecord | undefined, askedAt: number): void {
    if (record) {
      entry.record = record
      entry.awayUntil = askedAt + this.#policy.session.awayMs
    } else if (this.#cache.get(tokenHash) === entry) this.#cache.delete(tokenHash)
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
