import { PGlite } from '@electric-sql/pglite'
import { INT8_OID } from './engine.ts'

const SETTINGS = {
  // They are cleared at each start: the usual 128 MB take longer than all else that an open does.
  shared_buffers: '32MB',
  // Each segment of the write-ahead log would be filled with zeros before its first use: 10 ms in one statement of some hundreds.
  wal_init_zero: 'off',
  // How much of the log is kept to be written again. `upkeep` keeps it short.
  min_wal_size: '32MB',
  max_wal_size: '64MB',
}

export const PGLITE_OPTIONS = {
  parsers: { [INT8_OID]: BigInt },
  startParams: [
    ...PGlite.defaultStartParams,
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
}
