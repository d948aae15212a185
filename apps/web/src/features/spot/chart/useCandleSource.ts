import type { Period } from '@touchstone/protocol'
import { useMemo } from 'react'
import { api } from '../../../shared/api/api.ts'
import { useLiveHub } from '../../../shared/live/LiveProvider.tsx'
import { BARS_PER_PAGE, type CandleSource } from './candleLoader.ts'

/** Candles of one market and period: pages by call, the running one from the live channel. */
export function useCandleSource(symbol: string, period: Period): CandleSource {
  const hub = useLiveHub()
  return useMemo(
    () => ({
      period,
      load: (end) =>
        api().call('getKline', {
          symbol,
          period,
          limit: String(BARS_PER_PAGE),
          ...(end !== undefined && { end: String(end - 1) }),
        }),
      follow(onCandle) {
        const topic = hub.candle(symbol, period)
        return topic.subscribe(() => {
          const candle = topic.getView()
          if (candle) onCandle(candle)
        })
      },
    }),
    [hub, symbol, period],
  )
}
