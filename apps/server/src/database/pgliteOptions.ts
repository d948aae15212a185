import { PGlite } from '@electric-sql/pglite'
import { INT8_OID } from './engine.ts'

/** PostgreSQL clears its buffers at each start, and its usual 128 MB take longer than all else that an open does. */
export const PGLITE_OPTIONS = {
  parsers: { [INT8_OID]: BigInt },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
}
