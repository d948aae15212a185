import type { ImageUse } from '@touchstone/protocol'
import type { Generated } from 'kysely'
import type { Millis } from '../database/columns.ts'

export type FileKind = 'picture' | 'pdf'

/** A picture of a customer, or a document sent to support. The picture itself lies encrypted in the file store under the same id. */
export interface ImagesTable {
  id: string
  user_id: string
  use: ImageUse
  kind: Generated<FileKind>
  /** null: shredded, nobody can read the file any more. */
  wrapped_key: string | null
  bytes: number
  /** 0 both for a document. */
  width: number
  height: number
  created_at: Millis
  /** Shredded after that. */
  keep_until: Millis
}

export interface FilesTables {
  images: ImagesTable
}

declare module '../database/schema.ts' {
  interface Database extends FilesTables {}
}
