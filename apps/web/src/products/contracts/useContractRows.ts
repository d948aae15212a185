import { useQuery } from '@tanstack/react-query'
import type { CallData, ContractRow } from '@touchstone/protocol'
import { useMemo } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useConnection } from '../../shared/live/useLive.ts'
import { contractAccount } from './contractReads.ts'
import { useContractOrders, usePositions } from './contractTopics.ts'

const POLL_MS = 3_000
/** As many as a list call gives. */
const MOST = '200'

export type ContractAccount = CallData<'getContractAccount'>
export type ContractFilter = (row: ContractRow) => boolean

/** A list that lives on its channel, and is asked for by call while the socket is down. */
function useTab(tab: 'pending' | 'trading', live: readonly ContractRow[] | undefined) {
  const down = useConnection().connection !== 'open'
  const polled = useQuery({
    ...callQuery('getContractList', { tab, size: MOST }),
    enabled: down,
    refetchInterval: down ? POLL_MS : false,
  })
  return down ? (polled.data?.list ?? live) : live
}

const newestFirst = (a: ContractRow, b: ContractRow) =>
  b.openTime - a.openTime || Number(b.orderNo || b.id) - Number(a.orderNo || a.id)

function chosen(rows: readonly ContractRow[] | undefined, filter: ContractFilter | undefined) {
  return (filter ? rows?.filter(filter) : rows)?.toSorted(newestFirst)
}

/** Open and waiting orders, newest first; undefined while loading. `filter` must keep its identity. */
export function usePendingContracts(filter?: ContractFilter): readonly ContractRow[] | undefined {
  const live = useContractOrders()
  const rows = useTab(
    'pending',
    useMemo(() => live && [...live.values()], [live]),
  )
  return useMemo(() => chosen(rows, filter), [rows, filter])
}

/** Open positions, newest first; undefined while loading. `filter` must keep its identity. */
export function useOpenPositions(filter?: ContractFilter): readonly ContractRow[] | undefined {
  const live = usePositions()
  const rows = useTab(
    'trading',
    useMemo(() => live && [...live.list.values()], [live]),
  )
  return useMemo(() => chosen(rows, filter), [rows, filter])
}

/** The contract account; undefined while loading. */
export function useContractAccount(): ContractAccount | undefined {
  const live = usePositions()?.account
  const { data } = useQuery({
    ...contractAccount(),
    enabled: live === undefined,
    refetchInterval: live === undefined ? POLL_MS : false,
  })
  return live ?? data
}
