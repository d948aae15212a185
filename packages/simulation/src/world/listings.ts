import type { Command, ContractDefinition, IndexDefinition, OptionTerms } from '@touchstone/protocol'
import { SIMULATION_STARTS } from './simulatedClock.ts'

const WEEK_MINUTES = 10_080
/** Of the first dated contract: long enough for the samples it settles on, and over before a run is. */
const FIRST_TERM_MS = 80_000
/** Thursday 00:00, when the simulated clock starts. */
const THURSDAY = 4 * 1440

/** Shares the samples of the spot market of the same id. */
const BITCOIN: IndexDefinition = {
  id: 1,
  symbol: 'BTCUSDT',
  name: 'Bitcoin',
  class: 'crypto',
  tickSize: '0.1',
  calendar: { zone: 'utc', sessions: [{ from: 0, to: WEEK_MINUTES }], holidays: [] },
}

/** No market of its own, and closed for a minute or two every now and then. */
const GOLD: IndexDefinition = {
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

/** A lot of 13 quote units a tick, so that halves, thirds and tenths of anything leave a remainder. */
const BITCOIN_PERPETUAL: ContractDefinition = {
  id: 2000,
  symbol: 'BTCPERP',
  name: 'BTC Perpetual',
  kind: 'perpetual',
  index: BITCOIN.id,
  quote: 1,
  unit: 'BTC',
  lotSize: '0.00013',
  minLots: 2,
  maxLots: 1_000_000,
  maxLeverage: 100,
  tiers: [
    { upTo: '4000', maintenancePpm: 4_000, maxLeverage: 100 },
    { upTo: '20000', maintenancePpm: 9_000, maxLeverage: 50 },
    { upTo: '90000', maintenancePpm: 25_000, maxLeverage: 20 },
    { upTo: '700000', maintenancePpm: 50_000, maxLeverage: 10 },
  ],
  makerPpm: 333,
  takerPpm: 777,
  liquidationPpm: 5_003,
  bandPpm: 50_003,
  defaultSlippagePpm: 10_000,
  maxSlippagePpm: 20_000,
  maxOpenOrders: 12,
  fundingIntervalMs: 60_000,
  interestE8: 10_007,
  interestClampE8: 50_000,
  fundingCapE8: 750_000,
  impactNotional: '20000',
  expiry: 0,
}

const GOLD_PERPETUAL: ContractDefinition = {
  ...BITCOIN_PERPETUAL,
  id: 2001,
  symbol: 'XAUPERP',
  name: 'Gold Perpetual',
  index: GOLD.id,
  unit: 'oz',
  lotSize: '0.0031',
  maxLeverage: 25,
  tiers: [
    { upTo: '10000', maintenancePpm: 15_000, maxLeverage: 25 },
    { upTo: '300000', maintenancePpm: 40_000, maxLeverage: 10 },
  ],
  fundingIntervalMs: 240_000,
  impactNotional: '5000',
}

/** Ends at `expiry`; most are listed while the simulation runs, because the end must be near. */
export function datedContract(number: number, expiry: number): ContractDefinition {
  return {
    ...BITCOIN_PERPETUAL,
    id: 2010 + number,
    symbol: `BTC-${number}`,
    name: `BTC Dated ${number}`,
    kind: 'dated',
    fundingIntervalMs: 0,
    interestE8: 0,
    interestClampE8: 0,
    fundingCapE8: 0,
    expiry,
  }
}

const OPTION_CYCLES = [
  { id: 1, seconds: 15, payoutPpm: 850_003, feePpm: 21_007, min: '1', max: '500' },
  { id: 2, seconds: 23, payoutPpm: 901_001, feePpm: 0, min: '0.000007', max: '900' },
  { id: 3, seconds: 300, payoutPpm: 777_777, feePpm: 50_000, min: '5', max: '300' },
  { id: 4, seconds: 4_000, payoutPpm: 700_001, feePpm: 1, min: '1', max: '100' },
] as const

export function optionTerms(index: number, payoutChange = 0): OptionTerms {
  return {
    index,
    quote: 1,
    cycles: OPTION_CYCLES.map((cycle) => ({ ...cycle, payoutPpm: cycle.payoutPpm + payoutChange })),
    poolCap: '2500',
    customerCap: '700',
  }
}

/** What is listed right after Genesis in the simulated world. */
export const SIMULATED_LISTINGS: readonly Command[] = [
  { type: 'ListIndex', definition: BITCOIN },
  { type: 'ListIndex', definition: GOLD },
  { type: 'ListContract', definition: BITCOIN_PERPETUAL },
  { type: 'ListContract', definition: GOLD_PERPETUAL },
  { type: 'ListContract', definition: datedContract(0, SIMULATION_STARTS + FIRST_TERM_MS) },
  { type: 'ListOptions', terms: optionTerms(BITCOIN.id) },
]

/** Definitions that a careless operator might send: each is refused. */
export const BAD_LISTINGS: readonly Command[] = [
  ...SIMULATED_LISTINGS.slice(0, 4),
  { type: 'ListIndex', definition: { ...BITCOIN, tickSize: '0.2' } },
  { type: 'ListIndex', definition: { ...GOLD, id: 2000, symbol: 'XAG' } },
  { type: 'ListContract', definition: { ...BITCOIN_PERPETUAL, id: 2002, symbol: 'X', lotSize: '0.0000001' } },
  { type: 'ListContract', definition: { ...BITCOIN_PERPETUAL, id: 2003, symbol: 'Y', index: 77 } },
  { type: 'ListContract', definition: { ...BITCOIN_PERPETUAL, id: 2004, symbol: 'Z', tiers: [] } },
  { type: 'ListContract', definition: { ...datedContract(90, 1), id: 2005 } },
  { type: 'ListOptions', terms: { ...optionTerms(1), quote: 2 } },
  { type: 'ListOptions', terms: optionTerms(77) },
]
