import * as fs from 'node:fs'
import { constants } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Disk, type DiskFile, isMissing, type OpenFileOptions } from './disk.ts'
import { takeSymlinkLock } from './symlinkLock.ts'

/** File systems count time in steps of up to two seconds: within one, a second change of a folder would not be seen. */
const SETTLED_MS = 2_500

/** One read call moves at most this much: the kernel's own limit is just under 2 GiB. */
const READ_CHUNK_BYTES = 256 * 1024 * 1024

class RealFile implements DiskFile {
  readonly #handle: fs.promises.FileHandle
  readonly #path: string
  readonly #opened: fs.Stats
  /** The folder as it was when the file was last looked for and found in it. */
  #folder: fs.Stats | undefined

  constructor(handle: fs.promises.FileHandle, path: string, opened: fs.Stats) {
    this.#handle = handle
    this.#path = path
    this.#opened = opened
  }

  protected get descriptor(): number {
    return this.#handle.fd
  }

  async size(): Promise<number> {
    return (await this.#handle.stat()).size
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const available = Math.max(0, Math.min(length, (await this.size()) - offset))
    const bytes = new Uint8Array(available)
    let filled = 0
    while (filled < available) {
      const wanted = Math.min(READ_CHUNK_BYTES, available - filled)
      const { bytesRead } = await this.#handle.read(bytes, filled, wanted, offset + filled)
      if (bytesRead === 0) return bytes.slice(0, filled)
      filled += bytesRead
    }
    return bytes
  }

  /** One hop through the thread pool; the promise wrappers of FileHandle cost a second microtask chain per block. */
  write(offset: number, bytes: Uint8Array): Promise<void> {
    return new Promise((done, fail) => {
      fs.write(this.descriptor, bytes, 0, bytes.byteLength, offset, (error, written) => {
        if (error) fail(error)
        else if (written !== bytes.byteLength) fail(shortWrite(written, bytes.byteLength))
        else done()
      })
    })
  }

  async sync(): Promise<void> {
    await this.#handle.datasync()
  }

  /**
   * In the same breath, not through the thread pool: between an answer and this question nothing may happen. Asked of the folder where
   * that is enough: on Linux from 6.13 on, a file whose times were looked at has its next write make them anew, which made
   * a durable write half as slow again.
   */
  isInPlace(): boolean {
    const folder = fs.statSync(dirname(this.#path), { throwIfNoEntry: false })
    if (folder && this.#folder && isUnchanged(this.#folder, folder)) return true
    const there = fs.statSync(this.#path, { throwIfNoEntry: false })
    const isHere = there?.ino === this.#opened.ino && there.dev === this.#opened.dev
    const isSettled = isHere && folder !== undefined && Date.now() - folder.ctimeMs > SETTLED_MS
    this.#folder = isSettled ? folder : undefined
    return isHere
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }
}

/** Nothing was brought into this folder or taken out of it since. */
function isUnchanged(before: fs.Stats, now: fs.Stats): boolean {
  const isSame = before.ino === now.ino && before.dev === now.dev
  return isSame && before.ctimeMs === now.ctimeMs && before.mtimeMs === now.mtimeMs
}

/** A regular file is cut short only when the space ran out in the middle. */
function shortWrite(written: number, wanted: number): Error {
  return Object.assign(new Error(`wrote ${written} of ${wanted} bytes`), { code: 'ENOSPC' })
}

/** A file whose writes keep the calling thread until they are done. */
class BlockingFile extends RealFile {
  override async write(offset: number, bytes: Uint8Array): Promise<void> {
    const written = fs.writeSync(this.descriptor, bytes, 0, bytes.byteLength, offset)
    if (written !== bytes.byteLength) throw shortWrite(written, bytes.byteLength)
  }
}

async function openAs(Kind: typeof RealFile, path: string, options: OpenFileOptions = {}): Promise<DiskFile> {
  const access = options.create || options.durable ? constants.O_RDWR : constants.O_RDONLY
  const flags = access | (options.create ? constants.O_CREAT : 0) | (options.durable ? constants.O_DSYNC : 0)
  const handle = await open(path, flags, 0o600)
  return new Kind(handle, path, await handle.stat())
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeDirectory(directory: string): Promise<void> {
  const path = resolve(directory)
  try {
    if ((await stat(path)).isDirectory()) return
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  if (dirname(path) !== path) await makeDirectory(dirname(path))
  await mkdir(path, { recursive: true, mode: 0o700 })
  await syncDirectory(dirname(path))
}

async function list(directory: string): Promise<readonly string[]> {
  try {
    return (await readdir(directory)).sort((left, right) => (left < right ? -1 : 1))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** The disk of this machine, over node:fs. */
export const realDisk: Disk = {
  open: (path, options) => openAs(RealFile, path, options),
  list,
  makeDirectory,
  rename,
  remove: (path) => rm(path, { force: true }),
  syncDirectory,
  lock: takeSymlinkLock,
}

/** The same, for a thread that does nothing but write: it saves the hop through the thread pool and keeps nobody else. */
export const blockingDisk: Disk = {
  ...realDisk,
  open: (path, options) => openAs(BlockingFile, path, options),
}
