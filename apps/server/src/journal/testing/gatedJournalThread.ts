import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type DiskFile, realDisk } from '@touchstone/log'
import { runThread } from '../../threads/runThread.ts'
import { journalProgram } from '../journalProgram.ts'

/** While this file lies beside the journal's folder, the journal's thread stands still and writes nothing. */
export const GATE = 'gate'
const LOOK_EVERY_MS = 5

function standStillFor(gate: string): void {
  const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  while (existsSync(gate)) Atomics.wait(never, 0, 0, LOOK_EVERY_MS)
}

function gated(file: DiskFile, gate: string): DiskFile {
  return {
    size: () => file.size(),
    read: (offset, length) => file.read(offset, length),
    write: (offset, bytes) => {
      standStillFor(gate)
      return file.write(offset, bytes)
    },
    sync: () => file.sync(),
    isInPlace: () => file.isInPlace(),
    close: () => file.close(),
  }
}

runThread(
  journalProgram({
    disk: {
      ...realDisk,
      open: async (path, options) => gated(await realDisk.open(path, options), join(dirname(dirname(path)), GATE)),
    },
  }),
)
