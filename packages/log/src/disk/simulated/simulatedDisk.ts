import type { Disk } from '../disk.ts'
import type { DiskFault, DiskOperation } from './simulatedFault.ts'
import { SimulatedMedium } from './simulatedMedium.ts'
import { SimulatedMount } from './simulatedMount.ts'

export interface SimulatedDiskOptions {
  /** Uniform in [0, 1); decides which bytes survive a power cut. Seed it. */
  readonly random: () => number
  /** Runs the completion of an operation later; default: the next microtask. Hold completions to cut power in between. */
  readonly schedule?: (complete: () => void) => void
  /** Asked before every operation; may be replaced later. */
  readonly fault?: (operation: DiskOperation) => DiskFault | undefined
}

/**
 * A disk in memory that forgets as real ones do: bytes written but not made durable may be lost, sector by sector, at
 * {@link crash}. The same seed, calls and order of completions give the same bytes.
 *
 *     const disk = new SimulatedDisk({ random })
 *     const journal = await openFileJournal({ directory: '/log', disk: disk.mount(), … })
 *     disk.crash()                                  // the journal above is as dead as its process
 *     const again = await openFileJournal({ directory: '/log', disk: disk.mount(), … })
 */
export class SimulatedDisk {
  fault: ((operation: DiskOperation) => DiskFault | undefined) | undefined
  readonly #random: () => number
  readonly #schedule: (complete: () => void) => void
  readonly #medium: SimulatedMedium
  readonly #locks = new Set<string>()
  #operations = 0
  #life = 0

  constructor(options: SimulatedDiskOptions, medium: SimulatedMedium = new SimulatedMedium()) {
    this.#random = options.random
    this.#schedule = options.schedule ?? queueMicrotask
    this.fault = options.fault
    this.#medium = medium
    medium.makeDirectory('/')
  }

  /** The disk for one process; it goes silent at the next {@link crash}. Two mounts of one life share the files. */
  mount(): Disk {
    const life = this.#life
    return new SimulatedMount({
      medium: this.#medium,
      locks: this.#locks,
      random: this.#random,
      schedule: this.#schedule,
      isAlive: () => life === this.#life,
      begin: (kind, path, offset, length) => {
        const index = this.#operations++
        return this.fault?.({ kind, path, offset, length, index })
      },
    })
  }

  /** Cuts the power: bytes that were not durable are kept, dropped or torn as the seed decides, and all locks are free. */
  crash(): void {
    this.#life++
    this.#locks.clear()
    this.#medium.crash(this.#random)
  }

  /** Ends the process but not the machine: nothing written is lost, all locks are free, and mounts go silent. */
  kill(): void {
    this.#life++
    this.#locks.clear()
  }

  /** The same files once more, nothing mounted; crash each copy with another seed to see many endings of one story. */
  copy(options: SimulatedDiskOptions): SimulatedDisk {
    return new SimulatedDisk(options, this.#medium.copy())
  }

  get usedBytes(): number {
    return this.#medium.usedBytes
  }

  /** Sum of file sizes at which writes that grow a file and new files fail with ENOSPC. */
  get capacityBytes(): number {
    return this.#medium.capacityBytes
  }

  set capacityBytes(bytes: number) {
    this.#medium.capacityBytes = bytes
  }

  /** Operations asked for so far. */
  get operations(): number {
    return this.#operations
  }

  /** Paths of all files, in order. */
  paths(): readonly string[] {
    return this.#medium.paths()
  }

  /** A copy of a file's bytes as programs see them. */
  contents(path: string): Uint8Array {
    const inode = this.#medium.inode(path)
    return inode.read(0, inode.size)
  }

  /** Puts these bytes durably under the name, replacing any file: for stale, swapped and shortened files. */
  replaceContents(path: string, bytes: Uint8Array): void {
    this.#medium.replace(path, bytes)
  }

  /** Loses a file durably. */
  lose(path: string): void {
    this.#medium.replace(path, undefined)
  }

  /** Turns one bit over, on the medium and in the cache. `bit` counts from the first bit of the file. */
  flipBit(path: string, bit: number): void {
    const inode = this.#medium.inode(path)
    const at = Math.floor(bit / 8)
    if (at >= inode.size) throw new RangeError(`${path} has no bit ${bit}`)
    inode.bytes[at] = (inode.bytes[at] ?? 0) ^ (1 << (bit % 8))
  }
}
