import { FastOrderBook, LimitMatcher } from '@touchstone/core'
import { referenceBookBytes, referenceBookRate } from './flow/referenceBook.ts'
import { makeWorkload, TradeCounter, type TradeDigest, type Workload } from './flow/workload.ts'
import { mustEqual, type OrderTaker, sendRecords } from './flow/workloadRun.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { paired, rate } from './rounds.ts'

/** Known results of the standard flow, so that a slip in the generator cannot hide. */
const STANDARD: TradeDigest = { trades: 101_136, volume: 1_392_025, hash: 1_018_649_106 }
const MANY_MARKETS = 1_000
/**
 * Commands that both candidates take unmeasured before each measurement: the machine code of one that has stood idle while the
 * other was measured is thrown away.
 */
const WARM_UP = 100_000

const matching: Benchmark = {
  name: 'matching',
  async run() {
    const workload = makeWorkload(1_000_000, 5_000)
    mustEqual('the generator', workload.expected, STANDARD)
    const beginning = makeWorkload(WARM_UP, 5_000)
    const { value, baseline, ratio } = await paired(
      () => {
        matchingRate(beginning)
        return matchingRate(workload)
      },
      () => {
        referenceBookRate(beginning)
        return referenceBookRate(workload)
      },
    )
    return [
      {
        name: 'matching',
        value,
        unit: 'commands/s',
        baseline,
        ratio,
        goal: '≥ 73',
        against: 'nodejs-order-book, equal trades',
      },
      await deepBook(workload),
      await manyMarkets(workload),
      bytesPerOrder(),
    ]
  },
}

export default matching

function matchingRate(workload: Workload): number {
  const counter = new TradeCounter()
  const matcher = new LimitMatcher((table) => new FastOrderBook(table), counter.add)
  const taker = anonymous(matcher)
  sendRecords(workload, taker, 0, workload.prefill)
  const measured = rate(workload.commands, () =>
    sendRecords(workload, taker, workload.prefill, workload.prefill + workload.commands),
  )
  mustEqual('our book', counter.digest(), workload.expected)
  return measured
}

async function deepBook(standard: Workload) {
  const deep = makeWorkload(1_000_000, 100_000)
  const result = await paired(
    () => 1e9 / matchingRate(deep),
    () => 1e9 / matchingRate(standard),
  )
  return {
    name: 'matching-100k-deep',
    ...result,
    unit: 'ns/command',
    goal: '≤ 2',
    against: 'the same with 5,000 resting orders',
  }
}

/** The same records dealt out to many books in turn, each with its share of the depth. */
async function manyMarkets(standard: Workload) {
  const small = makeWorkload(20_000, standard.prefill / MANY_MARKETS)
  const many = (count: number) => {
    const matchers = Array.from({ length: count }, () => matcherWith(small))
    const perMarket = Math.floor(400_000 / count / 20) * 20
    return rate(perMarket * count, () => {
      for (let at = 0; at < perMarket; at += 20)
        for (const matcher of matchers) sendRecords(small, matcher, small.prefill + at, small.prefill + at + 20)
    })
  }
  const one = () => {
    const matcher = matcherWith(standard)
    return rate(400_000, () => sendRecords(standard, matcher, standard.prefill, standard.prefill + 400_000))
  }
  const result = await paired(
    () => 1e9 / many(MANY_MARKETS),
    () => 1e9 / one(),
  )
  return {
    name: 'matching-1000-markets',
    ...result,
    unit: 'ns/command',
    goal: '≤ 2.5',
    against: 'one market of the same total depth',
  }
}

/** Matching alone knows no accounts: the baseline has none either. */
function anonymous(matcher: LimitMatcher): OrderTaker {
  return {
    limit: (order, _account, side, price, lots) => {
      matcher.limit(order, 0, side, price, lots)
    },
    cancel: (order) => {
      matcher.cancel(order)
    },
  }
}

function matcherWith(workload: Workload): OrderTaker {
  const matcher = anonymous(
    new LimitMatcher(
      (table) => new FastOrderBook(table),
      () => undefined,
    ),
  )
  sendRecords(workload, matcher, 0, workload.prefill)
  return matcher
}

/** A million resting orders, all indexes included. */
function bytesPerOrder(): BenchResult {
  const orders = 1_000_000
  let book: FastOrderBook | undefined
  const matcher = new LimitMatcher(
    (table) => {
      book = new FastOrderBook(table)
      return book
    },
    () => undefined,
  )
  for (let order = 1; order <= orders; order++) {
    const side = order & 1
    matcher.limit(order, 1, side, side === 1 ? 200_000 + (order % 5_000) : 190_000 - (order % 5_000), 10)
  }
  const value = (matcher.table.bytes + (book?.bytes ?? 0)) / orders
  const baseline = referenceBookBytes()
  return {
    name: 'matching-order-bytes',
    value,
    unit: 'bytes/resting order',
    baseline,
    ratio: value / baseline,
    goal: '≤ 0.125',
    against: 'nodejs-order-book',
  }
}
