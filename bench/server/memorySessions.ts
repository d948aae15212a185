import { hashSecret, newSecret } from '../../apps/server/src/crypto/secrets.ts'
import { identityPolicy } from '../../apps/server/src/identity/limits/policy.ts'
import type { SessionRecord, SessionRows } from '../../apps/server/src/identity/sessions/sessionRows.ts'
import { CachedSessions } from '../../apps/server/src/identity/sessions/sessions.ts'

/**
 * The server's own session check, whose rows are in memory instead of SQL: with a database they are read once in five
 * seconds and session, so the path of an order is the same.
 */
export function memorySessions(owners: readonly number[]): {
  readonly sessions: CachedSessions
  readonly tokens: string[]
} {
  const records = new Map<string, SessionRecord>()
  const tokens = owners.map((owner) => {
    const token = newSecret()
    const now = Date.now()
    records.set(hashSecret(token), {
      session: {
        id: `session-${owner}`,
        userId: `user-${owner}`,
        owner,
        world: 'real',
        transactionPasswordSet: true,
        steppedUpUntil: 0,
      },
      tokenHash: hashSecret(token),
      cookieHash: null,
      guest: false,
      openedAt: now,
      lastSeen: now,
      ended: false,
    })
    return token
  })
  const rows: SessionRows = {
    insert: () => Promise.resolve(),
    find: (tokenHash) => Promise.resolve(records.get(tokenHash)),
    live: () => Promise.resolve([]),
    end: () => Promise.resolve([]),
    remove: () => Promise.resolve(false),
    removeExpired: () => Promise.resolve(),
    seen: () => Promise.resolve(),
    stepUp: () => Promise.resolve(),
  }
  const policy = identityPolicy({ sandbox: true })
  return { sessions: new CachedSessions(rows, { now: () => Date.now() }, policy), tokens }
}
