import type { Bar, Series } from './indicator.ts'

interface Leg {
  readonly rising: boolean
  readonly stop: number
  /** The furthest the leg has come. */
  readonly extreme: number
  readonly speed: number
}

/**
 * The stop follows the leg, faster with every new extreme; when a bar touches it the leg ends and the next one starts
 * with its stop at the old extreme. The second bar tells the first direction, by reaching further down than up.
 */
export function stopAndReverse(bars: readonly Bar[], step: number, maximum: number): Series {
  const [first, second] = bars
  if (!first || !second) return bars.map(() => null)
  let leg = firstLeg(first, second, step)
  const stops: (number | null)[] = [null, leg.stop]
  for (let index = 2; index < bars.length; index++) {
    const bar = bars[index]
    const before = bars[index - 1]
    const earlier = bars[index - 2]
    if (!bar || !before || !earlier) break
    leg = follow(leg, bar, [before, earlier], step, maximum)
    stops.push(leg.stop)
  }
  return stops
}

function firstLeg(first: Bar, second: Bar, step: number): Leg {
  const rising = second.high - first.high >= first.low - second.low
  return {
    rising,
    stop: rising ? Math.min(first.low, second.low) : Math.max(first.high, second.high),
    extreme: rising ? Math.max(first.high, second.high) : Math.min(first.low, second.low),
    speed: step,
  }
}

/** The stop never enters the range of the two bars before. */
function follow(leg: Leg, bar: Bar, before: readonly Bar[], step: number, maximum: number): Leg {
  const { rising, extreme, speed } = leg
  const ahead = leg.stop + speed * (extreme - leg.stop)
  const stop = rising
    ? Math.min(ahead, ...before.map(({ low }) => low))
    : Math.max(ahead, ...before.map(({ high }) => high))
  if (rising ? bar.low <= stop : bar.high >= stop)
    return { rising: !rising, stop: extreme, extreme: rising ? bar.low : bar.high, speed: step }
  const further = rising ? bar.high > extreme : bar.low < extreme
  if (!further) return { ...leg, stop }
  return { rising, stop, extreme: rising ? bar.high : bar.low, speed: Math.min(maximum, speed + step) }
}
