import type { CallDefinition, CallGroup } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { Session } from '../callContext.ts'
import { TokenBuckets } from './tokenBuckets.ts'

type Counted = Pick<CallDefinition, 'group'>

export interface RateSettings {
  /** Order calls per second and owner; 0 lifts the limit. */
  readonly ordersPerSecond: number
  /** Other calls per second and address; 0 lifts the limit. */
  readonly callsPerSecond: number
}

/** Order calls are limited per owner, so that one address may trade for many; everything else per address and session. */
export interface RateLimits {
  /** Before the token is looked at. Throws Refusal('rate_limited'). */
  spendByAddress(call: Counted, ip: string): void
  /** Once the caller is known. Throws Refusal('rate_limited'). */
  spendByOwner(call: Counted, session: Session | null): void
}

function refuse(seconds: number): void {
  if (seconds > 0) throw new Refusal('rate_limited', { seconds })
}

/**
 * Order calls of one kind of key. Half as many again are kept for calls that take risk away, and as many once more for
 * closing alone: a customer who sent too many orders must still be able to cancel, and one who moved and cancelled too many
 * to close.
 */
class OrderBuckets {
  readonly #orders: TokenBuckets
  readonly #reserve: TokenBuckets
  readonly #closings: TokenBuckets

  constructor(perSecond: number, now: () => number) {
    this.#orders = new TokenBuckets({ perSecond, burst: perSecond * 2, now })
    const kept = { perSecond: perSecond / 2, burst: Math.max(1, perSecond), now }
    this.#reserve = new TokenBuckets(kept)
    this.#closings = new TokenBuckets(kept)
  }

  /** Returns 0 when the call may go on, else the whole seconds to wait. */
  spend(group: Exclude<CallGroup, 'other'>, key: string): number {
    let seconds = this.#orders.spend(key)
    if (seconds > 0 && group !== 'order') seconds = this.#reserve.spend(key)
    if (seconds > 0 && group === 'closing') seconds = this.#closings.spend(key)
    return seconds
  }
}

/** `now`: milliseconds of a clock that never goes back. */
export function createRateLimits(settings: RateSettings, now = () => performance.now()): RateLimits {
  const { callsPerSecond, ordersPerSecond } = settings
  const addresses = new TokenBuckets({ perSecond: callsPerSecond, burst: callsPerSecond * 2, now })
  const sessions = new TokenBuckets({ perSecond: callsPerSecond, burst: callsPerSecond * 2, now })
  const owners = new OrderBuckets(ordersPerSecond, now)
  // An address trading for many owners may spend more, but not without end: a wrong token costs a look-up too.
  const orderAddresses = new OrderBuckets(ordersPerSecond * 20, now)
  return {
    spendByAddress({ group }, ip) {
      refuse(group === 'other' ? addresses.spend(ip) : orderAddresses.spend(group, ip))
    },
    spendByOwner({ group }, session) {
      if (!session) return
      if (group === 'other') refuse(sessions.spend(session.id))
      else refuse(owners.spend(group, `${session.world} ${session.owner}`))
    },
  }
}
