import { useQuery } from '@tanstack/react-query'
import type { DeliveryRow } from '@touchstone/protocol'
import { useMemo } from 'react'
import { callQuery } from '../api/queries.ts'
import { useConnection, useDeliveries } from '../live/useLive.ts'

const POLL_MS = 3_000
/** As many as a list call gives. */
const MOST = '200'
/** Settled orders that stay in sight. */
const RECENT = 20

export interface DeliveryRows {
  /** Not settled yet, the next to end first. */
  readonly open: readonly DeliveryRow[]
  /** Settled while the page was open, the last one first. */
  readonly settled: readonly DeliveryRow[]
}

function byEnd(one: DeliveryRow, other: DeliveryRow): number {
  return one.expiry - other.expiry || Number(one.orderNo) - Number(other.orderNo)
}

/** The customer's timed orders; undefined while loading. Asked for by call while the socket is down. */
export function useDeliveryRows(): DeliveryRows | undefined {
  const live = useDeliveries()
  const down = useConnection().connection !== 'open'
  const polled = useQuery({
    ...callQuery('getDeliveryList', { state: 'open', size: MOST }),
    enabled: down,
    refetchInterval: down ? POLL_MS : false,
  })
  const asked = down ? polled.data?.list : undefined
  return useMemo(() => {
    if (!live && !asked) return undefined
    const rows = live ? [...live.values()] : []
    return {
      open: (asked ?? rows).filter(({ result }) => result === '').toSorted(byEnd),
      settled: rows
        .filter(({ result }) => result !== '')
        .toSorted((one, other) => byEnd(other, one))
        .slice(0, RECENT),
    }
  }, [live, asked])
}
