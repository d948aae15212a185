import type {
  BalanceData,
  BalanceRow,
  ChannelMessage,
  OrderData,
  OrderRow,
  TapeRow,
  TickerData,
} from '@touchstone/protocol'

/** Rows of a channel by their key: a snapshot replaces all, an update replaces or adds. Returns a new map. */
function merged<Row>(
  held: ReadonlyMap<string, Row>,
  message: ChannelMessage<unknown>,
  rows: readonly Row[],
  key: (row: Row) => string,
): ReadonlyMap<string, Row> {
  const next = new Map(message.type === 'snap' ? [] : held)
  for (const row of rows) next.set(key(row), row)
  return next
}

/** Holds `tickers.{type}` by symbol. */
export function mergeTickers(
  held: ReadonlyMap<string, TickerData>,
  message: ChannelMessage<readonly TickerData[]>,
): ReadonlyMap<string, TickerData> {
  return merged(held, message, message.data, (row) => row.symbol)
}

/** Holds the private `balance` channel by "account currency". */
export function mergeBalances(
  held: ReadonlyMap<string, BalanceRow>,
  message: ChannelMessage<BalanceData>,
): ReadonlyMap<string, BalanceRow> {
  return merged(held, message, message.data.list, (row) => `${row.account} ${row.currency}`)
}

/** Holds the private `order` channel by order number: open and waiting orders only, finished ones are taken out. */
export function mergeOrders(
  held: ReadonlyMap<string, OrderRow>,
  message: ChannelMessage<OrderData>,
): ReadonlyMap<string, OrderRow> {
  const next = new Map(merged(held, message, message.data, (row) => row.orderNo))
  for (const row of message.data) if (row.state !== 'current' && row.state !== 'pending') next.delete(row.orderNo)
  return next
}

/** Holds the tape, newest first, at most `limit` rows. */
export function mergeTape(
  held: readonly TapeRow[],
  message: ChannelMessage<readonly TapeRow[]>,
  limit = 50,
): readonly TapeRow[] {
  const rows = message.type === 'snap' ? message.data : [...message.data.toReversed(), ...held]
  return rows.slice(0, limit)
}
