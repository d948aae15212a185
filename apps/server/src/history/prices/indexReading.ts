import type { ContractId, IndexId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { openTimes } from '../../marketdata/openTimes.ts'
import type { MarkMoment } from '../../marketdata/prices/contracts/markFigures.ts'
import type { IndexMoment } from '../../marketdata/prices/indexFigures.ts'
import { readCandles } from '../../projector/candleStore.ts'
import { INDEX_MINUTES, MARK_MINUTES } from '../../projector/prices/priceTables.ts'
import type { Reading } from '../reading.ts'

/**
 * The last samples of an index at or before `time`: the very second within the last hour, as long as this program ran; before
 * that the last samples of a minute. Undefined when none are kept.
 */
export async function indexAt(reading: Reading, index: IndexId, time: Timestamp): Promise<IndexMoment | undefined> {
  const { database, world, live } = reading
  const recent = live.prices.index(index)?.at(time)
  if (recent) return recent
  const row = await database
    .selectFrom('index_minutes')
    .selectAll()
    .where('world', '=', world)
    .where('instrument', '=', index)
    .where('time', '<=', BigInt(time))
    .where('sampled_at', '<=', BigInt(time))
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { sampledAt, sequence, price, sources, used, spreadPpm } = INDEX_MINUTES.record(row)
  return { time: sampledAt, sequence, price, sources, used, spreadPpm }
}

/** How the mark price of a contract came about at `time`, found as {@link indexAt} finds samples. */
export async function markAt(reading: Reading, contract: ContractId, time: Timestamp): Promise<MarkMoment | undefined> {
  const { database, world, live } = reading
  const recent = live.prices.mark(contract)?.at(time)
  if (recent) return recent
  const row = await database
    .selectFrom('mark_minutes')
    .selectAll()
    .where('world', '=', world)
    .where('instrument', '=', contract)
    .where('time', '<=', BigInt(time))
    .where('sampled_at', '<=', BigInt(time))
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { sampledAt, close, indexPrice, ...minute } = MARK_MINUTES.record(row)
  const { sequence, fundingLeg, basisLeg, last, fundingE8, nextFundingAt } = minute
  const legs = { fundingLeg, basisLeg, last, fundingE8, nextFundingAt }
  return { time: sampledAt, sequence, mark: close, index: indexPrice, ...legs }
}

/** Index prices of the minutes up to `until`, oldest first. */
export async function indexHistory(
  { database, world, live }: Reading,
  index: IndexId,
  until: Timestamp,
  count = 60,
): Promise<[time: Timestamp, price: string][]> {
  const figures = live.prices.index(index)
  if (!figures) return []
  const { symbol, calendar } = figures.text.definition
  const reference = { symbol, volume: false }
  const hours = openTimes(calendar)
  const query = { world, series: 'index', id: index, reference, period: '1m', end: until, limit: count, hours } as const
  const { candles } = await readCandles(database, query, figures)
  return candles.map(({ time, close }) => [time, figures.text.price(close)])
}
