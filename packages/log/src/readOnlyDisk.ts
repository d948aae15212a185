import { type Disk, type DiskFile, isMissing } from './disk.ts'

/** A file that is not there and never will be. */
const NOTHING: DiskFile = {
  size: () => Promise.resolve(0),
  read: () => Promise.resolve(new Uint8Array(0)),
  write: () => Promise.resolve(),
  sync: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** The same files, of which no byte changes: what would be written is dropped. */
export function readOnlyDisk(disk: Disk): Disk {
  const done = (): Promise<void> => Promise.resolve()
  return {
    async open(path, options) {
      try {
        const file = await disk.open(path)
        return {
          ...NOTHING,
          size: () => file.size(),
          read: (at, length) => file.read(at, length),
          close: () => file.close(),
        }
      } catch (error) {
        if (options?.create && isMissing(error)) return NOTHING
        throw error
      }
    },
    list: (directory) => disk.list(directory),
    makeDirectory: done,
    rename: done,
    remove: done,
    syncDirectory: done,
    lock: () => Promise.resolve({ release: done }),
  }
}
