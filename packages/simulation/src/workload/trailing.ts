import { NO_CONDITIONS, type OrderConditions } from '@touchstone/protocol'
import type { Random } from '../world/random.ts'
import { GOOD_FOR_MS } from './goodFor.ts'

/** The terms of any stop that trails: neither a limit nor a stop price. */
export const TRAILING_STOP = { kind: 'stop_market', timeInForce: 'IOC', price: 0, stopPrice: 0 } as const

/** How a stop trails around a price, at times in a way that is refused; one in four also ends at a moment. */
export function trailingConditions(random: Random, price: number, time: number): OrderConditions {
  const far = Math.max(1, Math.ceil(price / random.pick([20_000, 4_000, 400, 40])))
  const distance = random.chance(50)
    ? { trailTicks: random.between(1, far), trailPpm: 0 }
    : { trailTicks: 0, trailPpm: random.pick([100, 150, 500, 1_001, 10_000, 250_000]) }
  const activation = random.chance(30) ? Math.max(1, price + random.between(-far, far)) : 0
  const goodTill = random.chance(25) ? time + random.pick(GOOD_FOR_MS) : 0
  return { ...NO_CONDITIONS, ...distance, activation, goodTill }
}
