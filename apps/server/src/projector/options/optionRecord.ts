import type { Selectable } from 'kysely'
import type { ProjectionTables } from '../schema.ts'
import type { TrackedOption } from './optionTracker.ts'

export function optionOfRow(row: Selectable<ProjectionTables['options']>): TrackedOption {
  return {
    option: Number(row.option_no),
    owner: Number(row.owner),
    index: row.index,
    cycle: row.cycle,
    seconds: row.seconds,
    direction: row.direction,
    stake: row.stake,
    fee: row.fee,
    payout: row.payout,
    payoutPpm: row.payout_ppm,
    feePpm: row.fee_ppm,
    termsVersion: row.terms_version,
    boughtSequence: Number(row.bought_sequence),
    boughtAt: Number(row.bought_at),
    expiry: Number(row.expiry),
    strike: Number(row.strike),
    strikeSequence: Number(row.strike_sequence),
    strikeTime: Number(row.strike_time),
    state: row.state,
    settlePrice: Number(row.settle_price),
    windowMs: row.window_ms,
    rule: row.rule,
    samples: row.samples,
    expectedSamples: row.expected_samples,
    received: row.received,
    profit: row.profit,
    settledSequence: Number(row.settled_sequence),
    settledAt: Number(row.settled_at),
  }
}
