import type { CallData, CallRequest, World } from '@touchstone/protocol'
import { formatPlain, type Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import { given, type OwnReading, type Page, pageOf } from '../../history/reading.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { ConversionTables } from './conversionTable.ts'

type ConversionRow = CallData<'getExchangeList'>['list'][number]

/** getExchangeList: the caller's exchanges of currencies, newest first. */
export async function conversionList(
  reading: OwnReading,
  request: CallRequest<'getExchangeList'>,
): Promise<Page<ConversionRow>> {
  const { database, world, owner, live } = reading
  const { from, to, page, size } = request
  const assets = live.port.core.assets()
  const textOf = (id: number, amount: bigint) => {
    const asset = assets.find((one) => one.id === id)
    if (!asset) throw new Error(`unknown asset ${id} in the history of ${world}`)
    return [asset.code, formatPlain(amount, asset.scale)] as const
  }
  const found = database
    .withTables<ConversionTables>()
    .selectFrom('conversions')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof found): Promise<ConversionRow[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('sequence', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) => {
      const [given, amount] = textOf(row.from_asset, row.amount)
      const [taken, received] = textOf(row.to_asset, row.receive)
      return { time: Number(row.time), from: given, amount, to: taken, received, sequence: Number(row.sequence) }
    })
  }
  return pageOf(found, read, request)
}

/** When the exchange of this entry happened, from history; undefined when history does not have it (yet). */
export async function conversionTime(
  database: Kysely<ProjectionTables>,
  world: World,
  sequence: number,
): Promise<Timestamp | undefined> {
  const row = await database
    .withTables<ConversionTables>()
    .selectFrom('conversions')
    .select('time')
    .where('world', '=', world)
    .where('sequence', '=', BigInt(sequence))
    .executeTakeFirst()
  return row && Number(row.time)
}
