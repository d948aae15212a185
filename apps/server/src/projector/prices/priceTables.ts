import type { World } from '@touchstone/protocol'

export type PriceSeries = 'index' | 'mark'

/** Open, high, low and close in ticks; all 0 when there was no price in it. */
type PriceColumns = { time: bigint; open: bigint; high: bigint; low: bigint; close: bigint }

/** Index and mark prices by the minute with what the last sample of the minute was made of; longer candles apart. */
export type PriceTables = {
  index_minutes: PriceColumns & {
    world: World
    instrument: number
    /** Of the last sample: 0 = too few live sources. */
    price: bigint
    sources: readonly number[]
    used: number
    spread_ppm: number
    sampled_at: bigint
    sequence: bigint
  }
  mark_minutes: PriceColumns & {
    world: World
    instrument: number
    index_price: bigint
    funding_leg: bigint
    basis_leg: bigint
    last: bigint
    funding_e8: number
    next_funding_at: bigint
    sampled_at: bigint
    sequence: bigint
  }
  price_candles: PriceColumns & { world: World; series: PriceSeries; instrument: number; period: string }
}

export const PRICE_TABLES = [
  'index_minutes',
  'mark_minutes',
  'price_candles',
] as const satisfies readonly (keyof PriceTables)[]
