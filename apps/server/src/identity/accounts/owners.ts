import { FIRST_CUSTOMER, type OwnerId, type World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import { StartUpProblem } from '../../errors/startUpProblem.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import { SANDBOX_PERSON } from './sandboxPerson.ts'

export type Worlds = Readonly<Record<World, WorldPort>>

export interface OwnerReconciliation {
  readonly world: World
  /** Users who got their missing owner. */
  readonly opened: number
  /** Owners in the log with no user behind them: frozen, never dropped. */
  readonly withoutUser: readonly OwnerId[]
}

export interface Owners {
  /** The owner of this user in this world, opened now when it never was. */
  ensure(userId: string, world: World): Promise<OwnerId>
  /**
   * At start: gives owners to users who lack one, and freezes and lists owners whose user is gone. Throws a StartUpProblem
   * when the database names owners that the log does not know: one of the two was replaced, and money would go astray.
   */
  reconcile(port: WorldPort): Promise<OwnerReconciliation>
}

export interface OwnersOptions {
  readonly database: Kysely<Database>
  readonly worlds: Worlds
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

const FREEZE_REASON = 'no user behind this owner'

/**
 * Ties people to ledger owners. A user is written without an owner first; the log opens the owner under the user's id,
 * and opening twice gives the same owner, so a crash between the two is mended by asking again.
 */
export function createOwners({ database, worlds, logger }: OwnersOptions): Owners {
  const open = async (port: WorldPort, userId: string): Promise<OwnerId> => {
    const { reply } = await port.submit({ type: 'OpenOwner', ref: userId })
    if (reply.kind === 'rejected') throw new Refusal(reply.rejection, reply.facts)
    if (reply.kind !== 'done') throw new Error('OpenOwner was answered with an order')
    await database
      .insertInto('owners')
      .values({ user_id: userId, world: port.world, owner: reply.value })
      .onConflict((conflict) => conflict.columns(['user_id', 'world']).doUpdateSet({ owner: reply.value }))
      .execute()
    return reply.value
  }

  const assertSameHistory = async (port: WorldPort) => {
    const rows = await database
      .selectFrom('owners')
      .select(['user_id', 'owner'])
      .where('world', '=', port.world)
      .where('owner', 'is not', null)
      .execute()
    const strangers = rows.filter(({ user_id, owner }) => port.core.customers.ownerOf(user_id) !== owner)
    if (strangers.length === 0) return
    throw new StartUpProblem(
      `the log of the ${port.world} world does not know ${strangers.length} of the accounts in the database (owner ${strangers[0]?.owner} first): they belong to another log`,
    )
  }

  const openMissing = async (port: WorldPort): Promise<number> => {
    const missing = await database
      .selectFrom('owners')
      .select('user_id')
      .where('world', '=', port.world)
      .where('owner', 'is', null)
      .execute()
    for (const { user_id } of missing) await open(port, user_id)
    return missing.length
  }

  const freezeOrphans = async (port: WorldPort): Promise<OwnerId[]> => {
    const users = await database.selectFrom('owners').select('user_id').where('world', '=', port.world).execute()
    const known = new Set([SANDBOX_PERSON, ...users.map(({ user_id }) => user_id)])
    // A guest who was forgotten left a frozen owner in the demo world: nobody is missing there.
    const forgotten = (owner: OwnerId) => port.world === 'demo' && port.core.customers.isFrozen(owner)
    const orphans = [...port.core.customers.all()].filter(
      ({ owner, ref }) => owner >= FIRST_CUSTOMER && !known.has(ref) && !forgotten(owner),
    )
    for (const { owner } of orphans) {
      if (port.core.customers.isFrozen(owner)) continue
      await port.submit({ type: 'FreezeOwner', owner, frozen: true, reason: FREEZE_REASON })
    }
    return orphans.map(({ owner }) => owner)
  }

  return {
    ensure: async (userId, world) => {
      const row = await database
        .selectFrom('owners')
        .select('owner')
        .where('user_id', '=', userId)
        .where('world', '=', world)
        .executeTakeFirst()
      return row?.owner ?? open(worlds[world], userId)
    },
    reconcile: async (port) => {
      await assertSameHistory(port)
      const withoutUser = await freezeOrphans(port)
      const opened = await openMissing(port)
      const { world } = port
      if (withoutUser.length > 0)
        logger.warn(
          { event: 'owners_without_user', world, owners: withoutUser },
          `${withoutUser.length} owners of the ${world} world have no user; they are frozen`,
        )
      if (opened > 0) logger.info({ event: 'owners_opened', world, opened }, 'opened the owners of users who had none')
      return { world, opened, withoutUser }
    },
  }
}
