import type { Command, ContractDefinition } from '@touchstone/protocol'
import { BITCOIN, GOLD } from '../../world/indexes.ts'
import { SIMULATION_STARTS } from '../../world/simulatedClock.ts'

/** Life of the first dated contract: long enough for its settlement samples, and over before the run is. */
const FIRST_TERM_MS = 80_000

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

export const SIMULATED_CONTRACTS: readonly Command[] = [
  { type: 'ListContract', definition: BITCOIN_PERPETUAL },
  { type: 'ListContract', definition: GOLD_PERPETUAL },
  { type: 'ListContract', definition: datedContract(0, SIMULATION_STARTS + FIRST_TERM_MS) },
]

export const BAD_CONTRACTS: readonly Command[] = [
  { type: 'ListContract', definition: { ...BITCOIN_PERPETUAL, id: 2002, symbol: 'X', lotSize: '0.0000001' } },
  { type: 'ListContract', definition: { ...BITCOIN_PERPETUAL, id: 2003, symbol: 'Y', index: 77 } },
  { type: 'ListContract', definition: { ...BITCOIN_PERPETUAL, id: 2004, symbol: 'Z', tiers: [] } },
  { type: 'ListContract', definition: { ...datedContract(90, 1), id: 2005 } },
]
