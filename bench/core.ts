import { applyAll, checkTrades, portions, readyExchange } from './flow/exchangeWorkload.ts'
import { referenceBookRate } from './flow/referenceBook.ts'
import { makeWorkload, TradeCounter } from './flow/workload.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { median, paired } from './rounds.ts'

const BATCH = 100
const PORTION = 2_000

const core: Benchmark = {
  name: 'core',
  async run() {
    const workload = makeWorkload(1_000_000, 5_000)
    const timed = (size: number, took: (milliseconds: number) => void) => {
      const exchange = readyExchange(workload)
      const counter = new TradeCounter()
      for (const entries of portions(workload, exchange, size)) {
        const began = performance.now()
        applyAll(exchange, entries, counter)
        took(performance.now() - began)
      }
      checkTrades(counter, workload)
      exchange.checkInvariants()
    }
    const coreRate = () => {
      let spent = 0
      timed(PORTION, (milliseconds) => {
        spent += milliseconds
      })
      return (workload.commands * 1000) / spent
    }
    const result = await paired(coreRate, () => referenceBookRate(workload))
    const worst = (): BenchResult => {
      const batches: number[] = []
      timed(BATCH, (milliseconds) => batches.push(milliseconds * 1000))
      const value = Math.max(...batches)
      const baseline = median(batches)
      return {
        name: 'core-worst-batch',
        value,
        unit: `µs/${BATCH} commands`,
        baseline,
        ratio: value / baseline,
        goal: 'value ≤ 2,000 µs',
        against: 'the median batch',
      }
    }
    return [
      {
        name: 'core',
        ...result,
        unit: 'commands/s',
        goal: '≥ 5',
        against: 'matching alone of nodejs-order-book, equal trades',
      },
      worst(),
    ]
  },
}

export default core
