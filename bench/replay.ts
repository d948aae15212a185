import { join } from 'node:path'
import { Exchange } from '@touchstone/core'
import { type FileJournal, ManualClock, newSha256, openFileJournal, realDisk } from '@touchstone/log'
import { decodeCommand, encodeCommand } from '@touchstone/protocol'
import { withBenchServer } from './benchServer.ts'
import { applyAll, checkTrades, entriesOf, openingCommands, orderCommands, START } from './flow/exchangeWorkload.ts'
import { makeWorkload, TradeCounter, type Workload } from './flow/workload.ts'
import { httpRate } from './orderHttp.ts'
import type { Benchmark } from './result.ts'
import { paired, rate, rateAsync } from './rounds.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

const GROUP = 512

const replay: Benchmark = {
  name: 'replay',
  run: () =>
    inTemporaryFolder(async (folder) => {
      // The workload has a time of its own: with the machine's its prices would be too old for its orders.
      const clock = new ManualClock(START)
      const journal = await openFileJournal({ directory: join(folder, 'journal'), disk: realDisk, clock })
      const workload = makeWorkload(300_000, 5_000)
      const entries = entriesOf([...openingCommands(), ...orderCommands(workload)])
      for (let at = 0; at < entries.length; at += GROUP)
        await Promise.all(entries.slice(at, at + GROUP).map(({ command }) => journal.append(encodeCommand(command))))
      const count = entries.length
      const replayed = () => rateAsync(count, () => replayJournal(journal, workload))
      const live = await withBenchServer((server) => paired(replayed, () => httpRate(server, 'order', 256)))
      const memory = await paired(replayed, () =>
        rate(count, () => applyAll(new Exchange({ newSha256 }), entries, new TradeCounter())),
      )
      await journal.close()
      return [
        {
          name: 'replay',
          ...live,
          unit: 'entries/s',
          goal: 'value ≥ 1,000,000',
          against: 'durable orders a second over HTTP',
        },
        { name: 'replay-core', ...memory, unit: 'entries/s', goal: '≥ 0.5', against: 'the same entries from memory' },
      ]
    }),
}

export default replay

/** Read, check, decode, apply: what a start without a snapshot does. Throws when other trades came of it than the workload's. */
async function replayJournal(journal: FileJournal, workload: Workload): Promise<void> {
  const exchange = new Exchange({ newSha256 })
  const counter = new TradeCounter()
  for await (const { firstSequence, time, commands } of journal.blocks(1)) {
    const entries = commands.map((bytes, i) => ({ sequence: firstSequence + i, time, command: decodeCommand(bytes) }))
    applyAll(exchange, entries, counter)
  }
  checkTrades(counter, workload)
}
