import type { Bar, Indicator, IndicatorGroup, IndicatorParameter, LineKind, Series } from './indicator.ts'

export type Limits = Omit<IndicatorParameter, 'key'>

interface Definition<Parameter extends string, Line extends string> {
  readonly id: string
  readonly group: IndicatorGroup
  readonly pane: 'price' | 'own'
  readonly parameters: Readonly<Record<Parameter, Limits>>
  readonly lines: Readonly<Record<Line, LineKind>>
  readonly levels?: readonly number[]
  readonly compute: (
    bars: readonly Bar[],
    parameters: Readonly<Record<Parameter, number>>,
  ) => Readonly<Record<Line, Series>>
}

/** A whole number of bars, or of something else. */
export const whole = (initial: number, min = 1, max = 500): Limits => ({ initial, min, max, step: 1 })

export const fraction = (initial: number, min: number, max: number, step: number): Limits => ({
  initial,
  min,
  max,
  step,
})

/**
 * Makes the indicator of a formula. The formula may rely on parameters within their limits and on whole bars: a bar with a missing
 * number is left out and has no value, and the bars around it are neighbours. A value that is not a finite number is left out.
 */
export function defineIndicator<Parameter extends string, Line extends string>(
  definition: Definition<Parameter, Line>,
): Indicator {
  const { id, group, pane, levels } = definition
  const parameters = Object.entries<Limits>(definition.parameters).map(([key, limits]) => ({ key, ...limits }))
  const lines = Object.entries<LineKind>(definition.lines).map(([key, kind]) => ({ key, kind }))
  const compute: Indicator['compute'] = (bars, values) => {
    const chosen = Object.fromEntries(parameters.map((limits, index) => [limits.key, within(limits, values[index])]))
    const sound = bars.filter(isWhole)
    const computed = definition.compute(sound, chosen as Readonly<Record<Parameter, number>>)
    return Object.fromEntries(
      lines.map(({ key }) => {
        const series = computed[key as Line].map(finite)
        return [key, sound.length === bars.length ? series : inPlace(bars, series)]
      }),
    )
  }
  return { id, group, pane, parameters, lines, ...(levels && { levels }), compute }
}

function within({ initial, min, max, step }: Limits, asked: number | undefined): number {
  if (asked === undefined || !Number.isFinite(asked)) return initial
  const clamped = Math.min(max, Math.max(min, asked))
  return Number.isInteger(step) ? Math.round(clamped) : clamped
}

const isWhole = ({ time, open, high, low, close, volume }: Bar): boolean =>
  [time, open, high, low, close, volume].every(Number.isFinite)

const finite = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null)

/** The values of the whole bars at the places those bars have among all. */
function inPlace(bars: readonly Bar[], series: Series): Series {
  let next = 0
  return bars.map((bar) => (isWhole(bar) ? (series[next++] ?? null) : null))
}
