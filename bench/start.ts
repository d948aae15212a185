import { join } from 'node:path'
import { ManualClock, openFileJournal, realDisk } from '@touchstone/log'
import { encodeCommand } from '@touchstone/protocol'
import { worldPaths } from '../apps/server/src/sequencer/worldFiles.ts'
import { BenchChild } from './childProcess.ts'
import { openingCommands, orderCommands } from './flow/exchangeWorkload.ts'
import { makeWorkload, RECORD_INTS } from './flow/workload.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

const ENTRIES = 1_000_000
const GROUP = 512
/** The last entry is so old when the world is opened again: no pause worth speaking of. */
const AGO_MS = 30_000

const start: Benchmark = {
  name: 'start',
  run: () =>
    inTemporaryFolder(async (folder) => {
      const empty = await started(join(folder, 'empty'))
      const used = join(folder, 'used')
      await writeEntries(worldPaths(join(used, 'real')).journal)
      const replayed = await started(used)
      const restored = await started(used)
      return [
        row('start', restored, empty, 'from the snapshot of the stop before'),
        row('start-replay', replayed, empty, 'without a snapshot'),
      ]
    }),
}

export default start

function row(name: string, value: number, baseline: number, how: string): BenchResult {
  return {
    name,
    value,
    unit: 'ms of all threads',
    baseline,
    ratio: value / baseline,
    goal: 'value − baseline ≤ 1,500 ms',
    against: `an empty world, which costs the loading of the sources; after ${ENTRIES.toLocaleString('en')} entries, all remembered, ${how}`,
  }
}

/** Milliseconds of processor time until a world in this folder has answered; it keeps a snapshot when it stops. */
async function started(folder: string): Promise<number> {
  const child = new BenchChild('./server/start.ts', [folder])
  const { microseconds } = await child.next<{ readonly microseconds: number }>()
  await child.ask('stop')
  await child.end()
  return microseconds / 1000
}

async function writeEntries(directory: string): Promise<void> {
  const begins = Date.now() - AGO_MS
  const journal = await openFileJournal({ directory, disk: realDisk, clock: new ManualClock(begins) })
  const append = (commands: ReturnType<typeof orderCommands>) =>
    Promise.all(commands.map((command) => journal.append(encodeCommand(command))))
  await append(openingCommands(begins))
  const workload = makeWorkload(ENTRIES, 5_000)
  const count = workload.records.length / RECORD_INTS
  for (let at = 0; at < count; at += GROUP) await append(orderCommands(workload, at, Math.min(count, at + GROUP)))
  await journal.close()
}
