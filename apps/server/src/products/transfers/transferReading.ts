import type { CallData, CallRequest } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { given, type OwnReading, type Page, pageOf } from '../../history/reading.ts'
import type { TransferTables } from './transferTable.ts'

type TransferRow = CallData<'getTransferList'>['list'][number]

/** getTransferList: moves between the caller's own accounts, newest first. */
export async function transferList(
  reading: OwnReading,
  request: CallRequest<'getTransferList'>,
): Promise<Page<TransferRow>> {
  const { database, world, owner, live } = reading
  const { from, to, page, size } = request
  const assets = live.port.core.assets()
  const found = database
    .withTables<TransferTables>()
    .selectFrom('transfers')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof found): Promise<TransferRow[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('sequence', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) => {
      const asset = assets.find(({ id }) => id === row.asset)
      if (!asset) throw new Error(`unknown asset ${row.asset} in the history of ${world}`)
      return {
        time: Number(row.time),
        from: row.from_wallet,
        to: row.to_wallet,
        currency: asset.code,
        amount: formatPlain(row.amount, asset.scale),
        sequence: Number(row.sequence),
      }
    })
  }
  return pageOf(found, read, request)
}
