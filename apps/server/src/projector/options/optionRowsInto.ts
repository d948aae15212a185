import { sql } from 'kysely'
import type { RowsInto } from '../insertRows.ts'
import type { TrackedOption } from './optionTracker.ts'

export const OPTIONS: RowsInto<TrackedOption> = {
  table: 'options',
  columns: {
    option_no: { kind: 'int8', of: (row) => row.option },
    owner: { kind: 'int8', of: (row) => row.owner },
    index: { kind: 'int4', of: (row) => row.index },
    cycle: { kind: 'int4', of: (row) => row.cycle },
    seconds: { kind: 'int4', of: (row) => row.seconds },
    direction: { kind: 'text', of: (row) => row.direction },
    stake: { kind: 'int8', of: (row) => row.stake },
    fee: { kind: 'int8', of: (row) => row.fee },
    payout: { kind: 'int8', of: (row) => row.payout },
    payout_ppm: { kind: 'int4', of: (row) => row.payoutPpm },
    fee_ppm: { kind: 'int4', of: (row) => row.feePpm },
    terms_version: { kind: 'int4', of: (row) => row.termsVersion },
    bought_sequence: { kind: 'int8', of: (row) => row.boughtSequence },
    bought_at: { kind: 'int8', of: (row) => row.boughtAt },
    expiry: { kind: 'int8', of: (row) => row.expiry },
    strike: { kind: 'int8', of: (row) => row.strike },
    strike_sequence: { kind: 'int8', of: (row) => row.strikeSequence },
    strike_time: { kind: 'int8', of: (row) => row.strikeTime },
    state: { kind: 'text', of: (row) => row.state },
    settle_price: { kind: 'int8', of: (row) => row.settlePrice },
    window_ms: { kind: 'int4', of: (row) => row.windowMs },
    rule: { kind: 'text', of: (row) => row.rule },
    samples: { kind: 'jsonb', of: (row) => JSON.stringify(row.samples) },
    expected_samples: { kind: 'int4', of: (row) => row.expectedSamples },
    received: { kind: 'int8', of: (row) => row.received },
    profit: { kind: 'int8', of: (row) => row.profit },
    settled_sequence: { kind: 'int8', of: (row) => row.settledSequence },
    settled_at: { kind: 'int8', of: (row) => row.settledAt },
  },
  conflict: sql`(world, option_no) do update set
    strike = excluded.strike, strike_sequence = excluded.strike_sequence, strike_time = excluded.strike_time,
    state = excluded.state, settle_price = excluded.settle_price, window_ms = excluded.window_ms, rule = excluded.rule,
    samples = excluded.samples, expected_samples = excluded.expected_samples, received = excluded.received,
    profit = excluded.profit, settled_sequence = excluded.settled_sequence, settled_at = excluded.settled_at`,
}
