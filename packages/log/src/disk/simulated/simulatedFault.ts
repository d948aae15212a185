import type { DiskErrorCode } from '../disk.ts'

export type DiskOperationKind =
  | 'open'
  | 'create'
  | 'read'
  | 'write'
  | 'sync'
  | 'list'
  | 'makeDirectory'
  | 'rename'
  | 'remove'
  | 'syncDirectory'
  | 'lock'

export interface DiskOperation {
  readonly kind: DiskOperationKind
  readonly path: string
  /** Counts all operations of the disk from 0. */
  readonly index: number
  readonly offset: number
  readonly length: number
}

export type DiskFault =
  /** Fails with this code. A failing write or sync leaves bytes that were not durable kept, dropped or torn. */
  | { readonly kind: 'fails'; readonly code: DiskErrorCode }
  /** A write, sync or syncDirectory claims success and leaves everything to the next power cut. */
  | { readonly kind: 'not_durable' }
  /** A write lands at another offset of the same file and claims success. */
  | { readonly kind: 'misdirected'; readonly offset: number }
