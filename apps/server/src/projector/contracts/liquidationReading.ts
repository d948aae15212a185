import type { CallData, CallRequest, ContractId } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { type Selectable, sql } from 'kysely'
import type { ContractText } from '../../marketdata/contractText.ts'
import { given, type OwnReading, type Page, pageOf, type Reading } from '../reading.ts'
import type { ProjectionTables } from '../schema.ts'
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
    .selectFrom('positions')
    .select('contract')
    .where('world', '=', world)
    .where('position', '=', BigInt(position))
    .where('owner', '=', BigInt(owner))
    .executeTakeFirst()
  if (!held) return undefined
  const { text } = listedContract(reading.live, held.contract)
  const rows = await database
    .selectFrom('liquidation_steps')
    .selectAll()
    .where('world', '=', world)
    .where('position', '=', BigInt(position))
    .orderBy('sequence')
    .orderBy('index')
    .execute()
  return { contract: held.contract, steps: rows.map((row) => stepRow(row, text)) }
}

function stepRow(row: Selectable<ProjectionTables['liquidation_steps']>, text: ContractText): StepRow {
  return {
    time: Number(row.time),
    sequence: Number(row.sequence),
    step: row.step,
    symbol: text.definition.symbol,
    side: row.side,
    marginMode: row.margin_mode,
    mark: text.price(Number(row.mark)),
    index: text.price(Number(row.index_price)),
    sampleSequence: Number(row.sample_sequence),
    lots: String(row.lots),
    entryPrice: text.averagePrice(row.entry_value, Number(row.lots)),
    entryValue: text.money(row.entry_value),
    markValue: text.money(row.mark_value),
    margin: text.money(row.margin),
    unrealised: text.money(row.unrealised),
    equity: text.money(row.equity),
    tier: row.tier,
    maintenanceRate: ppmToFraction(row.maintenance_ppm),
    deduction: text.money(row.deduction),
    maintenance: text.money(row.maintenance),
    riskRate: ppmToFraction(Number(row.risk_ppm)),
    liqPrice: text.price(Number(row.liquidation_price)),
    bankruptcyPrice: text.price(Number(row.bankruptcy_price)),
    lotsClosed: String(row.lots_closed),
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
    return rows.map((row) => feedRow(row, listedContract(reading.live, row.contract).text))
  }
  return pageOf(found, read, request)
}

/** Which side a deleveraged position was on: its event does not say. */
const sideOfPosition = sql<'long' | 'short' | null>`(
  select side from positions
  where positions.world = liquidation_feed.world and positions.position = liquidation_feed.position)`.as('held_side')

function feedRow(
  row: Selectable<ProjectionTables['liquidation_feed']> & { readonly held_side: 'long' | 'short' | null },
  text: ContractText,
): FeedRow {
  return {
    time: Number(row.time),
    sequence: Number(row.sequence),
    symbol: text.definition.symbol,
    step: row.step,
    side: row.side || (row.held_side ?? ''),
    lots: String(row.lots),
    price: text.averagePrice(row.value, Number(row.lots)),
    value: text.money(row.value),
    shortfall: text.money(row.shortfall),
  }
}
