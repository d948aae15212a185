import type { Period } from '@touchstone/protocol'
import { useEffect, useMemo } from 'react'
import { api } from '../../shared/api/api.ts'
import { useLiveHub } from '../../shared/live/LiveProvider.tsx'
import type { LiveHub } from '../../shared/live/liveHub.ts'
import { candleTopic } from '../../shared/live/marketTopics.ts'
import { askedAhead } from './askedAhead.ts'
import { BARS_PER_PAGE, type CandleSource } from './candleLoader.ts'
import type { ChartSeries } from './series.ts'

/** Candles of one series and period: pages by call, the running one from the live channel. */
export function candleSource(hub: LiveHub, { symbol, kind }: ChartSeries, period: Period): CandleSource {
  return {
    period,
    load: (end) =>
      api().call(
        'getKline',
        {
          symbol,
          period,
          limit: String(BARS_PER_PAGE),
          ...(kind !== 'market' && { series: kind }),
          ...(end !== undefined && { end: String(end - 1) }),
        },
        { refusal: 'here' },
      ),
    follow(onCandles) {
      const topic = hub.topic(candleTopic(symbol, period, kind))
      const tell = () => {
        const candles = topic.getView()
        if (candles) onCandles(candles)
      }
      const stop = topic.subscribe(tell)
      tell()
      return stop
    },
  }
}

/** Asks for the latest page as soon as a chart is mounted: the code that draws it is still on its way then. */
export function useCandleSource({ symbol, kind }: ChartSeries, period: Period): CandleSource {
  const hub = useLiveHub()
  const source = useMemo(() => askedAhead(candleSource(hub, { symbol, kind }, period)), [hub, symbol, kind, period])
  useEffect(() => source.begin(), [source])
  return source
}
