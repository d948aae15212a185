import { useQuery } from '@tanstack/react-query'
import { mergeOrders } from '@touchstone/client'
import type { OrderRow } from '@touchstone/protocol'
import { useMemo } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useTopic } from '../../shared/live/LiveProvider.tsx'
import { listTopic } from '../../shared/live/topic.ts'
import { useConnection } from '../../shared/live/useLive.ts'

/** Open and waiting orders by number. */
export const ordersTopic = listTopic('order', mergeOrders)

const POLL_MS = 3_000
/** As many as a list call gives; nobody may have more open in one market. */
const MOST = '200'

/** Open and waiting orders, newest first; undefined while loading. Asked for by call while the socket is down. */
export function useOpenOrders(symbol?: string): readonly OrderRow[] | undefined {
  const live = useTopic(ordersTopic)
  const { connection } = useConnection()
  const down = connection !== 'open'
  const polled = useQuery({
    ...callQuery('getOrderList', { state: 'current', size: MOST }),
    enabled: down,
    refetchInterval: down ? POLL_MS : false,
  })
  return useMemo(() => {
    const rows = down ? (polled.data?.list ?? (live && [...live.values()])) : live && [...live.values()]
    return rows
      ?.filter((order) => symbol === undefined || order.symbol === symbol)
      .sort((a, b) => b.time - a.time || Number(b.orderNo) - Number(a.orderNo))
  }, [down, polled.data, live, symbol])
}
