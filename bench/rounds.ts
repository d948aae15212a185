/** Measures two candidates in turns, so that a busy moment of the machine hits both. */
export interface Paired {
  /** Medians over the rounds. */
  readonly value: number
  readonly baseline: number
  /** Median of the rounds' own ratios: trust this more than value ÷ baseline. */
  readonly ratio: number
}

export const ROUNDS = 7

/** Each candidate returns its rate (higher is better). One unmeasured round warms both up. */
export async function paired(
  value: () => number | Promise<number>,
  baseline: () => number | Promise<number>,
  rounds = ROUNDS,
): Promise<Paired> {
  const values: number[] = []
  const baselines: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const order = round % 2 === 0 ? ([value, baseline] as const) : ([baseline, value] as const)
    const first = await order[0]()
    const second = await order[1]()
    if (round === 0) continue
    values.push(round % 2 === 0 ? first : second)
    baselines.push(round % 2 === 0 ? second : first)
  }
  return {
    value: median(values),
    baseline: median(baselines),
    ratio: median(values.map((each, i) => each / (baselines[i] ?? Number.NaN))),
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Things a second, given what was done and how long `work` took. */
export function rate(count: number, work: () => void): number {
  const began = performance.now()
  work()
  return (count * 1000) / (performance.now() - began)
}

export async function rateAsync(count: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (count * 1000) / (performance.now() - began)
}
