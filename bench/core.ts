import { applyAll, checkTrades, orderCommands, readyExchange } from './exchangeWorkload.ts'
import { referenceBookRate } from './referenceBook.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { median, paired, rate } from './rounds.ts'
import { makeWorkload, TradeCounter } from './workload.ts'

const BATCH = 100

const core: Benchmark = {
  name: 'core',
  async run() {
    const workload = makeWorkload(1_000_000, 5_000)
    const commands = orderCommands(workload)
    const coreRate = () => {
      const { exchange, rest } = readyExchange(workload, commands)
      const counter = new TradeCounter()
      const measured = rate(workload.commands, () => applyAll(exchange, rest, counter))
      checkTrades(counter, workload)
      exchange.checkInvariants()
      return measured
    }
    const result = await paired(coreRate, () => referenceBookRate(workload))
    const worst = (): BenchResult => {
      const { exchange, rest } = readyExchange(workload, commands)
      const counter = new TradeCounter()
      const batches: number[] = []
      for (let at = 0; at < rest.length; at += BATCH) {
        const batch = rest.slice(at, at + BATCH)
        batches.push(1e6 / rate(1, () => applyAll(exchange, batch, counter)))
      }
      const value = Math.max(...batches)
      const baseline = median(batches)
      return {
        name: 'core-worst-batch',
        value,
        unit: `µs/${BATCH} commands`,
        baseline,
        ratio: value / baseline,
        goal: 'value ≤ 500 µs',
        against: 'the median batch',
      }
    }
    return [
      {
        name: 'core',
        ...result,
        unit: 'commands/s',
        goal: '≥ 29, stretch 43',
        against: 'matching alone of nodejs-order-book, equal trades',
      },
      worst(),
    ]
  },
}

export default core
