import type { HeldPositions, LiveState } from '@touchstone/client'
import type {
  BalanceRow,
  ContractRow,
  DealRow,
  DeliveryRow,
  MarkData,
  OrderRow,
  RecordKind,
  StatusData,
  TapeRow,
  TickerData,
} from '@touchstone/protocol'
import { useEffect } from 'react'
import type { DepthView } from './accumulator.ts'
import { useLiveHub, useTopic } from './LiveProvider.tsx'

/** One hook per topic. Each answers undefined until the first snapshot is there. */
export const useTicker = (symbol: string): TickerData | undefined => useTopic(useLiveHub().ticker(symbol))

export const useTickers = (type: string): ReadonlyMap<string, TickerData> | undefined =>
  useTopic(useLiveHub().tickers(type))

export const useDepth = (symbol: string, step: string): DepthView | undefined =>
  useTopic(useLiveHub().depth(symbol, step))

export const useTape = (symbol: string): readonly TapeRow[] | undefined => useTopic(useLiveHub().tape(symbol))

export const useMark = (symbol: string): MarkData | undefined => useTopic(useLiveHub().mark(symbol))

export const useContractOrders = (): ReadonlyMap<string, ContractRow> | undefined =>
  useTopic(useLiveHub().contractOrders())

export const usePositions = (): HeldPositions | undefined => useTopic(useLiveHub().positions())

export const useTimedOptions = (): ReadonlyMap<string, DeliveryRow> | undefined => useTopic(useLiveHub().deliveries())

export const useOrders = (): ReadonlyMap<string, OrderRow> | undefined => useTopic(useLiveHub().orders())

export const useFills = (): readonly DealRow[] | undefined => useTopic(useLiveHub().fills())

export const useBalances = (): ReadonlyMap<string, BalanceRow> | undefined => useTopic(useLiveHub().balances())

/** How often each kind of the customer's records was said to have changed since the page was opened. */
export const useRecordChanges = (): ReadonlyMap<RecordKind, number> | undefined => useTopic(useLiveHub().records())

/** Calls `look` when something in the customer's records of a kind has changed. Keep `look` the same between renders. */
export function useRecordChange(kind: RecordKind, look: () => void): void {
  const changes = useRecordChanges()?.get(kind)
  useEffect(() => {
    if (changes !== undefined) look()
  }, [changes, look])
}

export const useStatus = (): StatusData | undefined => useTopic(useLiveHub().status())

/** What is shown may be old: no sign of life, or no connection. */
export function useStale(): boolean {
  const { connection, stale } = useConnection()
  return stale || connection === 'waiting'
}

export const useConnection = (): LiveState => useTopic(useLiveHub().connection)
