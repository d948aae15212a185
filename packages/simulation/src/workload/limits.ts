import type { MarketDefinition } from '@touchstone/protocol'
import type { Random } from '../world/random.ts'

type Limits = Pick<
  MarketDefinition,
  'minLots' | 'maxLots' | 'bandPpm' | 'defaultSlippagePpm' | 'maxSlippagePpm' | 'maxOpenOrders'
>

/** Near the listed limits, so that trading goes on; some are nonsense. */
export function limits(random: Random): Limits {
  return {
    minLots: random.pick([0, 0, 1, 2, 3]),
    maxLots: random.pick([0, 0, 900_000, 1_000_000, 1]),
    bandPpm: random.pick([0, 0, 40_000, 60_000, 2_000_000]),
    defaultSlippagePpm: random.pick([0, 0, 4_000, 12_000, 90_000]),
    maxSlippagePpm: random.pick([0, 0, 15_000, 25_000]),
    maxOpenOrders: random.pick([0, 11, 35]),
  }
}
