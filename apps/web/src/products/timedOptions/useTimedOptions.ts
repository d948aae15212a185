import { mergeDeliveries } from '@touchstone/client'
import type { DeliveryRow } from '@touchstone/protocol'
import { useTopic } from '../../shared/live/LiveProvider.tsx'
import { listTopic } from '../../shared/live/topic.ts'

const timedOptionsTopic = listTopic('delivery', mergeDeliveries)

/** Timed orders by number: the open ones and those settled since the page was opened; undefined until the snapshot is there. */
export function useTimedOptions(): ReadonlyMap<string, DeliveryRow> | undefined {
  return useTopic(timedOptionsTopic)
}
