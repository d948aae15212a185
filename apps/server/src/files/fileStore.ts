import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where sealed files lie. It sees ciphertext only, so it may be a folder, a bucket or a backup. */
export interface FileStore {
  /** Durable when it resolves. */
  put(id: string, bytes: Buffer): Promise<void>
  /** Undefined when it is not there. */
  get(id: string): Promise<Buffer | undefined>
  /** Harmless when it is not there. */
  remove(id: string): Promise<void>
}

const ID = /^[0-9a-f-]{36}$/

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Files in `folder`, one folder below it for each first two letters. Readable for this user only. */
export function folderStore(folder: string): FileStore {
  const place = (id: string) => {
    if (!ID.test(id)) throw new Error('no id of a file')
    const shelf = join(folder, id.slice(0, 2))
    return { shelf, path: join(shelf, id) }
  }
  return {
    put: async (id, bytes) => {
      const { shelf, path } = place(id)
      await mkdir(shelf, { recursive: true, mode: 0o700 })
      const file = await open(`${path}.new`, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.new`, path)
    },
    get: async (id) => {
      try {
        return await readFile(place(id).path)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: async (id) => {
      const { path } = place(id)
      await rm(path, { force: true })
      await rm(`${path}.new`, { force: true })
    },
  }
}
