import type { CallData, CallRequest, ContractId } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { sql } from 'kysely'
import { given, type OwnReading, type Page, pageOf, type Reading } from '../../../history/reading.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'
import type { ContractTables } from '../projection/contractTables.ts'
import { LIQUIDATION_FEED, LIQUIDATION_STEPS } from '../projection/liquidationTables.ts'
import { contractNamed, listedContract, NO_CONTRACT } from './listedContracts.ts'

type StepRow = CallData<'getLiquidation'>['steps'][number]
type FeedRow = CallData<'getLiquidationFeed'>['list'][number]

/** The worksheet of one of the caller's positions. */
export interface Worksheet {
  readonly contract: ContractId
  /** Oldest first; none when the position was never liquidated. */
  readonly steps: StepRow[]
}

/** Undefined when the caller has and had no position of this number, as far as history knows. */
export async function liquidationWorksheet(reading: OwnReading, position: number): Promise<Worksheet | undefined> {
  const { database, world, owner } = reading
  const held = await database
    .withTables<ContractTables>()
    .selectFrom('positions')
    .select('contract')
    .where('world', '=', world)
    .where('position', '=', BigInt(position))
    .where('owner', '=', BigInt(owner))
    .executeTakeFirst()
  if (!held) return undefined
  const { text } = listedContract(reading.live, held.contract)
  const rows = await database
    .withTables<ContractTables>()
    .selectFrom('liquidation_steps')
    .selectAll()
    .where('world', '=', world)
    .where('position', '=', BigInt(position))
    .orderBy('sequence')
    .orderBy('index')
    .execute()
  return { contract: held.contract, steps: rows.map((row) => stepRow(LIQUIDATION_STEPS.record(row), text)) }
}

function stepRow(row: ReturnType<typeof LIQUIDATION_STEPS.record>, text: ContractText): StepRow {
  const { time, sequence, step, side, marginMode, sampleSequence, lots, tier } = row
  return {
    time,
    sequence,
    step,
    symbol: text.definition.symbol,
    side,
    marginMode,
    mark: text.price(row.mark),
    index: text.price(row.index),
    sampleSequence,
    lots: String(lots),
    entryPrice: text.averagePrice(row.entryValue, lots),
    entryValue: text.money(row.entryValue),
    markValue: text.money(row.markValue),
    margin: text.money(row.margin),
    unrealised: text.money(row.unrealised),
    equity: text.money(row.equity),
    tier,
    maintenanceRate: ppmToFraction(row.maintenancePpm),
    deduction: text.money(row.deduction),
    maintenance: text.money(row.maintenance),
    riskRate: ppmToFraction(row.riskPpm),
    liqPrice: text.price(row.liquidationPrice),
    bankruptcyPrice: text.price(row.bankruptcyPrice),
    lotsClosed: String(row.lotsClosed),
    value: text.money(row.value),
    fee: text.money(row.fee),
    shortfall: text.money(row.shortfall),
  }
}

/** getLiquidationFeed: everybody's, newest first. */
export async function liquidationFeed(
  reading: Reading,
  request: CallRequest<'getLiquidationFeed'>,
): Promise<Page<FeedRow>> {
  const { database, world } = reading
  const { symbol, page, size } = request
  const found = database
    .withTables<ContractTables>()
    .selectFrom('liquidation_feed')
    .where((is) =>
      is.and([
        is('world', '=', world),
        ...given(symbol, (name) =>
          is('contract', '=', contractNamed(reading.live, name)?.definition.id ?? NO_CONTRACT),
        ),
      ]),
    )
  const read = async (filtered: typeof found): Promise<FeedRow[]> => {
    const rows = await filtered
      .selectAll()
      .select(sideOfPosition)
      .orderBy('sequence', 'desc')
      .orderBy('index', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) =>
      feedRow(LIQUIDATION_FEED.record(row), row.held_side, listedContract(reading.live, row.contract).text),
    )
  }
  return pageOf(found, read, request)
}

/** Which side a deleveraged position was on: its event does not say. */
const sideOfPosition = sql<'long' | 'short' | null>`(
  select side from positions
  where positions.world = liquidation_feed.world and positions.position = liquidation_feed.position)`.as('held_side')

function feedRow(
  { time, sequence, step, side, lots, value, shortfall }: ReturnType<typeof LIQUIDATION_FEED.record>,
  heldSide: 'long' | 'short' | null,
  text: ContractText,
): FeedRow {
  return {
    time,
    sequence,
    symbol: text.definition.symbol,
    step,
    side: side || (heldSide ?? ''),
    lots: String(lots),
    price: text.averagePrice(value, lots),
    value: text.money(value),
    shortfall: text.money(shortfall),
  }
}
