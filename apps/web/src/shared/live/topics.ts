import { mergeBalances } from '@touchstone/client'
import {
  type ChannelMessage,
  type DealRow,
  type FillData,
  RECORD_KINDS,
  type RecordData,
  type RecordKind,
  type StatusData,
} from '@touchstone/protocol'
import { latestAccumulator, mergeAccumulator } from './accumulator.ts'
import { listTopic, type Topic } from './topic.ts'

const RECENT_FILLS = 100

/** By "account currency". */
export const balancesTopic = listTopic('balance', mergeBalances)

function mergeFills(held: readonly DealRow[], message: ChannelMessage<FillData>): readonly DealRow[] {
  return message.type === 'snap' ? held : [...message.data.toReversed(), ...held].slice(0, RECENT_FILLS)
}

const NO_FILLS: readonly DealRow[] = []

/** Fills since the page was opened, newest first. */
export const fillsTopic: Topic<readonly DealRow[] | undefined> = {
  channel: 'fill',
  pace: 'table',
  accumulator: () => mergeAccumulator(NO_FILLS, mergeFills),
}

/** After a lost connection anything may have changed: a snapshot counts as a change of everything that is looked at. */
function countChanges(
  held: ReadonlyMap<RecordKind, number>,
  { type, data }: ChannelMessage<RecordData>,
): ReadonlyMap<RecordKind, number> {
  const kinds = type === 'snap' ? RECORD_KINDS : data
  const counted = new Map(held)
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1)
  return counted
}

const NO_CHANGES: ReadonlyMap<RecordKind, number> = new Map()

/** How often each kind of records was said to have changed since the page was opened. */
export const recordsTopic: Topic<ReadonlyMap<RecordKind, number> | undefined> = {
  channel: 'record',
  pace: 'table',
  accumulator: () => mergeAccumulator(NO_CHANGES, countChanges),
}

export const statusTopic: Topic<StatusData | undefined> = {
  channel: 'status',
  pace: 'table',
  accumulator: () => latestAccumulator<StatusData>(),
}
