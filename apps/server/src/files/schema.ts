import type { ImageUse } from '@touchstone/protocol'
import type { Millis } from '../database/columns.ts'

/** A picture of a customer. The picture itself lies encrypted in the file store under the same id. */
export interface ImagesTable {
  id: string
  user_id: string
  use: ImageUse
  /** null: shredded, nobody can read the file any more. */
  wrapped_key: string | null
  bytes: number
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
