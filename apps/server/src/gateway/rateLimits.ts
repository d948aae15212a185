import type { CallDefinition } from '@touchstone/protocol'
import type { RateSettings } from '../config.ts'
import type { Session } from './callContext.ts'
import { Refusal } from './refusal.ts'
import { TokenBuckets } from './tokenBuckets.ts'
import { TRADE_CALLS } from './tradeCalls.ts'

/** Order calls are limited per owner, so that one address may trade for many; everything else per address and session. */
const ORDER_CALLS: ReadonlySet<string> = new Set(TRADE_CALLS)

export interface RateLimits {
  /** Before the token is looked at. Throws Refusal('rate_limited'). */
  spendByAddress(call: Pick<CallDefinition, 'name'>, ip: string): void
  /** Once the caller is known. Throws Refusal('rate_limited'). */
  spendByOwner(call: Pick<CallDefinition, 'name'>, session: Session | null): void
}

function refuse(seconds: number): void {
  if (seconds > 0) throw new Refusal('rate_limited', { seconds })
}

export function createRateLimits(settings: RateSettings): RateLimits {
  const { callsPerSecond, ordersPerSecond } = settings
  const addresses = new TokenBuckets({ perSecond: callsPerSecond, burst: callsPerSecond * 2 })
  const sessions = new TokenBuckets({ perSecond: callsPerSecond, burst: callsPerSecond * 2 })
  const owners = new TokenBuckets({ perSecond: ordersPerSecond, burst: ordersPerSecond * 2 })
  // An address trading for many owners may spend more, but not without end: a wrong token costs a look-up too.
  const orderAddresses = new TokenBuckets({ perSecond: ordersPerSecond * 20, burst: ordersPerSecond * 40 })
  return {
    spendByAddress(call, ip) {
      refuse((ORDER_CALLS.has(call.name) ? orderAddresses : addresses).spend(ip))
    },
    spendByOwner(call, session) {
      if (!session) return
      if (ORDER_CALLS.has(call.name)) refuse(owners.spend(`${session.world} ${session.owner}`))
      else refuse(sessions.spend(session.id))
    },
  }
}
