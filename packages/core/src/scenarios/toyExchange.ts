import type { Command, Genesis, Outcome } from '@touchstone/protocol'
import { Exchange } from '../exchange.ts'
import type { BookKind } from '../matching/makeBook.ts'
import { newSha256 } from '../testing/newSha256.ts'

export const HOLDER = 7
const START = 1_750_000_000_000
const LEASE_MS = 60_000

/** A market with round numbers: tick 1 USDT, lot 1 BTC, fees 0.1 % maker and 0.2 % taker. */
export const TOY_GENESIS: Genesis = {
  type: 'Genesis',
  world: 'real',
  sandbox: true,
  rulesVersion: 1,
  assets: [
    { id: 1, code: 'USDT', name: 'Tether', scale: 6 },
    { id: 2, code: 'BTC', name: 'Bitcoin', scale: 8 },
    { id: 3, code: 'ETH', name: 'Ether', scale: 8 },
  ],
  markets: [
    {
      id: 1,
      symbol: 'BTCUSDT',
      name: 'BTC/USDT',
      base: 2,
      quote: 1,
      tickSize: '1',
      lotSize: '1',
      minLots: 1,
      maxLots: 1000,
      minNotional: '10',
      maxNotional: '100000',
      bandPpm: 500_000,
      defaultSlippagePpm: 50_000,
      maxSlippagePpm: 100_000,
      maxOpenOrders: 8,
    },
    {
      id: 2,
      symbol: 'ETHUSDT',
      name: 'ETH/USDT',
      base: 3,
      quote: 1,
      tickSize: '0.01',
      lotSize: '0.001',
      minLots: 10,
      maxLots: 1_000_000,
      minNotional: '1',
      maxNotional: '1000000',
      bandPpm: 900_000,
      defaultSlippagePpm: 10_000,
      maxSlippagePpm: 50_000,
      maxOpenOrders: 20,
    },
  ],
  feeTiers: [
    { makerPpm: 1_000, takerPpm: 2_000 },
    { makerPpm: 0, takerPpm: 500 },
  ],
  minimumSources: 1,
  capital: [
    { owner: 'liquidity', asset: 1, amount: 1_000_000_000_000n },
    { owner: 'liquidity', asset: 2, amount: 1_000_000_000_000n },
    { owner: 'liquidity', asset: 3, amount: 1_000_000_000_000n },
    { owner: 'treasury', asset: 1, amount: 5_000_000n },
  ],
}

/** An exchange with its own log time, all leases held by {@link HOLDER}, and an index price of 100 in both markets. */
export class ToyExchange {
  readonly exchange: Exchange
  time = START
  last: Outcome | undefined
  /** Every command so far with its time, in order. */
  readonly journal: { readonly time: number; readonly command: Command }[] = []

  constructor(book: BookKind, genesis = TOY_GENESIS) {
    this.exchange = new Exchange({ newSha256, book })
    this.apply(genesis)
    this.renewLeases()
    this.apply({
      type: 'IndexSamples',
      holder: HOLDER,
      samples: [
        { market: 1, sources: [100] },
        { market: 2, sources: [10_000] },
      ],
    })
  }

  /** Applies the command one millisecond later than the one before, then checks every invariant. */
  apply(command: Command): Outcome {
    this.time++
    const entry = { sequence: this.exchange.sequence + 1, time: this.time, command }
    this.journal.push({ time: entry.time, command })
    this.last = this.exchange.apply(entry)
    this.exchange.checkInvariants()
    return this.last
  }

  renewLeases(): void {
    for (const role of ['feed', 'maker', 'flow'] as const) {
      this.apply({ type: 'AcquireLease', role, holder: HOLDER, until: this.time + 1 + LEASE_MS })
    }
  }
}
