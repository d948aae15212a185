import { typicals, utcDay, volumes } from '../barSeries.ts'
import { defineIndicator, whole } from '../defineIndicator.ts'
import { divide, multiply, ratio } from '../series.ts'
import { total } from '../windows.ts'

/** The average price of the UTC day so far, each typical price counting as much as was traded at it. */
export const vwap = defineIndicator({
  id: 'vwap',
  group: 'volume',
  pane: 'price',
  parameters: {},
  lines: { value: 'line' },
  compute(bars) {
    let turnover = 0
    let traded = 0
    const value = bars.map((bar, index) => {
      const before = bars[index - 1]
      if (!before || utcDay(before) !== utcDay(bar)) {
        turnover = 0
        traded = 0
      }
      turnover += ((bar.high + bar.low + bar.close) / 3) * bar.volume
      traded += bar.volume
      return ratio(turnover, traded)
    })
    return { value }
  },
})

/** The same over the last bars, whatever the day. */
export const rollingVwap = defineIndicator({
  id: 'rollingVwap',
  group: 'volume',
  pane: 'price',
  parameters: { period: whole(14) },
  lines: { value: 'line' },
  compute(bars, { period }) {
    const turnover = multiply(typicals(bars), volumes(bars))
    return { value: divide(total(turnover, period), total(volumes(bars), period)) }
  },
})
