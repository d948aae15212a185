import { AVERAGES } from './averages.ts'
import { MOMENTUM } from './momentum.ts'
import { OSCILLATORS } from './oscillators.ts'
import { PRICES } from './prices.ts'
import { STOPS } from './stops.ts'
import type { Opinions } from './textbook.ts'
import { TREND } from './trend.ts'
import { VOLATILITY } from './volatility.ts'
import { VOLUME } from './volume.ts'

/** Every indicator a second time, slowly, straight from its definition: for comparison in tests only. */
export const OPINIONS: Opinions = {
  ...AVERAGES,
  ...TREND,
  ...STOPS,
  ...MOMENTUM,
  ...OSCILLATORS,
  ...VOLATILITY,
  ...VOLUME,
  ...PRICES,
}
