import type { AssetDefinition } from '@touchstone/protocol'
import { formatDecimal, type Timestamp } from '@touchstone/quantities'
import type { Reading } from '../../../history/reading.ts'
import { DAY_MS } from '../../../marketdata/periods.ts'

/**
 * The insurance fund at the end of each day, oldest first, at most `count` days up to the one of `now`; a day on which it did
 * not move repeats the one before.
 */
export async function insuranceDays(
  { database, world }: Reading,
  asset: AssetDefinition,
  now: Timestamp,
  count = 90,
): Promise<[time: number, balance: string][]> {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const rows = await database
    .selectFrom('insurance_days')
    .select(['day', 'balance'])
    .where('world', '=', world)
    .where('asset', '=', asset.id)
    .orderBy('day', 'desc')
    .limit(count)
    .execute()
  const closes = rows.reverse().map(({ day, balance }) => ({ day: Number(day), balance }))
  const days: [number, string][] = []
  const first = Math.max(closes[0]?.day ?? today + DAY_MS, today - (count - 1) * DAY_MS)
  for (let day = first; day <= today; day += DAY_MS) {
    const close = closes.findLast((one) => one.day <= day)
    if (close) days.push([day, formatDecimal(close.balance, asset.scale)])
  }
  return days
}
