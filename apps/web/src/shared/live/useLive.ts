import type { LiveState } from '@touchstone/client'
import type { BalanceRow, DealRow, RecordKind, StatusData } from '@touchstone/protocol'
import { useEffect } from 'react'
import { useLiveHub, useTopic, useView } from './LiveProvider.tsx'
import { balancesTopic, fillsTopic, recordsTopic, statusTopic } from './topics.ts'

/** One hook per topic that belongs to no product and no market. Each answers undefined until the first snapshot is there. */
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

/** The value may be outdated: no sign of life, or no connection. */
export function useStale(): boolean {
  const { connection, stale } = useConnection()
  return stale || connection === 'waiting'
}
