import { execFileSync } from 'node:child_process'
import { closeSync, openSync, statfsSync, writeSync } from 'node:fs'

/** A file system of that size in a folder; undefined where this process may not mount one. */
export function smallDisk(folder: string, megabytes: number): (() => void) | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return () => void execFileSync('umount', ['-l', folder])
  } catch {
    return undefined
  }
}

/** Writes a file until there is no space left, or no more than `leave` megabytes. */
export function fill(path: string, leave = 0): void {
  const file = openSync(path, 'w')
  try {
    for (const size of [65_536, 4_096, 1]) while (freeOf(path) >= leave * 2 ** 20 && wrote(file, size));
  } finally {
    closeSync(file)
  }
}

function freeOf(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

function wrote(file: number, size: number): boolean {
  try {
    return writeSync(file, new Uint8Array(size)) === size
  } catch {
    return false
  }
}
