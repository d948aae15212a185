import type { PostgresPoolClient } from 'kysely'

const LENGTH = 'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int8 as length from pg_control_checkpoint()'

/**
 * Brings the database to its own files when its write-ahead log has become longer than this since the last time. That
 * writes the pages which changed, at most the buffers' 32 MB: some 30 ms.
 */
export async function shortenWriteAheadLog(client: PostgresPoolClient, longestBytes: number): Promise<void> {
  const { rows } = await client.query<{ length: bigint }>(LENGTH, [])
  if ((rows[0]?.length ?? 0n) > BigInt(longestBytes)) await client.query('checkpoint', [])
}
