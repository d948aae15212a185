import { type Command, FIRST_CUSTOMER, type OptionDirection } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { TOY_INDEXES, toyTerms } from '../scenarios/timedOptions/optionRun.ts'
import { HOLDER, TOY_GENESIS } from '../scenarios/toyExchange.ts'
import { newSha256 } from '../testing/newSha256.ts'
import { houseEdgePpm, resultOf } from './optionFormulas.ts'

const START = 1_750_000_000_000
const STAKE = 10_000_000n
const WALKS = 20
const TRADES = 1_000
const PAYOUT_PPM = 850_000
const FEE_PPM = 10_000
/** The trader sees each sample this long before the log does, and acts on it at once. */
const AHEAD_MS = 500
/** Only a step of this many ticks is worth a trade. */
const WORTH = 150

interface Settled {
  readonly price: number
  readonly profit: bigint
}

/** An exchange with one option market, fed by a seeded random walk of one sample a second. */
class Walk {
  readonly exchange = new Exchange({ newSha256 })
  readonly #random: () => number
  #seconds = 0
  #time = START
  #key = 0
  #settled: Settled | undefined
  /** The last sample in the log, and the one that comes next. */
  shown = 1_000_000
  coming = 1_000_000

  constructor(seed: number) {
    this.#random = seededRandom(seed)
    const amount = 1_000_000_000_000n
    this.#apply({ ...TOY_GENESIS, capital: [{ owner: 'optionsPool', asset: 1, amount }] })
    for (const definition of TOY_INDEXES) this.#apply({ type: 'ListIndex', definition })
    this.#apply({ type: 'ListOptions', terms: toyTerms(1, { payoutPpm: PAYOUT_PPM, feePpm: FEE_PPM }) })
    this.#apply({ type: 'OpenOwner', ref: 'the trader' })
    this.#apply({ type: 'FaucetCredit', owner: FIRST_CUSTOMER, asset: 1, amount, ref: 'all' })
    this.#apply({ type: 'TransferFunds', ...this.#stamp(), from: 'funds', to: 'delivery', asset: 1, amount })
    this.second()
  }

  /** Takes the sample that was coming, and draws the one after it. */
  second(): void {
    this.#time = START + ++this.#seconds * 1_000
    this.shown = this.coming
    this.coming += Math.trunc((this.#random() - 0.5) * 400)
    this.#apply({ type: 'AcquireLease', role: 'feed', holder: HOLDER, until: this.#time + 30_000 })
    this.#apply({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources: [this.shown] }] })
  }

  /** Buys as soon as the next sample can be seen, and waits for the end. */
  trade(direction: OptionDirection): Settled {
    this.#time += 1_000 - AHEAD_MS
    const rates = { payoutPpm: PAYOUT_PPM, feePpm: FEE_PPM }
    this.#apply({ type: 'BuyOption', ...this.#stamp(), index: 1, cycle: 30, direction, stake: STAKE, ...rates })
    while (!this.#settled) this.second()
    const settled = this.#settled
    this.#settled = undefined
    return settled
  }

  #apply(command: Command): void {
    const outcome = this.exchange.apply({ sequence: this.exchange.sequence + 1, time: this.#time, command })
    if (outcome.reply.kind === 'rejected') throw new Error(`${command.type}: ${outcome.reply.rejection}`)
    for (const event of outcome.events) if (event.type === 'OptionSettled') this.#settled = event
  }

  #stamp() {
    return { owner: FIRST_CUSTOMER, key1: 1, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
  }
}

/** Profit per stake: as it was, and as it would have been with the price on the screen as the strike. */
function arbitrage(seed: number): { readonly real: number[]; readonly stale: number[] } {
  const walk = new Walk(seed)
  const real: number[] = []
  const stale: number[] = []
  while (real.length < TRADES) {
    const step = walk.coming - walk.shown
    if (Math.abs(step) < WORTH) {
      walk.second()
      continue
    }
    const direction = step > 0 ? 'up' : 'down'
    const strike = walk.shown
    const { price, profit } = walk.trade(direction)
    real.push(Number(profit) / Number(STAKE))
    const won = resultOf(direction, strike, price) === 'won'
    stale.push((won ? PAYOUT_PPM - FEE_PPM : -1_000_000 - FEE_PPM) / 1_000_000)
  }
  walk.exchange.checkInvariants()
  return { real, stale }
}

function summary(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, error: Math.sqrt(variance / values.length) }
}

describe('a trader who sees prices half a second ahead', () => {
  const walks = Array.from({ length: WALKS }, (_, seed) => arbitrage(seed + 1))

  test('loses the house edge like anybody else', () => {
    const { mean, error } = summary(walks.flatMap(({ real }) => real))
    const edge = houseEdgePpm(PAYOUT_PPM, FEE_PPM) / 1_000_000
    expect(Math.abs(mean + edge)).toBeLessThan(2 * error)
  })

  test('would have won on every walk with the price on the screen as the strike', () => {
    for (const { stale } of walks) {
      const { mean, error } = summary(stale)
      expect(mean).toBeGreaterThan(2 * error)
    }
  })
})
