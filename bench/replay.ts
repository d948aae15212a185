import { join } from 'node:path'
import { Exchange } from '@touchstone/core'
import { type FileJournal, newSha256, openFileJournal, realDisk } from '@touchstone/log'
import { decodeCommand, encodeCommand } from '@touchstone/protocol'
import { withBenchServer } from './benchServer.ts'
import { applyAll, entriesOf, openingCommands, orderCommands } from './exchangeWorkload.ts'
import { httpRate } from './orderHttp.ts'
import type { Benchmark } from './result.ts'
import { paired, rate, rateAsync } from './rounds.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'
import { makeWorkload, TradeCounter } from './workload.ts'

const GROUP = 512

const replay: Benchmark = {
  name: 'replay',
  run: () =>
    inTemporaryFolder(async (folder) => {
      const journal = await openFileJournal({ directory: join(folder, 'journal'), disk: realDisk })
      const entries = entriesOf([...openingCommands(), ...orderCommands(makeWorkload(300_000, 5_000))])
      for (let at = 0; at < entries.length; at += GROUP)
        await Promise.all(entries.slice(at, at + GROUP).map(({ command }) => journal.append(encodeCommand(command))))
      const count = entries.length
      const replayed = () => rateAsync(count, () => replayJournal(journal))
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

/** Read, check, decode, apply: what a start without a snapshot does. */
async function replayJournal(journal: FileJournal): Promise<void> {
  const exchange = new Exchange({ newSha256 })
  for await (const { firstSequence, time, commands } of journal.blocks(1))
    for (const [i, bytes] of commands.entries())
      exchange.apply({ sequence: firstSequence + i, time, command: decodeCommand(bytes) })
  if (exchange.sequence !== journal.head.sequence) throw new Error('the replay ended early')
}
