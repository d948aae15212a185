import type { BalanceData, BalanceRow, ChannelMessage, TapeRow, TickerData } from '@touchstone/protocol'
import { merged } from './merged.ts'

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

/** Holds the tape, newest first, at most `limit` rows. */
export function mergeTape(
  held: readonly TapeRow[],
  message: ChannelMessage<readonly TapeRow[]>,
  limit = 50,
): readonly TapeRow[] {
  const rows = message.type === 'snap' ? message.data : [...message.data.toReversed(), ...held]
  return rows.slice(0, limit)
}
