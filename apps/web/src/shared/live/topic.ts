import type { ChannelMessage } from '@touchstone/protocol'
import { type Accumulator, mergeAccumulator } from './accumulator.ts'

/** How often at most a topic is painted: each pace has one slot, which all its topics share. */
export type Pace = 'depth' | 'tape' | 'candle' | 'table'

/** One channel of the stream, and the value made of its messages. Products define topics of their own. */
export interface Topic<View> {
  /** Names the topic: all definitions of one channel must be the same. */
  readonly channel: string
  readonly pace: Pace
  readonly accumulator: () => Accumulator<View>
}

/** A list by number that starts with a snapshot, painted at the pace of tables. Undefined before the first. */
export function listTopic<Row, Data>(
  channel: string,
  merge: (held: ReadonlyMap<string, Row>, message: ChannelMessage<Data>) => ReadonlyMap<string, Row>,
): Topic<ReadonlyMap<string, Row> | undefined> {
  const none: ReadonlyMap<string, Row> = new Map()
  return { channel, pace: 'table', accumulator: () => mergeAccumulator(none, merge) }
}
