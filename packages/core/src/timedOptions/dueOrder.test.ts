import { type Command, FIRST_CUSTOMER, type Outcome } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { BTC_PERP } from '../scenarios/contracts/contractWorld.ts'
import { optionExchange } from '../scenarios/timedOptions/optionRun.ts'
import { HOLDER, type ToyExchange } from '../scenarios/toyExchange.ts'

const HOUR_MS = 3_600_000
const INTERVAL_MS = 8 * HOUR_MS

function sample(toy: ToyExchange): Outcome {
  return toy.apply({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources: [100] }] })
}

/** An exchange with a perpetual that settles funding a moment after `START`'s next 16:00, and a buyer. */
function exchange(): { readonly toy: ToyExchange; readonly fundingAt: number } {
  const toy = optionExchange('1000')
  const perpetual: Command = {
    type: 'ListContract',
    definition: {
      ...BTC_PERP,
      maxLots: 1_000,
      maxLeverage: 10,
      tiers: [{ upTo: '100000', maintenancePpm: 10_000, maxLeverage: 10 }],
      makerPpm: 0,
      takerPpm: 0,
      liquidationPpm: 0,
      fundingIntervalMs: INTERVAL_MS,
    },
  }
  toy.apply(perpetual)
  toy.apply({ type: 'OpenOwner', ref: 'the buyer' })
  toy.apply({ type: 'FaucetCredit', owner: FIRST_CUSTOMER, asset: 1, amount: 1_000_000_000n, ref: 'all' })
  const wallets = { from: 'funds', to: 'delivery', asset: 1, amount: 1_000_000_000n } as const
  toy.apply({ type: 'TransferFunds', ...stamp(1), ...wallets })
  sample(toy)
  return { toy, fundingAt: toy.time - (toy.time % INTERVAL_MS) + INTERVAL_MS }
}

function stamp(key2: number) {
  return { owner: FIRST_CUSTOMER, key1: 1, key2, inputHash: 1, issuedAt: 0 }
}

/** Buys an option that ends exactly at `end`. */
function buy(toy: ToyExchange, key2: number, end: number): void {
  toy.time = end - 30_002
  sample(toy)
  const terms = { cycle: 30, direction: 'up', stake: 10_000_000n, payoutPpm: 850_000, feePpm: 10_000 } as const
  const { reply, time } = toy.apply({ type: 'BuyOption', ...stamp(key2), index: 1, ...terms })
  expect(reply.kind).toBe('done')
  expect(time).toBe(end - 30_000)
  sample(toy)
}

/** Numbers of the options that ended, 0 for the funding, as they came. */
function moments(outcome: Outcome, fundingAt: number): number[] {
  return outcome.events.flatMap((event) => {
    if (event.type === 'OptionSettled') return [event.option]
    return event.type === 'FundingSettled' && event.dueAt === fundingAt ? [0] : []
  })
}

describe('what one entry finds due (DUE-1, OPT-11)', () => {
  test('options and a funding happen in the order of their moments', () => {
    const { toy, fundingAt } = exchange()
    toy.time = fundingAt - 40_000
    toy.renewLeases()
    buy(toy, 2, fundingAt - 2_000)
    buy(toy, 3, fundingAt - 1_000)
    buy(toy, 4, fundingAt)
    buy(toy, 5, fundingAt + 1_000)
    toy.time = fundingAt + 10_000
    const outcome = toy.apply({ type: 'OpenOwner', ref: 'somebody' })
    // An option lives through its last moment, the funding happens at it.
    expect(moments(outcome, fundingAt)).toEqual([1, 2, 0, 3, 4])
    expect(toy.exchange.timedOptions.pool().locked).toBe(0n)
  })

  test('while the clock stands nothing happens, and everything when it goes on', () => {
    const { toy, fundingAt } = exchange()
    toy.time = fundingAt - 40_000
    toy.renewLeases()
    buy(toy, 2, fundingAt - 1_000)
    toy.time = fundingAt + 2 * HOUR_MS
    const stopped = toy.exchange.apply({
      sequence: toy.exchange.sequence + 1,
      time: toy.time,
      command: { type: 'OpenOwner', ref: 'somebody' },
    })
    expect(stopped.reply).toMatchObject({ rejection: 'clock_stopped' })
    expect(stopped.events).toEqual([])
    expect(moments(toy.apply({ type: 'ResumeClock', reason: 'test' }), fundingAt)).toEqual([1, 0])
  })
})
