import { randomUUID } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { diskErrorCode } from './disk.ts'
import { realDisk } from './realDisk.ts'

/**
 * Makes a file that only its owner may read. It is complete and durable before it has its name, so nobody reads half of it;
 * a file that is there already stays, and when several make it at once, the first one's does.
 */
export async function makeSecretFile(path: string, content: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(unfinished, path)
  } catch (error) {
    if (diskErrorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  await realDisk.syncDirectory(dirname(path))
}
