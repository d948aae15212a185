import type { ChannelMessage } from '@touchstone/protocol'

/**
 * Takes every message of one channel as it comes and makes an immutable view of it when the page is about to paint.
 * A message may be cheap to take and its view dear to make: that is why they are apart.
 */
export interface Accumulator<View> {
  accept(message: ChannelMessage): void
  view(): View
}

/** Channels whose every message is the whole truth: tickers, the running candle, status. */
export function latestAccumulator<View>(empty: View, read: (data: unknown) => View | undefined): Accumulator<View> {
  let latest = empty
  return {
    accept(message) {
      latest = read(message.data) ?? latest
    },
    view: () => latest,
  }
}

/**
 * Channels that carry rows with a key: a snapshot replaces all, a diff replaces or adds by key. Rows for which `gone` is
 * true are dropped. Newest first when `newestFirst`.
 */
export function rowsAccumulator<Row>(options: {
  readonly key: (row: Row) => string
  readonly gone?: (row: Row) => boolean
  readonly limit?: number
}): Accumulator<readonly Row[] | undefined> {
  const rows = new Map<string, Row>()
  let known = false
  let view: readonly Row[] | undefined
  return {
    accept(message) {
      if (message.type === 'snap') rows.clear()
      known = true
      for (const row of asRows<Row>(message.data)) {
        rows.delete(options.key(row))
        if (!options.gone?.(row)) rows.set(options.key(row), row)
      }
      for (const key of rows.keys()) {
        if (options.limit === undefined || rows.size <= options.limit) break
        rows.delete(key)
      }
      view = undefined
    },
    view() {
      if (!known) return undefined
      view ??= [...rows.values()]
      return view
    },
  }
}

/** Several rows, or one. The channel's own schema is checked by the socket's other end; here only the shape matters. */
export function asRows<Row>(data: unknown): readonly Row[] {
  if (Array.isArray(data)) return data as readonly Row[]
  return data === null || data === undefined ? [] : [data as Row]
}
