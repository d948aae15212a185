import type { Language, OwnerId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Owners } from '../identity/accounts/owners.ts'
import type { Users } from '../identity/accounts/users.ts'
import type { IdentityPolicy } from '../identity/limits/policy.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { commandStamp } from '../trading/commandStamp.ts'
import type { Leaving } from '../trading/leaving.ts'

/** People who try the demo account without an account of their own. */
export interface Guests {
  /** A new guest with an owner in the demo world; nothing stays when the log refuses. */
  add(language: Language): Promise<{ readonly userId: string; readonly owner: OwnerId }>
  /** Forgets guests whose session ended or was not used for long. Returns how many. */
  sweep(): Promise<number>
}

export interface GuestsOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly demo: WorldPort
  readonly users: Pick<Users, 'addGuest' | 'remove'>
  readonly owners: Pick<Owners, 'ensure'>
  readonly policy: IdentityPolicy
  /** Of every product in which something can be open. */
  readonly leavings: readonly Leaving[]
}

/** A guest is given this long between being written down and having a session. */
const ARRIVAL_MS = 60_000
const AT_ONCE = 100
const FORGOTTEN = 'the guest is forgotten'

export function createGuests({ database, clock, demo, users, owners, policy, leavings }: GuestsOptions): Guests {
  /** Those without a session that could still be used. */
  const gone = () => {
    const now = clock.now()
    return database
      .selectFrom('users')
      .leftJoin('owners', (join) => join.onRef('owners.user_id', '=', 'users.id').on('owners.world', '=', 'demo'))
      .select(['users.id', 'owners.owner'])
      .where('users.kind', '=', 'guest')
      .where('users.created_at', '<=', BigInt(now - ARRIVAL_MS))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('sessions.id')
              .whereRef('sessions.user_id', '=', 'users.id')
              .where('sessions.ended_at', 'is', null)
              .where('sessions.last_seen', '>', BigInt(now - policy.session.guest.idleMs))
              .where('sessions.opened_at', '>', BigInt(now - policy.session.guest.absoluteMs)),
          ),
        ),
      )
      .limit(AT_ONCE)
      .execute()
  }

  /** Takes its orders and positions off the books, then closes the owner: the log never drops one. */
  const leave = async (owner: OwnerId) => {
    const stamp = (what: string) => commandStamp(owner, `forgotten ${what}`, what, 0)
    for (const command of leavings.flatMap((leaving) => leaving(stamp))) await demo.submit(command)
    await demo.submit({ type: 'FreezeOwner', owner, frozen: true, reason: FORGOTTEN })
  }

  return {
    add: async (language) => {
      const userId = await users.addGuest(language)
      try {
        return { userId, owner: await owners.ensure(userId, 'demo') }
      } catch (error) {
        if (error instanceof Refusal) await users.remove(userId)
        throw error
      }
    },
    sweep: async () => {
      const forgotten = await gone()
      for (const { id, owner } of forgotten) {
        if (owner !== null) await leave(owner)
        await users.remove(id)
      }
      return forgotten.length
    },
  }
}
