import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DiskFile } from './disk.ts'
import { realDisk } from './realDisk.ts'
import { SYNC_EVERY_BYTES, writeInSteps } from './syncSteps.ts'

/** The file, and the most that it ever held without being synced. */
function watched(file: DiskFile): { readonly file: DiskFile; readonly mostUnsynced: () => number } {
  let [unsynced, most] = [0, 0]
  const write: DiskFile['write'] = (offset, bytes) => {
    unsynced += bytes.byteLength
    most = Math.max(most, unsynced)
    return file.write(offset, bytes)
  }
  const sync: DiskFile['sync'] = async () => {
    await file.sync()
    unsynced = 0
  }
  const seen: DiskFile = {
    size: () => file.size(),
    read: (offset, length) => file.read(offset, length),
    write,
    sync,
    isInPlace: () => file.isInPlace(),
    close: () => file.close(),
  }
  return { file: seen, mostUnsynced: () => most + (unsynced > 0 ? Number.POSITIVE_INFINITY : 0) }
}

test.each([0, 1, SYNC_EVERY_BYTES, SYNC_EVERY_BYTES + 1, 3 * SYNC_EVERY_BYTES - 7])(
  'a new file of %i bytes is written whole, and never more than a step of it waits to be durable',
  async (length) => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-steps-'))
    const path = join(folder, 'file')
    const bytes = new Uint8Array(length).map((_, at) => (at * 31) & 255)
    const { file, mostUnsynced } = watched(await realDisk.open(path, { create: true }))
    await writeInSteps(file, bytes)
    await file.close()
    expect(mostUnsynced()).toBeLessThanOrEqual(SYNC_EVERY_BYTES)
    expect((await readFile(path)).equals(bytes)).toBe(true)
    await rm(folder, { recursive: true })
  },
)
