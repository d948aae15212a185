import { basename, dirname } from 'node:path'
import {
  type Disk,
  type DiskErrorCode,
  type DiskFile,
  type DiskLock,
  DiskLocked,
  type OpenFileOptions,
} from '../disk.ts'
import type { DiskFault, DiskOperation, DiskOperationKind } from './simulatedFault.ts'
import { SimulatedInode } from './simulatedInode.ts'
import { diskFailure, type SimulatedMedium } from './simulatedMedium.ts'

/** The disk as its mount needs it. */
export interface SimulatedMachine {
  readonly medium: SimulatedMedium
  readonly locks: Set<string>
  readonly random: () => number
  readonly schedule: (complete: () => void) => void
  /** False once the power was cut under this mount. */
  readonly isAlive: () => boolean
  /** Counts the operation and asks for its fault. */
  readonly begin: (kind: DiskOperationKind, path: string, offset: number, length: number) => DiskFault | undefined
}

/** The disk as one process sees it between two power cuts. After the cut nothing it asks for happens or is answered. */
export class SimulatedMount implements Disk {
  readonly #machine: SimulatedMachine
  readonly #turns = new Map<SimulatedInode, (() => void)[]>()

  constructor(machine: SimulatedMachine) {
    this.#machine = machine
  }

  async open(path: string, options: OpenFileOptions = {}): Promise<DiskFile> {
    const { medium } = this.#machine
    const kind = this.#exists(path) ? 'open' : 'create'
    const inode = await this.#operate(kind, path, () => {
      const directory = medium.directoryOf(path)
      const known = directory.entries.get(basename(path))
      if (known) return known
      if (!options.create) throw diskFailure('ENOENT', path)
      if (medium.usedBytes >= medium.capacityBytes) throw diskFailure('ENOSPC', path)
      const made = new SimulatedInode()
      directory.change([[basename(path), made]])
      return made
    })
    return this.#file(path, inode, options.durable ?? false)
  }

  list(directory: string): Promise<readonly string[]> {
    return this.#operate('list', directory, () => {
      const names = [...(this.#machine.medium.directories.get(directory)?.entries.keys() ?? [])]
      return names.sort((left, right) => (left < right ? -1 : 1))
    })
  }

  makeDirectory(directory: string): Promise<void> {
    return this.#operate('makeDirectory', directory, () => this.#machine.medium.makeDirectory(directory))
  }

  rename(from: string, to: string): Promise<void> {
    return this.#operate('rename', from, () => {
      const { medium } = this.#machine
      const inode = medium.inode(from)
      if (dirname(from) !== dirname(to)) throw new RangeError(`rename across directories: ${from} to ${to}`)
      const directory = medium.directoryOf(from)
      medium.usedBytes -= directory.entries.get(basename(to))?.size ?? 0
      directory.change([
        [basename(from), undefined],
        [basename(to), inode],
      ])
    })
  }

  remove(path: string): Promise<void> {
    return this.#operate('remove', path, () => {
      if (!this.#exists(path)) return
      const { medium } = this.#machine
      medium.usedBytes -= medium.inode(path).size
      medium.directoryOf(path).change([[basename(path), undefined]])
    })
  }

  syncDirectory(path: string): Promise<void> {
    const directory = this.#machine.medium.directories.get(path)
    const changes = directory?.unsyncedChanges ?? 0
    return this.#operate('syncDirectory', path, (durable) => {
      if (!directory) throw diskFailure('ENOENT', path)
      if (durable) directory.settle(changes)
    })
  }

  async lock(path: string): Promise<DiskLock> {
    const { locks, isAlive } = this.#machine
    await this.#operate('lock', path, () => {
      if (locks.has(path)) throw new DiskLocked(path, `${path} is held by a running process`)
      locks.add(path)
    })
    let held = true
    return {
      release: async () => {
        if (held && isAlive()) locks.delete(path)
        held = false
      },
    }
  }

  #exists(path: string): boolean {
    return this.#machine.medium.directories.get(dirname(path))?.entries.has(basename(path)) ?? false
  }

  #file(path: string, inode: SimulatedInode, durable: boolean): DiskFile {
    const { medium } = this.#machine
    return {
      size: async () => inode.size,
      read: (offset, length) => this.#operate('read', path, () => inode.read(offset, length), offset, length),
      write: (offset, bytes) => this.#inTurn(inode, () => this.#write(path, inode, durable, offset, bytes)),
      sync: () => this.#inTurn(inode, () => this.#sync(path, inode)),
      isInPlace: () => medium.directories.get(dirname(path))?.entries.get(basename(path)) === inode,
      close: async () => undefined,
    }
  }

  /** Writes and syncs of one file take turns, as the kernel's inode lock has it. */
  async #inTurn(inode: SimulatedInode, work: () => Promise<void>): Promise<void> {
    const waiting = this.#turns.get(inode)
    if (waiting) await new Promise<void>((begin) => waiting.push(begin))
    else this.#turns.set(inode, [])
    try {
      await work()
    } finally {
      this.#endTurn(inode)
    }
  }

  #endTurn(inode: SimulatedInode): void {
    const begin = this.#turns.get(inode)?.shift()
    if (begin) begin()
    else this.#turns.delete(inode)
  }

  #write(path: string, inode: SimulatedInode, durable: boolean, offset: number, bytes: Uint8Array): Promise<void> {
    if (!this.#machine.isAlive()) return never()
    const { medium } = this.#machine
    const fault = this.#machine.begin('write', path, offset, bytes.byteLength)
    const place = fault?.kind === 'misdirected' ? fault.offset : offset
    const growth = Math.max(0, place + bytes.byteLength - inode.size)
    const full = growth > 0 && medium.usedBytes + growth > medium.capacityBytes
    if (full || isFullFault(fault)) return this.#complete(() => fails('ENOSPC', path))
    inode.write(place, bytes)
    medium.usedBytes += growth
    return this.#complete(() => {
      if (fault?.kind === 'fails') this.#loseCache(inode, fault.code, path)
      if (durable && fault?.kind !== 'not_durable') inode.settle(place, bytes.byteLength)
    })
  }

  #sync(path: string, inode: SimulatedInode): Promise<void> {
    if (!this.#machine.isAlive()) return never()
    const fault = this.#machine.begin('sync', path, 0, 0)
    return this.#complete(() => {
      if (fault?.kind === 'fails') this.#loseCache(inode, fault.code, path)
      if (fault?.kind !== 'not_durable') inode.settleAll()
    })
  }

  /** After a failed sync the cache forgets the bytes that never reached the medium, and a second sync would claim success. */
  #loseCache(inode: SimulatedInode, code: DiskErrorCode, path: string): never {
    const before = inode.size
    inode.crash(() => this.#machine.random() < 0.5)
    this.#machine.medium.usedBytes += inode.size - before
    throw diskFailure(code, path)
  }

  #operate<Result>(
    kind: DiskOperationKind,
    path: string,
    run: (durable: boolean) => Result,
    offset: DiskOperation['offset'] = 0,
    length: DiskOperation['length'] = 0,
  ): Promise<Result> {
    if (!this.#machine.isAlive()) return never()
    const fault = this.#machine.begin(kind, path, offset, length)
    return this.#complete(() => {
      if (fault?.kind === 'fails') throw diskFailure(fault.code, path)
      return run(fault?.kind !== 'not_durable')
    })
  }

  #complete<Result>(run: () => Result): Promise<Result> {
    return new Promise((done, fail) => {
      this.#machine.schedule(() => {
        if (!this.#machine.isAlive()) return
        try {
          done(run())
        } catch (error) {
          fail(error)
        }
      })
    })
  }
}

function never<Result>(): Promise<Result> {
  return new Promise(() => undefined)
}

function fails(code: DiskErrorCode, path: string): never {
  throw diskFailure(code, path)
}

function isFullFault(fault: DiskFault | undefined): boolean {
  return fault?.kind === 'fails' && (fault.code === 'ENOSPC' || fault.code === 'EDQUOT')
}
