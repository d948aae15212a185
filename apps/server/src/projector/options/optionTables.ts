import type { OptionDirection, OptionResult, OptionSettled, World } from '@touchstone/protocol'

export type OptionTables = {
  options: {
    world: World
    option_no: bigint
    owner: bigint
    index: number
    cycle: number
    seconds: number
    direction: OptionDirection
    stake: bigint
    fee: bigint
    payout: bigint
    payout_ppm: number
    fee_ppm: number
    terms_version: number
    bought_sequence: bigint
    bought_at: bigint
    expiry: bigint
    /** 0 until the next samples; so are the next two. */
    strike: bigint
    strike_sequence: bigint
    strike_time: bigint
    state: 'open' | OptionResult
    settle_price: bigint
    window_ms: number
    rule: OptionSettled['rule'] | ''
    samples: OptionSettled['samples']
    expected_samples: number
    received: bigint
    profit: bigint
    settled_sequence: bigint
    settled_at: bigint
  }
}

export const OPTION_TABLES = ['options'] as const satisfies readonly (keyof OptionTables)[]
