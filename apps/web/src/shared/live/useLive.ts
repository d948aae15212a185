import type { LiveState } from '@touchstone/client'
import type { BalanceRow, DealRow, MarkData, RecordKind, StatusData, TapeRow, TickerData } from '@touchstone/protocol'
import { useEffect } from 'react'
import type { DepthView } from './accumulator.ts'
import { useLiveHub, useTopic, useView } from './LiveProvider.tsx'
import {
  balancesTopic,
  depthTopic,
  fillsTopic,
  markTopic,
  recordsTopic,
  statusTopic,
  tapeTopic,
  tickersTopic,
  tickerTopic,
} from './topics.ts'

/** One hook per topic that belongs to no product. Each answers undefined until the first snapshot is there. */
export const useTicker = (symbol: string): TickerData | undefined => useTopic(tickerTopic(symbol))

export const useTickers = (type: string): ReadonlyMap<string, TickerData> | undefined => useTopic(tickersTopic(type))

export const useDepth = (symbol: string, step: string): DepthView | undefined => useTopic(depthTopic(symbol, step))

export const useTape = (symbol: string): readonly TapeRow[] | undefined => useTopic(tapeTopic(symbol))

export const useMark = (symbol: string): MarkData | undefined => useTopic(markTopic(symbol))

export const useFills = (): readonly DealRow[] | undefined => useTopic(fillsTopic)

export const useBalances = (): ReadonlyMap<string, BalanceRow> | undefined => useTopic(balancesTopic)

/** How often each kind of the customer's records was said to have changed since the page was opened. */
export const useRecordChanges = (): ReadonlyMap<RecordKind, number> | undefined => useTopic(recordsTopic)

/** Calls `look` when something in the customer's records of a kind has changed. Keep `look` the same between renders. */
export function useRecordChange(kind: RecordKind, look: () => void): void {
  const changes = useRecordChanges()?.get(kind)
  useEffect(() => {
    if (changes !== undefined) look()
  }, [changes, look])
}

export const useStatus = (): StatusData | undefined => useTopic(statusTopic)

export const useConnection = (): LiveState => useView(useLiveHub().connection)

/** What is shown may be old: no sign of life, or no connection. */
export function useStale(): boolean {
  const { connection, stale } = useConnection()
  return stale || connection === 'waiting'
}
