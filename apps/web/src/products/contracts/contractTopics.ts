import { type HeldPositions, mergeContractOrders, mergePositions } from '@touchstone/client'
import type { ContractRow, PositionData } from '@touchstone/protocol'
import { mergeAccumulator } from '../../shared/live/accumulator.ts'
import { useTopic } from '../../shared/live/LiveProvider.tsx'
import { listTopic, type Topic } from '../../shared/live/topic.ts'

/** Open and waiting contract orders by number. */
const contractOrdersTopic = listTopic('contractOrder', mergeContractOrders)

/** The contract account and its open positions. */
const positionsTopic: Topic<HeldPositions | undefined> = {
  channel: 'position',
  pace: 'table',
  accumulator: () => mergeAccumulator<HeldPositions | undefined, PositionData>(undefined, mergePositions),
}

/** Each answers undefined until the first snapshot is there. */
export const useContractOrders = (): ReadonlyMap<string, ContractRow> | undefined => useTopic(contractOrdersTopic)

export const usePositions = (): HeldPositions | undefined => useTopic(positionsTopic)
