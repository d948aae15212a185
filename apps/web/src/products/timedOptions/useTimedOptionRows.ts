import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DeliveryRow } from '@touchstone/protocol'
import { useMemo } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useConnection } from '../../shared/live/useLive.ts'
import { useTimedOptions } from './useTimedOptions.ts'

const POLL_MS = 3_000
/** As many as a list call gives. */
const MOST = '200'
/** Settled orders that stay in sight. */
const RECENT = 20

export interface TimedOptionRows {
  /** Not settled yet, the next to end first. */
  readonly open: readonly DeliveryRow[]
  /** The latest settled ones, the last one first; undefined while they are asked for. */
  readonly settled: readonly DeliveryRow[] | undefined
}

function byEnd(one: DeliveryRow, other: DeliveryRow): number {
  return one.expiry - other.expiry || Number(one.orderNo) - Number(other.orderNo)
}

const isOpen = ({ result }: DeliveryRow): boolean => result === ''

/** Open orders as their channel tells them, or by call while the socket is down. */
function useOpenOrders(live: ReadonlyMap<string, DeliveryRow> | undefined): readonly DeliveryRow[] | undefined {
  const down = useConnection().connection !== 'open'
  const polled = useQuery({
    ...callQuery('getDeliveryList', { state: 'open', size: MOST }),
    enabled: down,
    refetchInterval: down ? POLL_MS : false,
  })
  const asked = down ? polled.data?.list : undefined
  return useMemo(() => (asked ?? (live && [...live.values()]))?.filter(isOpen).toSorted(byEnd), [live, asked])
}

/**
 * The customer's timed orders; undefined while loading. Results come with their channel; those that came while nobody
 * listened are asked for as soon as an order is missing among the open ones.
 */
export function useTimedOptionRows(): TimedOptionRows | undefined {
  const live = useTimedOptions()
  const open = useOpenOrders(live)
  const filter = { state: 'closed', size: String(RECENT) } as const
  const { data } = useQuery({
    ...callQuery('getDeliveryList', filter),
    queryKey: ['getDeliveryList', filter, open?.map(({ orderNo }) => orderNo).join(' ')],
    enabled: open !== undefined,
    placeholderData: keepPreviousData,
  })
  const past = data?.list
  return useMemo(() => {
    if (!open) return undefined
    if (!past) return { open, settled: undefined }
    const told = live ? [...live.values()].filter((row) => !isOpen(row)) : []
    const byNumber = new Map([...past, ...told].map((row) => [row.orderNo, row]))
    const settled = [...byNumber.values()].toSorted((one, other) => byEnd(other, one)).slice(0, RECENT)
    return { open, settled }
  }, [open, live, past])
}
