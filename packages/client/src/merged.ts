import type { ChannelMessage } from '@touchstone/protocol'

/** Rows of a channel by their key: a snapshot replaces all, an update replaces or adds. Returns a new map. */
export function merged<Row>(
  held: ReadonlyMap<string, Row>,
  message: ChannelMessage<unknown>,
  rows: readonly Row[],
  key: (row: Row) => string,
): ReadonlyMap<string, Row> {
  const next = new Map(message.type === 'snap' ? [] : held)
  for (const row of rows) next.set(key(row), row)
  return next
}
