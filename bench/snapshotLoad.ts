import { Exchange } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import { applyAll, entriesOf, openingCommands, orderCommands } from './flow/exchangeWorkload.ts'
import { makeWorkload, TradeCounter } from './flow/workload.ts'
import type { Benchmark } from './result.ts'
import { paired, rate } from './rounds.ts'

const snapshotLoad: Benchmark = {
  name: 'snapshot-load',
  async run() {
    const workload = makeWorkload(300_000, 20_000)
    const entries = entriesOf([...openingCommands(), ...orderCommands(workload)])
    const replayed = new Exchange({ newSha256 })
    applyAll(replayed, entries, new TradeCounter())
    const bytes = replayed.snapshot()
    const hash = replayed.stateHash()
    const result = await paired(
      () => {
        let restored: Exchange | undefined
        const measured = rate(entries.length, () => {
          restored = Exchange.restore(bytes, { newSha256 })
        })
        if (restored?.stateHash() !== hash) throw new Error('the snapshot restored to another state')
        return measured
      },
      () => rate(entries.length, () => applyAll(new Exchange({ newSha256 }), entries, new TradeCounter())),
    )
    return [
      {
        name: 'snapshot-load',
        ...result,
        unit: 'entries/s',
        goal: '> 1',
        against: `replay of the same ${entries.length.toLocaleString('en')} entries; snapshot ${(bytes.length / 1e6).toFixed(1)} MB`,
      },
    ]
  },
}

export default snapshotLoad
