import { Refusal } from '../../errors/refusal.ts'
import type { AttemptKey, Attempts, TakeOptions } from './attempts.ts'
import type { Limit } from './policy.ts'

/** Counts a call and refuses it as `rate_limited` beyond the limit. */
export async function takeRate(
  attempts: Attempts,
  key: AttemptKey,
  limit: Limit,
  options: Parameters<Attempts['take']>[2] = {},
): Promise<void> {
  const waitMs = await attempts.take(key, limit, options)
  if (waitMs > 0) throw new Refusal('rate_limited', { seconds: Math.ceil(waitMs / 1_000) })
}

/**
 * Counts a try at a secret before it is judged, so that parallel tries cannot slip by, and refuses as `locked_out` beyond
 * the limit. A right one must `forget` the key.
 */
export async function takeTry(attempts: Attempts, key: AttemptKey, limit: Limit): Promise<void> {
  const sliding: TakeOptions = { sliding: true }
  const waitMs = await attempts.take(key, limit, sliding)
  if (waitMs > 0) throw new Refusal('locked_out', { minutes: Math.ceil(waitMs / 60_000) })
}
