import { dirname } from 'node:path'
import { type Disk, isMissing } from './disk.ts'
import { writeInSteps } from './syncSteps.ts'

/** The whole file, or null when it does not exist. */
export async function readWhole(disk: Disk, path: string): Promise<Uint8Array | null> {
  try {
    const file = await disk.open(path)
    try {
      return await file.read(0, await file.size())
    } finally {
      await file.close()
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Puts the bytes under the name so that a crash leaves the old file or the new one, never a mixture. When it fails the
 * unfinished copy is removed again, so a full disk is not made fuller.
 */
export async function replaceWhole(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.tmp`
  try {
    await disk.remove(unfinished)
    const file = await disk.open(unfinished, { create: true })
    try {
      await writeInSteps(file, bytes)
    } finally {
      await file.close()
    }
    await disk.rename(unfinished, path)
  } catch (error) {
    await disk.remove(unfinished).catch(() => undefined)
    throw error
  }
  await disk.syncDirectory(dirname(path))
}
