import type { RecordedCall, Recording } from './tape.ts'

/** As many candles as a chart shows at first. */
const CANDLES = 160
const TRADES = 30
const LEVELS = 30

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

function last(rows: unknown, count: number): unknown {
  return Array.isArray(rows) ? rows.slice(-count) : rows
}

function shorterAnswer({ call, answer }: RecordedCall): unknown {
  const envelope = answer as { data: Record<string, unknown> | null }
  if (!envelope.data) return answer
  if (call === 'getKline') return { ...envelope, data: { ...envelope.data, list: last(envelope.data.list, CANDLES) } }
  if (call === 'getTrades' && Array.isArray(envelope.data)) return { ...envelope, data: envelope.data.slice(0, TRADES) }
  return answer
}

function shorterMessage(channel: string, message: unknown): unknown {
  const { data, ...rest } = message as { data: Json }
  if (channel.startsWith('kline.') || channel.startsWith('index.')) return { ...rest, data: last(data, CANDLES) }
  if (channel.startsWith('trade.')) return { ...rest, data: Array.isArray(data) ? data.slice(0, TRADES) : data }
  if (channel.startsWith('depth.')) {
    const { bids, asks } = data as { bids: Json[]; asks: Json[] }
    return { ...rest, data: { ...(data as object), bids: bids.slice(0, LEVELS), asks: asks.slice(0, LEVELS) } }
  }
  return message
}

/** Pictures that customers sent are lent for a minute: in their place stands one that the gallery has. */
const withoutLentPictures = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(/"\/files\/[\w-]+"/g, '"/mark.svg"'))

/** Cuts what no screen shows at once. */
export function shorten(recording: Recording): Recording {
  const channels = Object.entries(recording.channels).map(([name, message]) => [name, shorterMessage(name, message)])
  return {
    ...recording,
    calls: recording.calls.map((one) => ({ ...one, answer: withoutLentPictures(shorterAnswer(one)) })),
    channels: Object.fromEntries(channels),
  }
}
