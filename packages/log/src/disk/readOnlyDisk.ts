import type { Disk } from './disk.ts'

/**
 * The same files, read only: every operation that would change one rejects. Only a directory that does not exist is
 * passed over in silence, because an empty one would read the same.
 */
export function readOnlyDisk(disk: Disk): Disk {
  return {
    async open(path, options = {}) {
      if (options.create || options.durable) return refuse(path)
      const file = await disk.open(path)
      return {
        size: () => file.size(),
        read: (offset, length) => file.read(offset, length),
        isInPlace: () => file.isInPlace(),
        close: () => file.close(),
        write: () => refuse(path),
        sync: () => refuse(path),
      }
    },
    list: (directory) => disk.list(directory),
    makeDirectory: () => Promise.resolve(),
    rename: refuse,
    remove: refuse,
    syncDirectory: refuse,
    lock: refuse,
  }
}

function refuse(path: string): Promise<never> {
  return Promise.reject(Object.assign(new Error(`${path} is only read`), { code: 'EROFS' }))
}
