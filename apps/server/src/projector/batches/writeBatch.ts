import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { BalanceLine } from '../balanceSheet.ts'
import { BALANCES } from '../ledgerTables.ts'
import type { FinishedMinutes } from '../prices/sampleMinutes.ts'
import { writeMinutes } from '../prices/writeMinutes.ts'
import type { ProjectionBatch } from '../projectionBatch.ts'
import type { ProjectionTables } from '../schema.ts'

/** Somebody else moved the cursor: what is in memory does not belong to what is in the tables. */
class CursorMoved extends Error {
  override readonly name = 'CursorMoved'
}

export interface CursorMove {
  readonly world: World
  /** Where the cursor must be now. */
  readonly from: number
  /** Time of the log's first entry. */
  readonly birth: number
}

async function moveCursor(
  database: Kysely<ProjectionTables>,
  { world, from, birth }: CursorMove,
  to: number,
  samples: number,
): Promise<void> {
  const moved = await database
    .updateTable('projection_cursors')
    .set({ sequence: BigInt(to), birth: BigInt(birth), samples: BigInt(samples) })
    .where('world', '=', world)
    .where('sequence', '=', BigInt(from))
    .returning('sequence')
    .execute()
  if (moved.length !== 1) throw new CursorMoved(`the projections of ${world} are no longer at ${from}`)
}

export interface BatchToWrite {
  readonly batch: ProjectionBatch
  readonly balances: readonly BalanceLine[]
  readonly minutes: FinishedMinutes
}

/**
 * Writes a batch and moves the cursor to its end, all or nothing. Returns for how many milliseconds it held the connection. Throws
 * {@link CursorMoved}.
 */
export async function writeBatch(
  database: Kysely<ProjectionTables>,
  move: CursorMove,
  { batch, balances, minutes }: BatchToWrite,
): Promise<number> {
  const { world } = move
  const since = await database.transaction().execute(async (transaction) => {
    const began = performance.now()
    await moveCursor(transaction, move, batch.lastSequence, minutes.through)
    await batch.rows.write(transaction, world)
    await BALANCES.insert(transaction, world, balances)
    await writeMinutes(transaction, world, minutes)
    return began
  })
  return performance.now() - since
}
