import type {
  BalanceData,
  BalanceRow,
  ChannelMessage,
  ContractOrderData,
  ContractRow,
  DeliveryData,
  DeliveryRow,
  OrderData,
  OrderRow,
  PositionData,
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

/** Holds `contractOrder` by order number: open and waiting orders only. */
export function mergeContractOrders(
  held: ReadonlyMap<string, ContractRow>,
  message: ChannelMessage<ContractOrderData>,
): ReadonlyMap<string, ContractRow> {
  const next = new Map(merged(held, message, message.data, (row) => row.orderNo))
  for (const row of message.data) if (row.state !== 'pending') next.delete(row.orderNo)
  return next
}

export interface HeldPositions {
  readonly account: PositionData['account']
  /** Open positions by number. */
  readonly list: ReadonlyMap<string, ContractRow>
}

/** Holds `position`: the account and the open positions; closed ones are taken out. */
export function mergePositions(held: HeldPositions | undefined, message: ChannelMessage<PositionData>): HeldPositions {
  const { account, list } = message.data
  const next = new Map(merged(held?.list ?? new Map<string, ContractRow>(), message, list, (row) => row.id))
  for (const row of list) if (row.state === 'closed') next.delete(row.id)
  return { account, list: next }
}

/** Holds `delivery` by order number: the open timed orders, and those settled since the snapshot. */
export function mergeDeliveries(
  held: ReadonlyMap<string, DeliveryRow>,
  message: ChannelMessage<DeliveryData>,
): ReadonlyMap<string, DeliveryRow> {
  return merged(held, message, message.data, (row) => row.orderNo)
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
