import type { CallRequest } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { bucketAfter, bucketStart } from '../marketdata/periods.ts'

type Asked = CallRequest<'getEquity'>

/**
 * The ends of `size` hours or days of UTC, the running one included, each the beginning of the next: oldest first, last the present. Not before the
 * period of the first entry; none without one.
 */
export function momentsOf(
  { period, size }: Pick<Asked, 'period' | 'size'>,
  now: Timestamp,
  firstEntry: Timestamp | undefined,
): readonly Timestamp[] {
  if (firstEntry === undefined) return []
  const running = bucketStart(now, period)
  const wanted = bucketAfter(running, period, 1 - size)
  const moments: Timestamp[] = []
  for (let at = Math.max(wanted, bucketStart(firstEntry, period)); at <= running; at = bucketAfter(at, period))
    moments.push(at)
  return [...moments, now]
}
