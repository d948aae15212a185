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
 * Judges a try at a secret, counted before it is judged, and refuses it as `locked_out` beyond a limit. Tries at one secret (the first
 * key) are judged one after the other: right ones are never counted, however many come at once, and of wrong ones that come at once
 * only so many are judged as the limit lets through. `judge` throws for a wrong one.
 */
export function judgeTry<Right>(
  attempts: Attempts,
  [first, ...others]: readonly [GuardedBy, ...GuardedBy[]],
  judge: () => Promise<Right>,
): Promise<Right> {
  const guards = [first, ...others]
  return attempts.inTurn(first.key, async () => {
    for (const { key, limit } of guards) await takeTry(attempts, key, limit)
    const right = await judge()
    await attempts.forget(...guards.map(({ key }) => key))
    return right
  })
}

/** A counter of tries, and the number it lets through. */
export interface GuardedBy {
  readonly key: AttemptKey
  readonly limit: Limit
}

/** Counts a try without judging it; refused as `locked_out` beyond the limit. */
export async function takeTry(attempts: Attempts, key: AttemptKey, limit: Limit): Promise<void> {
  const sliding: TakeOptions = { sliding: true }
  const waitMs = await attempts.take(key, limit, sliding)
  if (waitMs > 0) throw new Refusal('locked_out', { minutes: Math.ceil(waitMs / 60_000) })
}
