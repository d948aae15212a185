import type { MarkData, TapeRow, TickerData } from '@touchstone/protocol'
import type { DepthView } from './depthAccumulator.ts'
import { useTopic } from './LiveProvider.tsx'
import { depthTopic, markTopic, tapeTopic, tickersTopic, tickerTopic } from './marketTopics.ts'

/** One hook per topic of a market. Each answers undefined until the first snapshot is there. */
export const useTicker = (symbol: string): TickerData | undefined => useTopic(tickerTopic(symbol))

export const useTickers = (type: string): ReadonlyMap<string, TickerData> | undefined => useTopic(tickersTopic(type))

export const useDepth = (symbol: string, step: string): DepthView | undefined => useTopic(depthTopic(symbol, step))

export const useTape = (symbol: string): readonly TapeRow[] | undefined => useTopic(tapeTopic(symbol))

export const useMark = (symbol: string): MarkData | undefined => useTopic(markTopic(symbol))
