import { beforeEach, describe, expect, it } from 'vitest'
import { identityPolicy } from '../limits/policy.ts'
import type { SessionRecord, SessionRows } from './sessionRows.ts'
import { CachedSessions } from './sessions.ts'

const POLICY = identityPolicy({ sandbox: false })
const { cacheMs } = POLICY.session
const PROGRAM = { cookie: '', fromBrowser: false }

/** Rows of one session, which are read when the test lets them. */
class HeldRows {
  ended = false
  reads = 0
  #held: (() => void)[] = []

  /** What is being read is told, as it is now. */
  async let(): Promise<void> {
    for (const tell of this.#held.splice(0)) tell()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }

  find = (tokenHash: string): Promise<SessionRecord | undefined> => {
    this.reads++
    const session = { id: 'one', userId: 'ann', owner: 1_000, world: 'real', steppedUpUntil: 0 } as const
    const about = { cookieHash: null, guest: false, openedAt: 0, lastSeen: 0 }
    return new Promise((resolve) => {
      this.#held.push(() =>
        resolve({ session: { ...session, transactionPasswordSet: true }, tokenHash, ...about, ended: this.ended }),
      )
    })
  }
}

describe('a session that is used all the time', () => {
  let now: number
  let rows: HeldRows
  let sessions: CachedSessions
  let token: string
  beforeEach(async () => {
    now = 1_000
    rows = new HeldRows()
    const others = { insert: async () => {}, end: async () => ['one'], remove: async () => true }
    const all = { ...others, find: rows.find } as unknown as SessionRows
    sessions = new CachedSessions(all, { now: () => now }, POLICY)
    const opening = sessions.open({ userId: 'ann', device: '', address: '', browser: false })
    await Promise.resolve()
    await rows.let()
    token = (await opening).token
    rows.reads = 0
  })

  it('never waits for the database: it is asked again in the second half of the time for which it holds', async () => {
    for (let half = 0; half < 10; half++) {
      now += cacheMs / 2 + 1
      expect(sessions.resolve(token, PROGRAM)).toMatchObject({ id: 'one' })
      expect(sessions.resolve(token, PROGRAM)).toMatchObject({ id: 'one' })
      await rows.let()
    }
    expect(rows.reads).toBe(10)
  })

  it('is told that it ended elsewhere no later than without', async () => {
    now += cacheMs - 1
    expect(sessions.resolve(token, PROGRAM)).toMatchObject({ id: 'one' })
    rows.ended = true
    await rows.let()
    expect(await sessions.resolve(token, PROGRAM)).toBe('ended_elsewhere')
  })

  it('waits for the database when that has not answered until then', async () => {
    now += cacheMs - 1
    expect(sessions.resolve(token, PROGRAM)).toMatchObject({ id: 'one' })
    now += 2
    const waiting = sessions.resolve(token, PROGRAM)
    expect(waiting).toBeInstanceOf(Promise)
    await rows.let()
    expect(await waiting).toMatchObject({ id: 'one' })
  })

  it('is not known again through a row that was read before it was ended here', async () => {
    now += cacheMs - 1
    expect(sessions.resolve(token, PROGRAM)).toMatchObject({ id: 'one' })
    await sessions.end('ann', {})
    await rows.let()
    rows.ended = true
    const asked = sessions.resolve(token, PROGRAM)
    await rows.let()
    expect(await asked).toBe('ended_elsewhere')
  })
})
