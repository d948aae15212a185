import { basename, dirname } from 'node:path'
import type { DiskErrorCode } from '../disk.ts'
import { SimulatedDirectory } from './simulatedDirectory.ts'
import { SimulatedInode } from './simulatedInode.ts'

/** The names and bytes a simulated disk holds, durable and not. */
export class SimulatedMedium {
  /** Sum of file sizes at which writes and new files fail with ENOSPC. */
  capacityBytes = Number.POSITIVE_INFINITY
  usedBytes = 0
  readonly directories = new Map<string, SimulatedDirectory>()

  directoryOf(path: string): SimulatedDirectory {
    const directory = this.directories.get(dirname(path))
    if (!directory) throw diskFailure('ENOENT', path)
    return directory
  }

  inode(path: string): SimulatedInode {
    const inode = this.directoryOf(path).entries.get(basename(path))
    if (!inode) throw diskFailure('ENOENT', path)
    return inode
  }

  makeDirectory(directory: string): void {
    if (!this.directories.has(directory)) this.directories.set(directory, new SimulatedDirectory())
    if (dirname(directory) !== directory) this.makeDirectory(dirname(directory))
  }

  /** Bytes that were not durable are kept, dropped or torn as the numbers decide. */
  crash(random: () => number): void {
    // One mood per power cut, so that "all lost", "all kept" and every mixture occur often.
    const keepShare = Math.floor(random() * 5) / 4
    const inodes = new Set<SimulatedInode>()
    for (const directory of this.directories.values()) {
      directory.crash(Math.floor(random() * (directory.unsyncedChanges + 1)))
      for (const inode of directory.entries.values()) inodes.add(inode)
    }
    this.usedBytes = 0
    for (const inode of inodes) {
      inode.crash(() => random() < keepShare)
      this.usedBytes += inode.size
    }
  }

  copy(): SimulatedMedium {
    const twin = new SimulatedMedium()
    const inodes = new Map<SimulatedInode, SimulatedInode>()
    for (const [path, directory] of this.directories) twin.directories.set(path, directory.copy(inodes))
    twin.capacityBytes = this.capacityBytes
    twin.usedBytes = this.usedBytes
    return twin
  }

  paths(): readonly string[] {
    const paths: string[] = []
    for (const [path, directory] of this.directories) {
      for (const name of directory.entries.keys()) paths.push(path === '/' ? `/${name}` : `${path}/${name}`)
    }
    return paths.sort((left, right) => (left < right ? -1 : 1))
  }

  /** Durably puts the bytes under the name, or takes the name away. */
  replace(path: string, bytes: Uint8Array | undefined): void {
    const directory = this.directoryOf(path)
    this.usedBytes += (bytes?.byteLength ?? 0) - (directory.entries.get(basename(path))?.size ?? 0)
    directory.change([[basename(path), bytes && new SimulatedInode(bytes)]])
    directory.settle(directory.unsyncedChanges)
  }
}

export function diskFailure(code: DiskErrorCode, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code })
}
