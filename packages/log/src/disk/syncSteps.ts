import type { DiskFile } from './disk.ts'

/**
 * Of a large file so much is made durable at a time: what the journal writes meanwhile waits for no more than this. A snapshot of
 * a hundred megabytes, synced in one piece, held up orders for a tenth of a second.
 */
export const SYNC_EVERY_BYTES = 4 * 1024 * 1024

/** Writes a new file; all of it is durable when it resolves. */
export async function writeInSteps(file: DiskFile, bytes: Uint8Array): Promise<void> {
  let at = 0
  do {
    await file.write(at, bytes.subarray(at, at + SYNC_EVERY_BYTES))
    await file.sync()
    at += SYNC_EVERY_BYTES
  } while (at < bytes.byteLength)
}
