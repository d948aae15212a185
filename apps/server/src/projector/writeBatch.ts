import type { World } from '@touchstone/protocol'
import { type Kysely, sql } from 'kysely'
import type { BalanceLine } from './balanceSheet.ts'
import { writeContracts } from './contracts/contractRowsInto.ts'
import { CONVERSIONS } from './conversions/conversionRowsInto.ts'
import type { Fill } from './fill.ts'
import { insertRows, type RowsInto } from './insertRows.ts'
import { OPTIONS } from './options/optionRowsInto.ts'
import type { TrackedOrder } from './orderTracker.ts'
import { POLICIES } from './policies/policyRowsInto.ts'
import { writeMinutes } from './prices/priceRowsInto.ts'
import type { FinishedMinutes } from './prices/sampleMinutes.ts'
import type { InsuranceDay, LedgerLine, MarketCandle, MarketPrint, ProjectionBatch } from './projectionBatch.ts'
import { prune } from './prune.ts'
import type { ProjectionTables } from './schema.ts'
import { TRANSFERS } from './transfers/transferRowsInto.ts'
import { REQUESTED, STEPS } from './withdrawals/withdrawalRowsInto.ts'

/** Somebody else moved the cursor: what is in memory does not belong to what is in the tables. */
export class CursorMoved extends Error {
  override readonly name = 'CursorMoved'
}

const NOTHING = sql`do nothing`

const ORDERS: RowsInto<TrackedOrder> = {
  table: 'orders',
  columns: {
    order_no: { kind: 'int8', of: (row) => row.order },
    owner: { kind: 'int8', of: (row) => row.owner },
    market: { kind: 'int4', of: (row) => row.market },
    side: { kind: 'text', of: (row) => row.side },
    kind: { kind: 'text', of: (row) => row.kind },
    time_in_force: { kind: 'text', of: (row) => row.timeInForce },
    price: { kind: 'int8', of: (row) => row.price },
    stop_price: { kind: 'int8', of: (row) => row.stopPrice },
    lots: { kind: 'int8', of: (row) => row.lots },
    turnover: { kind: 'int8', of: (row) => row.turnover },
    lots_filled: { kind: 'int8', of: (row) => row.lotsFilled },
    quote_filled: { kind: 'int8', of: (row) => row.quoteFilled },
    fee: { kind: 'int8', of: (row) => row.fee },
    maker_ppm: { kind: 'int4', of: (row) => row.makerPpm },
    taker_ppm: { kind: 'int4', of: (row) => row.takerPpm },
    state: { kind: 'text', of: (row) => row.state },
    placed_at: { kind: 'int8', of: (row) => row.placedAt },
    updated_at: { kind: 'int8', of: (row) => row.updatedAt },
  },
  conflict: sql`(world, order_no) do update set
    price = excluded.price, lots = excluded.lots, lots_filled = excluded.lots_filled,
    quote_filled = excluded.quote_filled, fee = excluded.fee, state = excluded.state, updated_at = excluded.updated_at`,
}

const FILLS: RowsInto<Fill> = {
  table: 'fills',
  columns: {
    market: { kind: 'int4', of: (row) => row.trade.market },
    trade: { kind: 'int8', of: (row) => row.trade.trade },
    role: { kind: 'text', of: (row) => row.role },
    owner: { kind: 'int8', of: (row) => row.owner },
    order_no: { kind: 'int8', of: (row) => row.order },
    side: { kind: 'text', of: (row) => row.side },
    price: { kind: 'int8', of: (row) => row.trade.price },
    lots: { kind: 'int8', of: (row) => row.trade.lots },
    quote: { kind: 'int8', of: (row) => row.trade.quote },
    fee: { kind: 'int8', of: (row) => row.fee },
    house: { kind: 'boolean', of: (row) => row.house },
    time: { kind: 'int8', of: (row) => row.time },
  },
  conflict: NOTHING,
}

const LEDGER: RowsInto<LedgerLine> = {
  table: 'ledger_entries',
  columns: {
    sequence: { kind: 'int8', of: (row) => row.sequence },
    index: { kind: 'int4', of: (row) => row.index },
    owner: { kind: 'int8', of: (row) => row.account.owner },
    wallet: { kind: 'text', of: (row) => row.account.wallet },
    asset: { kind: 'int4', of: (row) => row.account.asset },
    type: { kind: 'text', of: (row) => row.type },
    change: { kind: 'int8', of: (row) => row.change },
    balance: { kind: 'int8', of: (row) => row.balance },
    ref: { kind: 'int8', of: (row) => row.ref },
    time: { kind: 'int8', of: (row) => row.time },
  },
  conflict: NOTHING,
}

const BALANCES: RowsInto<BalanceLine> = {
  table: 'balances',
  columns: {
    owner: { kind: 'int8', of: (row) => row.owner },
    wallet: { kind: 'text', of: (row) => row.wallet },
    asset: { kind: 'int4', of: (row) => row.asset },
    available: { kind: 'int8', of: (row) => row.available },
    held: { kind: 'int8', of: (row) => row.held },
  },
  conflict: sql`(world, owner, wallet, asset) do update set available = excluded.available, held = excluded.held`,
}

const TRADES: RowsInto<MarketPrint> = {
  table: 'trades',
  columns: {
    market: { kind: 'int4', of: (row) => row.market },
    trade: { kind: 'int8', of: (row) => row.number },
    time: { kind: 'int8', of: (row) => row.time },
    price: { kind: 'int8', of: (row) => row.price },
    lots: { kind: 'int8', of: (row) => row.lots },
    quote: { kind: 'int8', of: (row) => row.quote },
    taker_side: { kind: 'text', of: (row) => row.takerSide },
    house: { kind: 'boolean', of: (row) => row.house },
  },
  conflict: NOTHING,
}

/** Sums grow by what the batch traded: safe because the cursor lets every entry in exactly once. */
const CANDLES: RowsInto<MarketCandle> = {
  table: 'candles',
  columns: {
    market: { kind: 'int4', of: (row) => row.market },
    period: { kind: 'text', of: (row) => row.period },
    time: { kind: 'int8', of: (row) => row.candle.time },
    open: { kind: 'int8', of: (row) => row.candle.open },
    high: { kind: 'int8', of: (row) => row.candle.high },
    low: { kind: 'int8', of: (row) => row.candle.low },
    close: { kind: 'int8', of: (row) => row.candle.close },
    lots: { kind: 'numeric', of: (row) => row.candle.lots },
    quote: { kind: 'numeric', of: (row) => row.candle.quote },
  },
  conflict: sql`(world, market, period, time) do update set
    high = greatest(candles.high, excluded.high), low = least(candles.low, excluded.low), close = excluded.close,
    lots = candles.lots + excluded.lots, quote = candles.quote + excluded.quote`,
}

const INSURANCE: RowsInto<InsuranceDay> = {
  table: 'insurance_days',
  columns: {
    asset: { kind: 'int4', of: (row) => row.asset },
    day: { kind: 'int8', of: (row) => row.day },
    balance: { kind: 'int8', of: (row) => row.balance },
    sequence: { kind: 'int8', of: (row) => row.sequence },
  },
  conflict: sql`(world, asset, day) do update set balance = excluded.balance, sequence = excluded.sequence`,
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
  const constant = { world: move.world }
  await database.transaction().execute(async (transaction) => {
    await moveCursor(transaction, move, batch.lastSequence, minutes.through)
    await insertRows(transaction, [...batch.orders.values()], { ...ORDERS, constant })
    await insertRows(transaction, batch.fills, { ...FILLS, constant })
    await insertRows(transaction, batch.ledger, { ...LEDGER, constant })
    await insertRows(transaction, balances, { ...BALANCES, constant })
    await insertRows(transaction, batch.prints, { ...TRADES, constant })
    await insertRows(transaction, [...batch.candles.values()], { ...CANDLES, constant })
    await writeContracts(transaction, constant, batch.contracts)
    await insertRows(transaction, [...batch.options.values()], { ...OPTIONS, constant })
    await insertRows(transaction, batch.transfers, { ...TRANSFERS, constant })
    await insertRows(transaction, batch.conversions, { ...CONVERSIONS, constant })
    await insertRows(transaction, batch.policies, { ...POLICIES, constant })
    await insertRows(transaction, batch.withdrawals.requested, { ...REQUESTED, constant })
    await insertRows(transaction, batch.withdrawals.steps, { ...STEPS, constant })
    await insertRows(transaction, [...batch.insurance.values()], { ...INSURANCE, constant })
    await writeMinutes(transaction, constant, minutes)
    if (move.pruneAt !== undefined) await prune(transaction, move.world, move.pruneAt)
  })
}
