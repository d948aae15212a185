/** Error codes the log tells apart; anything else is treated like EIO. */
export type DiskErrorCode = 'ENOSPC' | 'EDQUOT' | 'EIO' | 'ENOENT' | 'EEXIST'

export interface OpenFileOptions {
  /** Make the file when it is not there; an existing file is opened as it is. */
  readonly create?: boolean
  /** Every `write` resolves only after its bytes are on the medium (O_DSYNC). Without it `sync` must be called. */
  readonly durable?: boolean
}

export interface DiskFile {
  /** Bytes in file at the time of the call. */
  size(): Promise<number>
  /** Up to `length` bytes from `offset`; fewer at the end of the file. The result is not reused. */
  read(offset: number, length: number): Promise<Uint8Array>
  /** Writes all bytes or rejects; after a rejection nobody knows which of them reached the medium. */
  write(offset: number, bytes: Uint8Array): Promise<void>
  /** Makes every earlier write to this file durable. */
  sync(): Promise<void>
  /** Whether the path it was opened by still names this very file. Answered at once: a few microseconds. */
  isInPlace(): boolean
  close(): Promise<void>
}

export interface DiskLock {
  /** Idempotent. */
  release(): Promise<void>
}

/** A live process, or one that cannot be checked from here, holds the lock. */
export class DiskLocked extends Error {
  override readonly name = 'DiskLocked'
  readonly path: string
  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}

/**
 * The few file operations a log needs, with the guarantees it may rely on: a 512-byte sector is written whole or not at
 * all, `rename` is atomic, and names survive a power cut only after `syncDirectory`. Failures carry a `code`.
 */
export interface Disk {
  open(path: string, options?: OpenFileOptions): Promise<DiskFile>
  /** Names in the directory in code-unit order; empty when the directory does not exist. */
  list(directory: string): Promise<readonly string[]>
  /** Makes the directory and its parents durably; does nothing when it is there. */
  makeDirectory(directory: string): Promise<void>
  /** Replaces `to` when it exists. Both in one directory. */
  rename(from: string, to: string): Promise<void>
  /** Removing a missing file is not an error. */
  remove(path: string): Promise<void>
  /** Makes the names made, renamed and removed in the directory durable. */
  syncDirectory(directory: string): Promise<void>
  /** Takes the exclusive lock or rejects with {@link DiskLocked}; two live holders never exist. */
  lock(path: string): Promise<DiskLock>
}

export function diskErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

export function isDiskFull(error: unknown): boolean {
  const code = diskErrorCode(error)
  return code === 'ENOSPC' || code === 'EDQUOT'
}

export function isMissing(error: unknown): boolean {
  return diskErrorCode(error) === 'ENOENT'
}
