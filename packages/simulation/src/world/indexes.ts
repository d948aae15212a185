import type { Command, IndexDefinition } from '@touchstone/protocol'

const WEEK_MINUTES = 10_080
/** Thursday 00:00, when the simulated clock starts. */
const THURSDAY = 4 * 1440

/** Shares the samples of the spot market of the same id. */
export const BITCOIN: IndexDefinition = {
  id: 1,
  symbol: 'BTCUSDT',
  name: 'Bitcoin',
  class: 'crypto',
  tickSize: '0.1',
  calendar: { zone: 'utc', sessions: [{ from: 0, to: WEEK_MINUTES }], holidays: [] },
}

/** No market of its own, and closed for a minute or two every now and then. */
export const GOLD: IndexDefinition = {
  id: 1000,
  symbol: 'XAUUSD',
  name: 'Gold',
  class: 'metal',
  tickSize: '0.05',
  calendar: {
    zone: 'utc',
    sessions: [
      { from: 0, to: THURSDAY + 1 },
      { from: THURSDAY + 2, to: THURSDAY + 12 },
      { from: THURSDAY + 14, to: THURSDAY + 61 },
      { from: THURSDAY + 63, to: WEEK_MINUTES },
    ],
    holidays: [],
  },
}

export const SIMULATED_INDEXES: readonly Command[] = [
  { type: 'ListIndex', definition: BITCOIN },
  { type: 'ListIndex', definition: GOLD },
]

/** Each is refused. */
export const BAD_INDEXES: readonly Command[] = [
  { type: 'ListIndex', definition: { ...BITCOIN, tickSize: '0.2' } },
  { type: 'ListIndex', definition: { ...GOLD, id: 2000, symbol: 'XAG' } },
]
