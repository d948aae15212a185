import { PGlite } from '@electric-sql/pglite'
import { INT8_OID } from './engine.ts'

/**
 * PostgreSQL clears its buffers at each start, and its usual 128 MB take longer than all else that an open does. It writes each
 * segment of its own log full of zeros before the first use, which held up one statement in some hundreds by 10 ms.
 */
export const PGLITE_OPTIONS = {
  parsers: { [INT8_OID]: BigInt },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'wal_init_zero=off'],
}
