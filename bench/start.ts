import { join } from 'node:path'
import { ManualClock, openFileJournal, realDisk } from '@touchstone/log'
import { type Command, encodeCommand } from '@touchstone/protocol'
import { worldPaths } from '../apps/server/src/sequencer/worldFiles.ts'
import { BenchChild } from './childProcess.ts'
import { openingCommands, orderCommands } from './flow/exchangeWorkload.ts'
import { makeWorkload, RECORD_INTS } from './flow/workload.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

const HOUR_MS = 3_600_000
const ENTRIES = 1_000_000
/** Entries before those, in the long journal, and over what time. */
const FORGOTTEN = 9_000_000
const FORGOTTEN_MS = 30 * HOUR_MS
/** Nothing is forgotten earlier. */
const KEPT_MS = 25 * HOUR_MS
const QUARTER_MS = HOUR_MS / 4
const GROUP = 512
/** The last entry is so old when the world is opened again: no pause worth speaking of. */
const AGO_MS = 30_000

const start: Benchmark = {
  name: 'start',
  run: () =>
    inTemporaryFolder(async (folder) => {
      const empty = await started(join(folder, 'empty'))
      const used = join(folder, 'used')
      await writeEntries(used, 0)
      const replayed = await started(used)
      const restored = await started(used)
      const long = join(folder, 'long')
      await writeEntries(long, FORGOTTEN)
      await started(long)
      const longRestored = await started(long)
      const all = `${ENTRIES.toLocaleString('en')} entries, all remembered`
      const some = `${(FORGOTTEN + ENTRIES).toLocaleString('en')} entries, ${ENTRIES.toLocaleString('en')} of them remembered`
      return [
        row('start', restored, empty, 1_500, `${all}, from the snapshot of the stop before`),
        row('start-long', longRestored, empty, 3_000, `${some}, from the snapshot of the stop before`),
        row('start-replay', replayed, empty, 1_500, `${all}, without a snapshot`),
      ]
    }),
}

export default start

/** `most`: milliseconds above the empty world. */
function row(name: string, value: number, baseline: number, most: number, after: string): BenchResult {
  return {
    name,
    value,
    unit: 'ms of all threads',
    baseline,
    ratio: value / baseline,
    goal: `value − baseline ≤ ${most.toLocaleString('en')} ms`,
    against: `an empty world, which costs the loading of the sources; after ${after}`,
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

/** The journal of a world with so many entries that nobody remembers any more, and then {@link ENTRIES} that are. */
async function writeEntries(folder: string, forgotten: number): Promise<void> {
  const before = forgotten > 0 ? FORGOTTEN_MS + KEPT_MS : 0
  const begins = Date.now() - AGO_MS - before
  const clock = new ManualClock(begins)
  const { journal: directory } = worldPaths(join(folder, 'real'))
  const journal = await openFileJournal({ directory, disk: realDisk, clock })
  const append = (commands: readonly Command[]) =>
    Promise.all(commands.map((command) => journal.append(encodeCommand(command))))
  await append(openingCommands(begins))
  const workload = makeWorkload(forgotten + ENTRIES, 5_000)
  const count = workload.records.length / RECORD_INTS
  const appendOrders = async (from: number, to: number, lastsMs: number) => {
    for (let at = from; at < to; at += GROUP) {
      await append(orderCommands(workload, at, Math.min(to, at + GROUP)))
      clock.advance(Math.floor((lastsMs * GROUP) / (to - from)))
    }
  }
  await appendOrders(0, count - ENTRIES, forgotten > 0 ? FORGOTTEN_MS : 0)
  // A pause of an hour would stop the world's clock: somebody comes now and then.
  for (let visit = 0; forgotten > 0 && clock.wallMs() < Date.now() - AGO_MS - QUARTER_MS; visit++) {
    clock.advance(QUARTER_MS)
    await append([{ type: 'OpenOwner', ref: `visitor ${visit}` }])
  }
  await appendOrders(count - ENTRIES, count, 0)
  await journal.close()
}
