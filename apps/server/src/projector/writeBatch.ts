import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { BalanceLine } from './balanceSheet.ts'
import { writeContracts } from './contracts/contractBatch.ts'
import { CONVERSIONS } from './conversions/conversionTable.ts'
import { BALANCES, INSURANCE_DAYS, LEDGER_ENTRIES } from './ledgerTables.ts'
import { OPTIONS } from './options/optionTable.ts'
import { POLICIES } from './policies/policyTable.ts'
import type { FinishedMinutes } from './prices/sampleMinutes.ts'
import { writeMinutes } from './prices/writeMinutes.ts'
import type { ProjectionBatch } from './projectionBatch.ts'
import { prune } from './prune.ts'
import type { ProjectionTables } from './schema.ts'
import { FILLS, ORDERS } from './spot/spotTables.ts'
import { CANDLES, TRADES } from './tradeTables.ts'
import { TRANSFERS } from './transfers/transferTable.ts'
import { WITHDRAWAL_STEPS, WITHDRAWALS } from './withdrawals/withdrawalTables.ts'

/** Somebody else moved the cursor: what is in memory does not belong to what is in the tables. */
export class CursorMoved extends Error {
  override readonly name = 'CursorMoved'
}

export interface CursorMove {
  readonly world: World
  /** Where the cursor must be now. */
  readonly from: number
  /** Time of the log's first entry. */
  readonly birth: number
  /** The hour of log time that began with this batch, when one did: what is too old then is forgotten. */
  readonly pruneAt: number | undefined
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

/** Writes a batch and moves the cursor to its end, all or nothing. Throws {@link CursorMoved}. */
export async function writeBatch(
  database: Kysely<ProjectionTables>,
  move: CursorMove,
  { batch, balances, minutes }: BatchToWrite,
): Promise<void> {
  const { world } = move
  await database.transaction().execute(async (transaction) => {
    await moveCursor(transaction, move, batch.lastSequence, minutes.through)
    await ORDERS.insert(transaction, world, [...batch.orders.values()])
    await FILLS.insert(transaction, world, batch.fills)
    await LEDGER_ENTRIES.insert(transaction, world, batch.ledger)
    await BALANCES.insert(transaction, world, balances)
    await TRADES.insert(transaction, world, batch.prints)
    await CANDLES.insert(transaction, world, [...batch.candles.values()])
    await writeContracts(transaction, world, batch.contracts)
    await OPTIONS.insert(transaction, world, [...batch.options.values()])
    await TRANSFERS.insert(transaction, world, batch.transfers)
    await CONVERSIONS.insert(transaction, world, batch.conversions)
    await POLICIES.insert(transaction, world, batch.policies)
    await WITHDRAWALS.insert(transaction, world, batch.withdrawals.requested)
    await WITHDRAWAL_STEPS.insert(transaction, world, batch.withdrawals.steps)
    await INSURANCE_DAYS.insert(transaction, world, [...batch.insurance.values()])
    await writeMinutes(transaction, world, minutes)
    if (move.pruneAt !== undefined) await prune(transaction, world, move.pruneAt)
  })
}
