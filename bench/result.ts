/** One line of the report. `ratio` = value ÷ baseline, both measured in the same run. */
export interface BenchResult {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly baseline: number
  readonly ratio: number
  /** The ratio we want to reach, and what the baseline is; for the reader, not in the JSON file. */
  readonly goal: string
  readonly against: string
}

export interface Benchmark {
  readonly name: string
  run(): Promise<readonly BenchResult[]>
}
